import { countryNamed, unknownCountry } from "../places/countries.ts";
import { printedDecimals } from "../figures/currency.ts";
import { isCurrencyCode, unknownCurrency } from "../figures/currencyCodes.ts";
import { parseDecimal } from "../figures/decimal.ts";
import { invalid, missingProblem, type Problem } from "../http/problem.ts";
import { keysOf } from "../typedObject.ts";
import { containerFields, type ContainerFields } from "./fields/containerFields.ts";
import { eachField, type FieldValues } from "./fields/fieldDefinition.ts";
import { lineFields, type LineFields } from "./fields/lineFields.ts";
import {
  containerLoads,
  maxNotifyParties,
  maxProductLines,
  maxReferences,
  preCarriages,
  shipmentTypes,
  type Reference,
  type ShipmentType,
} from "./shipment.ts";
import { requiredShipmentFields, shipmentFields, type ShipmentFields } from "./fields/shipmentFields.ts";
import { checkEntered, checkFields, isNegative } from "./fields/checkFields.ts";

/** The input of a save's rules, from a form or a body: ids, texts and decimal texts, "" if nothing is chosen or entered. */
export type ShipmentDraft = FieldValues<ShipmentFields, string> & {
  addressId: string;
  isSellerDifferent: boolean;
  sellerId: string;
  isBuyerDifferent: boolean;
  buyerId: string;
  consigneeId: string;
  brokerId: string;
  bankId: string;
  type: ShipmentType | "";
  notifyId: string[];
  products: DraftLine[];
  containers: number;
  containerLoad: string;
  container: FieldValues<ContainerFields, string>[];
  references: Reference[];
};

/** A line without weights per package gets those of its unit. */
export type DraftLine = FieldValues<LineFields, string> & {
  productId: string;
  unitId: string;
  quantity: string;
  rate: string;
  package?: { netWeightPerPackage: string; grossWeightPerPackage: string };
};

export const shipmentCheckMessages = {
  requiredPrefix: "Please fill in the following required fields: ",
  containerNumbers: "Container numbers are required for all containers",
  containerCount: "At least 1 container is required",
  samePackaging: "All products must use the same packaging details",
  tooManyProducts: `At most ${maxProductLines} products are allowed`,
  tooManyReferences: `At most ${maxReferences} references are allowed`,
  tooManyNotifyParties: `At most ${maxNotifyParties} notify parties are allowed`,
  discountTooHigh: "Discount exceeds subtotal",
  advanceTooHigh: "Advance exceeds invoice value",
} as const;

const { name: nameField, ...namedLater } = requiredShipmentFields;

/** A required field: its place in the draft and its name in the message. */
const requiredFields = [
  ["name", nameField.label],
  ["addressId", "Firm Address"],
  ["sellerId", "Seller"],
  ["consigneeId", "Consignee"],
  ["buyerId", "Buyer"],
  ["brokerId", "Broker"],
  ...keysOf(namedLater).map((field) => [field, namedLater[field].label] as const),
  ["bankId", "Bank Details"],
  ["type", "Shipment Type"],
] as const;

/** The seller and the buyer are asked for only if they differ from exporter and consignee. */
function isLeftOut(field: string, { isSellerDifferent, isBuyerDifferent }: ShipmentDraft): boolean {
  return (field === "sellerId" && !isSellerDifferent) || (field === "buyerId" && !isBuyerDifferent);
}

/** The missing required fields, each as [path, label], in the form's order. */
export function missingFields(draft: ShipmentDraft): { path: string[]; label: string }[] {
  const missing: { path: string[]; label: string }[] = requiredFields
    .filter(([field]) => !isLeftOut(field, draft) && !draft[field].trim())
    .map(([field, label]) => ({ path: [field], label }));
  draft.products.forEach((line, index) => {
    if (line.productId) {
      // Another rule checks that later lines share the first one's packaging.
      if (index === 0 && !line.unitId) missing.push({ path: ["products", "0", "unitId"], label: "Packaging Details" });
    } else if (index === 0) missing.push({ path: ["products", "0", "productId"], label: "Product" });
    else if (!isBlankLine(line)) missing.push({ path: ["products", String(index), "productId"], label: `Product (line ${index + 1})` });
  });
  if (draft.products.length === 0) missing.push({ path: ["products", "0", "productId"], label: "Product" });
  return missing;
}

/** Every rule of a save but the totals. The first problem names all missing fields in one sentence. */
export function checkShipment(draft: ShipmentDraft): Problem[] {
  const problems: Problem[] = [];
  const blanks = missingFields(draft);
  if (blanks.length > 0) {
    const message = shipmentCheckMessages.requiredPrefix + blanks.map(({ label }) => label).join(", ");
    problems.push(
      missingProblem(
        message,
        blanks.map(({ path }) => path),
      ),
    );
  }
  if (draft.type && !shipmentTypes.includes(draft.type)) problems.push(invalid("Shipment Type is unknown", "type"));
  if (draft.preCarriage && !preCarriages.some((known) => known === draft.preCarriage))
    problems.push(invalid("Pre-carriage is unknown", "preCarriage"));
  if (draft.notifyId.length > maxNotifyParties) problems.push(invalid(shipmentCheckMessages.tooManyNotifyParties, "notifyId"));
  for (const field of ["originCountry", "destinationCountry"] as const)
    if (draft[field].trim() && countryNamed(draft[field]) === null) problems.push(invalid(unknownCountry(draft[field]), field));
  if (draft.currency.trim() && !isCurrencyCode(draft.currency)) problems.push(invalid(unknownCurrency(draft.currency), "currency"));
  return [...problems, ...checkFields(shipmentFields, draft), ...checkLines(draft), ...checkContainers(draft), ...checkReferences(draft)];
}

