import { compare, parseDecimal } from "./decimal.ts";
import { invalid, type Problem } from "./problem.ts";
import { containerLoads, maxNotifyParties, maxProductLines, preCarriages, shipmentTypes, type ShipmentType } from "./shipment.ts";
import type { ShipmentTotals } from "./shipmentTotals.ts";

/** What the rules of a save look at: the form's values or a body's, ids and texts, "" where nothing is chosen. */
export type ShipmentDraft = {
  name: string;
  addressId: string;
  isSellerDifferent: boolean;
  sellerId: string;
  consigneeId: string;
  brokerId: string;
  originCountry: string;
  destinationCountry: string;
  portOfLoading: string;
  portOfDischarge: string;
  termsOfPayment: string;
  termsOfShipment: string;
  finalDestination: string;
  currency: string;
  declaration: string;
  bankId: string;
  type: ShipmentType | "";
  preCarriage: string;
  notifyId: string[];
  products: { productId: string; unitId: string; quantity: string; rate: string; marks: string; description: string }[];
  containers: number;
  containerLoad: string;
  container: { containerNumber: string }[];
};

export const shipmentCheckMessages = {
  requiredPrefix: "Please fill in the following required fields: ",
  containerNumbers: "Container numbers are required for all containers",
  containerCount: "At least 1 container is required",
  samePackaging: "All products must use the same packaging details",
  tooManyProducts: `At most ${maxProductLines} products are allowed`,
  tooManyNotifyParties: `At most ${maxNotifyParties} notify parties are allowed`,
  discountTooHigh: "Discount exceeds subtotal",
  advanceTooHigh: "Advance exceeds invoice value",
} as const;

/** A required field: its place in the draft and its name in the message (spec section 5, Shipment save). */
export const requiredFields = [
  ["name", "Shipment Name"],
  ["addressId", "Firm Address"],
  ["sellerId", "Seller"],
  ["consigneeId", "Consignee"],
  ["brokerId", "Broker"],
  ["originCountry", "Origin Country"],
  ["destinationCountry", "Destination Country"],
  ["portOfLoading", "Port of Loading"],
  ["portOfDischarge", "Port of Discharge"],
  ["termsOfPayment", "Terms of Payment"],
  ["termsOfShipment", "Terms of Shipment"],
  ["finalDestination", "Final Destination"],
  ["currency", "Currency"],
  ["declaration", "Declaration"],
  ["bankId", "Bank Details"],
  ["type", "Shipment Type"],
] as const;

/** The missing required fields, each as [path, label], in the spec's order. */
export function missingFields(draft: ShipmentDraft): { path: string[]; label: string }[] {
  const missing: { path: string[]; label: string }[] = requiredFields
    .filter(([field]) => (field !== "sellerId" || draft.isSellerDifferent) && !draft[field].trim())
    .map(([field, label]) => ({ path: [field], label }));
  draft.products.forEach((line, index) => {
    if (line.productId) {
      // Later lines share the first one's packaging, which another rule sees to.
      if (index === 0 && !line.unitId) missing.push({ path: ["products", "0", "unitId"], label: "Packaging Details" });
    } else if (index === 0) missing.push({ path: ["products", "0", "productId"], label: "Product" });
    else if (!isBlankLine(line)) missing.push({ path: ["products", String(index), "productId"], label: `Product (line ${index + 1})` });
  });
  if (draft.products.length === 0) missing.push({ path: ["products", "0", "productId"], label: "Product" });
  return missing;
}

/** Every rule of a save but the totals (spec section 5). The first problem names all missing fields in one sentence. */
export function checkShipment(draft: ShipmentDraft): Problem[] {
  const problems: Problem[] = [];
  const missing = missingFields(draft);
  const [first] = missing;
  if (first) problems.push(invalid(shipmentCheckMessages.requiredPrefix + missing.map(({ label }) => label).join(", "), ...first.path));
  if (draft.type && !shipmentTypes.includes(draft.type)) problems.push(invalid("Shipment Type is unknown", "type"));
  if (draft.preCarriage && !preCarriages.some((known) => known === draft.preCarriage))
    problems.push(invalid("Pre-carriage is unknown", "preCarriage"));
  if (draft.notifyId.length > maxNotifyParties) problems.push(invalid(shipmentCheckMessages.tooManyNotifyParties, "notifyId"));
  return [...problems, ...checkLines(draft), ...checkContainers(draft)];
}

/** The rules that need worked-out figures: a discount above the subtotal, an advance above the invoice value, negative figures. */
export function checkCharges(charges: Record<string, string>, totals: ShipmentTotals): Problem[] {
  const negative = Object.entries(charges).find(([, value]) => compare(value, "0") < 0);
  if (negative) return [invalid("Charges must not be negative", "charges", negative[0])];
  if (compare(charges["discount"] ?? "0", totals.subtotal) > 0)
    return [invalid(shipmentCheckMessages.discountTooHigh, "charges", "discount")];
  if (compare(charges["advance"] ?? "0", totals.invoiceValue) > 0)
    return [invalid(shipmentCheckMessages.advanceTooHigh, "charges", "advance")];
  return compare(charges["gstPercentage"] ?? "0", "100") > 0
    ? [invalid("GST must be at most 100 percent", "charges", "gstPercentage")]
    : [];
}

/** A later line in which nothing was entered; it is dropped on save. */
export function isBlankLine(line: ShipmentDraft["products"][number]): boolean {
  const isNothing = (figure: string) => !figure.trim() || parseDecimal(figure) === "0";
  return !line.productId && isNothing(line.quantity) && isNothing(line.rate) && !line.marks.trim() && !line.description.trim();
}

function checkLines({ products }: ShipmentDraft): Problem[] {
  if (products.length > maxProductLines) return [invalid(shipmentCheckMessages.tooManyProducts, "products")];
  const problems: Problem[] = [];
  const kept = products.map((line, index) => ({ line, index })).filter(({ line, index }) => index === 0 || !isBlankLine(line));
  const unit = kept[0]?.line.unitId;
  for (const { line, index } of kept) {
    const at = ["products", String(index)];
    if (line.unitId !== unit) problems.push(invalid(shipmentCheckMessages.samePackaging, ...at, "unitId"));
    for (const figure of ["quantity", "rate"] as const) {
      const value = parseDecimal(line[figure]);
      if (value === null) problems.push(invalid(`Line ${index + 1}: ${figure} must be a number`, ...at, figure));
      else if (compare(value, "0") < 0) problems.push(invalid(`Line ${index + 1}: ${figure} must not be negative`, ...at, figure));
    }
  }
  return problems;
}

function checkContainers(draft: ShipmentDraft): Problem[] {
  if (draft.type !== "CONTAINERISED") return [];
  if (!Number.isInteger(draft.containers) || draft.containers < 1)
    return [invalid(shipmentCheckMessages.containerCount, "containerDetail", "containers")];
  if (!containerLoads.some((load) => load === draft.containerLoad))
    return [invalid("Container type must be FCL or LCL", "containerDetail", "type")];
  const blank = draft.container.findIndex(({ containerNumber }) => !containerNumber.trim());
  return blank >= 0 ? [invalid(shipmentCheckMessages.containerNumbers, "container", String(blank), "containerNumber")] : [];
}
