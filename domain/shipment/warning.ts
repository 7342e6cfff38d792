/** Kind of a warning. */
export const warningCodes = [
  "NUMBER_REUSED",
  "GROSS_BELOW_NET",
  "TOO_MANY_CONTAINERS",
  "CONTAINER_TWICE",
  "CONTAINER_NUMBER",
  "BREAK_UP_SUM",
  "BREAK_UP_TERM",
  "BREAK_UP_OMITTED",
  "SCRIPT_UNPRINTABLE",
  "ENDORSEMENT_OMITTED",
  "MILESTONE_ORDER",
  "DOCUMENTS_DIFFER",
  "DOCUMENT_NOT_COMPARABLE",
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** What may be wrong with a shipment, or is missing in its document, as a sentence. It never prevents saving. `field` is a path in its REST body. */
export type ShipmentWarning = { message: string; code: WarningCode; field: string[] };
