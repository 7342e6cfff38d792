import { reusedNumber, type UniqueNumber } from "../../shipment/shipmentWarnings.ts";
import { warning, type ShipmentWarning } from "../../shipment/warning.ts";
import { toDayMonthYear, type Day } from "../../time/dates.ts";
import { financialYearOf, yearLabel } from "../../time/financialYear.ts";
import type { NumberField } from "./numberFields.ts";
import { financialYearIn } from "./numberPattern.ts";

/** The longest invoice number of rule 46 (b) of India's Central Goods and Services Tax Rules, 2017. */
const maxInvoiceNumber = 16;

/** What is neither a letter, a numeral, "-" nor "/" by the same rule. */
const otherCharacter = /[^A-Za-z0-9/-]/u;

/** What is known of a number: its document's day, the firm's other shipment that has it, and the number before it if nobody has that. */
export type NumberFacts = { number: string; day: Day; otherShipment: string | null; unusedBefore: string | null };

/** What may be wrong with a document's number. It never prevents generating. */
export function numberWarnings(field: NumberField, { number, day, otherShipment, unusedBefore }: NumberFacts): ShipmentWarning[] {
  const warnings: ShipmentWarning[] = [];
  if (otherShipment !== null && isUnique(field)) warnings.push(reusedNumber(field, number, otherShipment));
  if (unusedBefore !== null) {
    warnings.push({ message: `${unusedBefore} is not used yet: this leaves a gap in the series`, code: "NUMBER_GAP", field: [field] });
  }
  return field === "invoiceNo" ? [...warnings, ...yearWarnings(field, number, day), ...gstNumberWarnings(field, number)] : warnings;
}

/** The number of an invoice is unique for a financial year, so one that names another year than its date's is doubtful (R-1315). */
function yearWarnings(field: NumberField, number: string, day: Day): ShipmentWarning[] {
  const [named, dated] = [financialYearIn(number, day), financialYearOf(day)];
  if (named === null || named === dated) return [];
  const message = `The number is of ${yearLabel(named)}, but its date, ${toDayMonthYear(day)}, is in ${yearLabel(dated)}`;
  return [warning("NUMBER_YEAR", message, field)];
}

/** What GST does not allow in the number of an invoice, in this field: more than 16 characters, or others than its own (R-607, R-1165). */
export function gstNumberWarnings(field: string, number: string): ShipmentWarning[] {
  const { length } = Array.from(number);
  const tooLong = `${length} characters: GST allows at most ${maxInvoiceNumber} in the number of an invoice`;
  const other = otherCharacter.exec(number)?.[0];
  const name = other === " " ? "A blank" : `‘${other}’`;
  const notAllowed = `${name} in the number of an invoice: GST allows letters from A to Z, digits, - and / alone`;
  return [
    ...(length > maxInvoiceNumber ? [warning("NUMBER_TOO_LONG", tooLong, field)] : []),
    ...(other === undefined ? [] : [warning("NUMBER_CHARACTERS", notAllowed, field)]),
  ];
}

/** A contract may be shipped in parts, so its number is on several shipments by right. */
function isUnique(field: NumberField): field is UniqueNumber {
  return field !== "contractNo";
}
