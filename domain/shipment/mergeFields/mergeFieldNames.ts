import { buyerMoreFields } from "../../masterData/buyer.ts";
import { bankDocumentFields, firmSnapshotFields } from "../../masterData/firmDocumentFields.ts";
import { amountFields } from "../fields/chargeFields.ts";
import { transportFields } from "../progress/transportFields.ts";

const party = ["name", "address", "country", ...namesOf(buyerMoreFields)];

/**
 * Every merge field, by groups; a test holds it equal to what shipments have. Names of a shipment's own fields are written out, because the
 * client leaves them out of the definitions. A text that belongs to no shipment yet, such as a firm's wording, offers them without values.
 */
export const mergeFieldNames: readonly string[] = [
  ...within("firm", ["name", "iec", "pan", ...namesOf(firmSnapshotFields)]),
  ...within("address", ["name", "text", "gstin"]),
  ...within("bank", ["beneficiary", "name", "address", "accountNumber", "iban", "swift", ...namesOf(bankDocumentFields)]),
  ...within("seller", party),
  ...within("buyer", party),
  ...within("consignee", party),
  ...within("notifyParties", ["number", ...party]),
  ...within("broker", ["name", "country"]),
  ...within("shipment", ["name", "notes"]),
  ...within("route", [
    "originCountry",
    "destinationCountry",
    "preCarriage",
    "placeOfReceipt",
    "vessel",
    "portOfLoading",
    "portOfDischarge",
    "finalDestination",
  ]),
  ...within("terms", ["payment", "shipment"]),
  ...within("currency", ["code"]),
  "declaration",
  ...within("order", ["no", "date"]),
  ...within("lc", ["no", "date", "issuingBank", "latestShipment", "expiry"]),
  ...within("transport", Object.keys(transportFields)),
  "freight.byTerm",
  ...within("references", ["label", "value"]),
  "currency.name",
  "today",
  ...within("pi", ["no", "date"]),
  ...within("invoice", ["no", "date"]),
  ...within("contract", ["no", "date"]),
  ...within("products", ["number", "name", "hsn", "packages", "quantity", "rate", "amount", "net", "gross"]),
  ...within("products", [
    "marks",
    "description",
    "specification",
    "countryOfOrigin",
    "stateOfOrigin",
    "districtOfOrigin",
    "sqcQuantity",
    "sqcUnit",
    "schemeSerialNo",
    "originCriterion",
    "manufacturer",
    "volume",
  ]),
  ...within("containers", [
    "number",
    "net",
    "gross",
    "no",
    "lineSeal",
    "rfidSeal",
    "size",
    "lot",
    "packages",
    "isoType",
    "tare",
    "maxGross",
    "customsSeal",
    "dunnage",
    "vgmMethod",
    "vgm",
    "vgmWeighedOn",
    "vgmSlipNo",
    "vgmWeighbridge",
  ]),
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

function within(group: string, names: readonly string[]): string[] {
  return names.map((name) => `${group}.${name}`);
}
