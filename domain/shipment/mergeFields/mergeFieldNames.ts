import { buyerMoreFields } from "../../masterData/buyer.ts";
import { bankDocumentFields, firmSnapshotFields } from "../../masterData/firmDocumentFields.ts";
import { amountFields } from "../chargeFields.ts";
import { containerFields } from "../containerFields.ts";
import type { FieldTable } from "../fieldDefinition.ts";
import { lineFields } from "../lineFields.ts";
import { transportFields } from "../progress/transportFields.ts";
import { shipmentFields } from "../shipmentFields.ts";

const party = ["name", "address", "country", ...namesOf(buyerMoreFields)];

/** Every merge field, by groups. A text that belongs to no shipment yet, such as a firm's wording, offers them without values. */
export const mergeFieldNames: readonly string[] = [
  ...within("firm", ["name", "iec", "pan", ...namesOf(firmSnapshotFields)]),
  ...within("address", ["name", "text", "gstin"]),
  ...within("bank", ["beneficiary", "name", "address", "accountNumber", "iban", "swift", ...namesOf(bankDocumentFields)]),
  ...within("seller", party),
  ...within("buyer", party),
  ...within("consignee", party),
  ...within("notifyParties", ["number", ...party]),
  ...within("broker", ["name", "country"]),
  ...mergeOf(shipmentFields),
  ...within("transport", Object.keys(transportFields)),
  "freight.byTerm",
  ...within("references", ["label", "value"]),
  "currency.name",
  "today",
  ...within("pi", ["no", "date"]),
  ...within("invoice", ["no", "date"]),
  ...within("contract", ["no", "date"]),
  ...within("products", ["number", "name", "hsn", ...mergeOf(lineFields), "packages", "quantity", "rate", "amount", "net", "gross"]),
  ...within("containers", ["number", ...mergeOf(containerFields), "net", "gross"]),
  ...within("charges", [...Object.keys(amountFields), "gst", "gstPercentage"]),
  ...within("totals", ["currency", "subtotal", "amountBeforeGST", "value", "valueInWords", "balance", "balanceInWords"]),
  ...within("totals", ["quantity", "cnf", "cif", "packages", "net", "gross", "containers"]),
];

/**
 * The merge fields in a text that no shipment has, each once, in order of appearance. In a text with blocks, such as `{{#each products}}`,
 * a field may also be named without its group.
 */
export function unknownMergeFields(text: string): string[] {
  const isBlocked = text.includes("{{#");
  const isKnown = (path: string) => {
    const name = path.replaceAll("../", "");
    return mergeFieldNames.some((known) => known === name || known.startsWith(`${name}.`) || (isBlocked && known.endsWith(`.${name}`)));
  };
  const tags = [...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, tag = ""]) => tag.trim());
  // "#each products" names products; comments and closing tags name nothing.
  const named = tags.map((tag) => (tag.startsWith("#") ? (tag.split(" ").at(-1) ?? "") : tag)).filter((tag) => !/^[!/]/.test(tag));
  return [...new Set(named)].filter((name) => name !== "else" && name !== "this" && !isKnown(name));
}

function namesOf(fields: readonly { name: string }[]): string[] {
  return fields.map(({ name }) => name);
}

function mergeOf(fields: FieldTable): string[] {
  return Object.values(fields).flatMap(({ merge }) => (merge === null ? [] : [merge]));
}

function within(group: string, names: readonly string[]): string[] {
  return names.map((name) => `${group}.${name}`);
}
