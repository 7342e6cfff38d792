import { parseDecimal, type Decimal } from "../figures/decimal.ts";

/** Kind of a warning. */
export const warningCodes = [
  "NUMBER_REUSED",
  "NUMBER_GAP",
  "NUMBER_YEAR",
  "NUMBER_TOO_LONG",
  "NUMBER_CHARACTERS",
  "GROSS_BELOW_NET",
  "TOO_MANY_CONTAINERS",
  "CONTAINER_TWICE",
  "CONTAINER_NUMBER",
  "CONTAINER_WEIGHT",
  "CONTAINER_PACKAGES",
  "VGM",
  "BREAK_UP_SUM",
  "BREAK_UP_TERM",
  "BREAK_UP_OMITTED",
  "COMMISSION",
  "SCRIPT_UNPRINTABLE",
  "ENDORSEMENT_OMITTED",
  "MILESTONE_ORDER",
  "FREIGHT_TERM",
  "PRESENTATION_PERIOD",
  "BILL_OF_LADING",
  "CARRIER_LIMIT",
  "DATE_ORDER",
  "CREDIT_DATE",
  "EXCHANGE_RATE",
  "HSN_CODE",
  "SQC_QUANTITY",
  "RODTEP",
  "VALUATION",
  "ORIGIN",
  "DRAWEE",
  "PAYMENT_TERM",
  "LUT_YEAR",
  "TAX_INVOICE",
  "DOCUMENTS_DIFFER",
  "DOCUMENT_NOT_COMPARABLE",
  "MERGE_FIELD_BLANK",
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** What may be wrong with a shipment, or is missing in its document, as a sentence. It never prevents saving. `field` is a path in its REST body. */
export type ShipmentWarning = { message: string; code: WarningCode; field: string[] };

/** A warning about the field at a path of the REST body. */
export function warning(code: WarningCode, message: string, ...field: string[]): ShipmentWarning {
  return { message, code, field };
}

/** A figure to compare: 0 if it is missing or unreadable, which another rule refuses. */
export function exactFigure(figure: number | string): Decimal {
  return parseDecimal(figure) ?? "0";
}
