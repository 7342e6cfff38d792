import type { FormChoices } from "../values/formChoices.ts";
import type { FormValues } from "../values/formValues.ts";

/** What a shipment takes over from the one before, in groups that belong together, by the name that the form tells the user. */
const groups: readonly (readonly [label: string, fields: readonly (keyof FormValues)[]])[] = [
  ["Firm Address", ["addressId"]],
  ["Broker", ["brokerId"]],
  ["Seller", ["isSellerDifferent", "sellerId"]],
  ["Buyer", ["isBuyerDifferent", "buyerId"]],
  ["Notify Parties", ["notifyPartyCount", "notifyIds"]],
  ["Origin", ["originCountry", "portOfLoading", "placeOfReceipt"]],
  ["Destination", ["destinationCountry", "portOfDischarge", "finalDestination"]],
  ["Pre-Carriage", ["preCarriage"]],
  ["Terms of Payment", ["termsOfPayment"]],
  ["Terms of Shipment", ["termsOfShipment"]],
  ["Currency", ["currency"]],
  ["Products", ["productCount", "products"]],
  ["GST Percentage", ["charges"]],
  ["Shipment Type", ["type", "containerDetail"]],
  ["Bank Details", ["bankId"]],
  ["Declaration", ["declaration"]],
];

/** The form's values with another shipment's details, and the names of what the user had entered otherwise, which stays. */
export type TakenDetails = { values: FormValues; kept: string[] };

/**
 * Takes over what the last shipment to the same consignee says: parties, route, terms, products, bank (R-1038). Not its name, vessel, orders,
 * containers, marks, notes and charges but for GST, which are another's each time. `initial` are the values with which the form was opened:
 * what differs from them was entered by the user, and stays.
 */
export function withDetailsOf(last: FormValues, { values, initial }: { values: FormValues; initial: FormValues }): TakenDetails {
  const offered = takenOver(last, initial);
  const kept: string[] = [];
  const next = { ...values };
  for (const [label, fields] of groups) {
    const isSame = (one: FormValues, other: FormValues) => fields.every((field) => contentOf(one[field]) === contentOf(other[field]));
    if (fields.every((field) => isBlank(offered[field])) || isSame(values, offered)) continue;
    if (isSame(values, initial)) Object.assign(next, Object.fromEntries(fields.map((field) => [field, offered[field]])));
    else kept.push(label);
  }
  return { values: next, kept };
}

/** The last shipment's values without those that belong to that shipment alone. */
function takenOver(last: FormValues, { charges }: FormValues): FormValues {
  return {
    ...last,
    products: last.products.map((line) => ({ ...line, marks: "" })),
    charges: { ...charges, gstPercentage: last.charges.gstPercentage },
  };
}

/** The values without ports and terms that the lists no longer have: the form could not show them. */
export function listedValues(values: FormValues, choices: FormChoices): FormValues {
  const among = (text: string, list: readonly string[]) => (list.includes(text) ? text : "");
  const origin = among(values.originCountry, choices.originCountries);
  const destination = among(values.destinationCountry, choices.destinationCountries);
  const loading = choices.loadingPorts.filter(({ country }) => country === origin).map(({ name }) => name);
  const discharge = choices.dischargePorts.filter(({ country }) => country === destination).map(({ name }) => name);
  return {
    ...values,
    originCountry: origin,
    destinationCountry: destination,
    portOfLoading: among(values.portOfLoading, loading),
    placeOfReceipt: among(values.placeOfReceipt, loading),
    portOfDischarge: among(values.portOfDischarge, discharge),
    finalDestination: among(values.finalDestination, discharge),
    termsOfPayment: among(values.termsOfPayment, choices.paymentTerms),
    termsOfShipment: among(values.termsOfShipment, choices.shipmentTerms),
    currency: among(values.currency, choices.currencies),
    declaration: among(values.declaration, choices.declarations),
  };
}

function isBlank(value: unknown): boolean {
  return value === "" || value === false || value === 0 || (Array.isArray(value) && value.length === 0);
}

/** A value without the keys of its rows, which differ in each form. */
function contentOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === "key" ? undefined : part));
}
