import { reusedNumber, type UniqueNumber } from "../../shipment/shipmentWarnings.ts";
import type { ShipmentWarning } from "../../shipment/warning.ts";
import type { NumberField } from "./numberFields.ts";

/** The longest invoice number of rule 46 (b) of India's Central Goods and Services Tax Rules, 2017. */
const maxInvoiceNumber = 16;

/** What is known of a number: the firm's other shipment that has it, and the number before it if nobody has that. */
export type NumberFacts = { number: string; otherShipment: string | null; unusedBefore: string | null };

/** What may be wrong with a document's number. It never prevents generating. */
export function numberWarnings(field: NumberField, { number, otherShipment, unusedBefore }: NumberFacts): ShipmentWarning[] {
  const warnings: ShipmentWarning[] = [];
  if (otherShipment !== null && isUnique(field)) warnings.push(reusedNumber(field, number, otherShipment));
  if (unusedBefore !== null) {
    warnings.push({ message: `${unusedBefore} is not used yet: this leaves a gap in the series`, code: "NUMBER_GAP", field: [field] });
  }
  return field === "invoiceNo" ? [...warnings, ...lengthWarnings(field, number)] : warnings;
}

/** That the number of an invoice, in this field, is longer than GST allows (R-607, R-1165). */
export function lengthWarnings(field: string, number: string): ShipmentWarning[] {
  const { length } = Array.from(number);
  if (length <= maxInvoiceNumber) return [];
  const message = `${length} characters: GST allows at most ${maxInvoiceNumber} in the number of an invoice`;
  return [{ message, code: "NUMBER_TOO_LONG", field: [field] }];
}

/** A contract may be shipped in parts, so its number is on several shipments by right. */
function isUnique(field: NumberField): field is UniqueNumber {
  return field !== "contractNo";
}
