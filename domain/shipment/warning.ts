/** Kind of a warning. */
export const warningCodes = [
  "NUMBER_REUSED",
  "GROSS_BELOW_NET",
  "TOO_MANY_CONTAINERS",
  "CONTAINER_TWICE",
  "CONTAINER_NUMBER",
  "BREAK_UP_SUM",
  "BREAK_UP_TERM",
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** What may be wrong with a shipment, as a sentence. It never prevents saving. `field` is a path in its REST body. */
export type ShipmentWarning = { message: string; code: WarningCode; field: string[] };