/** A later line in which nothing was entered; it is dropped on save. */
export function isBlankLine(line: Omit<DraftLine, "package">): boolean {
  const isNothing = (text: string) => !text.trim() || parseDecimal(text) === "0";
  // A specification is no entry: it comes with the product.
  const { specification: _copied, ...entries } = eachField(lineFields, (name) => line[name]);
  return !line.productId && [line.quantity, line.rate, ...Object.values(entries)].every(isNothing);
}

function checkLines({ products }: ShipmentDraft): Problem[] {
  const problems: Problem[] = [];
  const kept = products.map((line, index) => ({ line, index })).filter(({ line, index }) => index === 0 || !isBlankLine(line));
  if (kept.length > maxProductLines) return [invalid(shipmentCheckMessages.tooManyProducts, "products")];
  const unit = kept[0]?.line.unitId;
  for (const { line, index } of kept) {
    const at = ["products", String(index)];
    if (line.unitId !== unit) problems.push(invalid(shipmentCheckMessages.samePackaging, ...at, "unitId"));
    const name = (figure: string) => `Line ${index + 1}: ${figure}`;
    problems.push(...checkEntered(name("quantity"), line.quantity, printedDecimals.quantity, ...at, "quantity"));
    problems.push(...checkEntered(name("rate"), line.rate, printedDecimals.rate, ...at, "rate"));
    if (line.countryOfOrigin.trim() && countryNamed(line.countryOfOrigin) === null)
      problems.push(invalid(name(unknownCountry(line.countryOfOrigin)), ...at, "countryOfOrigin"));
    problems.push(...checkFields(lineFields, line, `Line ${index + 1}: `, at));
    if (line.package) problems.push(...checkPackage(`Line ${index + 1}`, line.package, at));
  }
  return problems;
}

const weightsPerPackage = [
  ["netWeightPerPackage", "net weight per package"],
  ["grossWeightPerPackage", "gross weight per package"],
] as const;

function checkPackage(line: string, weights: NonNullable<DraftLine["package"]>, at: string[]): Problem[] {
  if (weightsPerPackage.some(([field]) => isNegative(weights[field])))
    return [invalid(`${line}: weights must not be negative`, ...at, "package")];
  return weightsPerPackage.flatMap(([field, label]) =>
    checkEntered(`${line}: ${label}`, weights[field], printedDecimals.weight, ...at, "package", field),
  );
}

function checkContainers(draft: ShipmentDraft): Problem[] {
  if (draft.type !== "CONTAINERISED") return [];
  if (!Number.isInteger(draft.containers) || draft.containers < 1)
    return [invalid(shipmentCheckMessages.containerCount, "containerDetail", "containers")];
  if (!containerLoads.some((load) => load === draft.containerLoad))
    return [invalid("Container type must be FCL or LCL", "containerDetail", "type")];
  const blank = draft.container.findIndex(({ containerNumber }) => !containerNumber.trim());
  if (blank >= 0) return [invalid(shipmentCheckMessages.containerNumbers, "container", String(blank), "containerNumber")];
  return draft.container.flatMap((row, index) => [
    ...checkContainerWeights(`Container ${index + 1}`, row, index),
    ...checkFields(ownContainerFields, row, `Container ${index + 1}: `, ["container", String(index)]),
  ]);
}

// Both weights are refused together, by another rule.
const { netWeight: _net, grossWeight: _gross, ...ownContainerFields } = containerFields;

/** At most five references, each with a label and a value. Blank ones do not count. */
function checkReferences({ references }: ShipmentDraft): Problem[] {
  if (references.filter((reference) => !isBlankReference(reference)).length > maxReferences)
    return [invalid(shipmentCheckMessages.tooManyReferences, "references")];
  return references.flatMap((reference, index) =>
    (["label", "value"] as const)
      .filter((part) => !isBlankReference(reference) && !reference[part].trim())
      .map((part) => invalid(`Reference ${index + 1}: ${part} is required`, "references", String(index), part)),
  );
}

/** Whether neither part of a reference was entered; it is dropped on save. */
export function isBlankReference({ label, value }: Reference): boolean {
  return !label.trim() && !value.trim();
}

/** A weight that was not given stays blank. */
function checkContainerWeights(container: string, row: ShipmentDraft["container"][number], index: number): Problem[] {
  const at = ["container", String(index)];
  if (isNegative(row.netWeight) || isNegative(row.grossWeight)) return [invalid(`${container}: weights must not be negative`, ...at)];
  const weights = [
    ["netWeight", "net weight"],
    ["grossWeight", "gross weight"],
  ] as const;
  return weights
    .filter(([field]) => row[field].trim())
    .flatMap(([field, label]) => checkEntered(`${container}: ${label}`, row[field], printedDecimals.weight, ...at, field));
}
