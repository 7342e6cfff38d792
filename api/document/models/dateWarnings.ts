import { documentOf, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import type { FieldValues } from "#domain/documents/documentDefinition.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";

/** The papers that are written once the goods are invoiced, under the letter of credit. */
const later: ReadonlySet<DocumentKind> = new Set(["covering-letter", "shipment-advice", "beneficiary-certificate", "bill-of-exchange"]);

/**
 * What a bank doubts about the date of a paper: that it is before the invoice, or before the letter of credit that it names, or after
 * that credit has expired, when no document can be presented any more (R-1148).
 */
export function dateWarnings(document: DocumentRequest, shipment: Shipment): ShipmentWarning[] {
  if (!later.has(document.kind)) return [];
  const numbers = documentNumbers(document, shipment);
  const { date } = identityOf(document, numbers);
  const day = fromDayMonthYear(date);
  const values: FieldValues = document.request;
  const { words, fields } = documentOf(document.kind);
  const name = fields.find((field) => field.type === "date" && !("stores" in field))?.name;
  if (day === null || name === undefined) return [];
  const text = (field: string) => (typeof values[field] === "string" ? values[field] : "");
  const limits = [
    ["invoice", numbers.invoiceDate],
    ["letter of credit", text("lcDate")],
  ] as const;
  const doubts = limits.flatMap(([what, limit]) => {
    const first = fromDayMonthYear(limit);
    if (first === null || day >= first) return [];
    return [warning("DATE_ORDER", `${words.fileName} of ${date}: the ${what} is dated later, ${limit}`, name)];
  });
  const { lcNo, lcExpiry } = shipment;
  const expiry = lcNo !== "" && text("lcNo") === lcNo ? fromDayMonthYear(lcExpiry) : null;
  if (expiry === null || day <= expiry) return doubts;
  return [...doubts, warning("CREDIT_DATE", `${words.fileName} of ${date}: the L/C expires before, on ${lcExpiry}`, name)];
}
