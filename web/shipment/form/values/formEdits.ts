import { maxNotifyParties, maxProductLines, maxReferences } from "#domain/shipment/shipment.ts";
import { onlyOne, placesIn, type Choice, type FormChoices } from "./formChoices.ts";
import { blankContainer, blankLine, blankReference, type FormValues, type LineValues } from "./formValues.ts";

/** The picked value, and all current entries. */
export type Picked = { picked: string; choices: FormChoices };

/** What picking an entry does beyond filling its own field. */
export type PickEdit = (values: FormValues, pick: Picked) => FormValues;

/** Unticking 'seller different' clears the seller. */
export function withSellerDifferent(values: FormValues, isSellerDifferent: boolean): FormValues {
  return { ...values, isSellerDifferent, sellerId: isSellerDifferent ? values.sellerId : "" };
}

/** Unticking 'buyer different' clears the buyer. */
export function withBuyerDifferent(values: FormValues, isBuyerDifferent: boolean): FormValues {
  return { ...values, isBuyerDifferent, buyerId: isBuyerDifferent ? values.buyerId : "" };
}

/** Sets the origin country. Of its places, keeps those that were chosen; an only one is the port of loading. */
export function withOriginCountry(values: FormValues, { picked, choices }: Picked): FormValues {
  const places = placesIn(choices.loadingPorts, picked);
  const kept = keepIfAmong(places);
  const portOfLoading = kept(values.portOfLoading) || onlyValue(places);
  return { ...values, originCountry: picked, portOfLoading, placeOfReceipt: kept(values.placeOfReceipt) };
}

/** Sets the destination country. Of its places, keeps those that were chosen; an only one is port of discharge and final destination. */
export function withDestinationCountry(values: FormValues, { picked, choices }: Picked): FormValues {
  const places = placesIn(choices.dischargePorts, picked);
  const chosen = (name: string) => keepIfAmong(places)(name) || onlyValue(places);
  const { portOfDischarge, finalDestination } = values;
  return { ...values, destinationCountry: picked, portOfDischarge: chosen(portOfDischarge), finalDestination: chosen(finalDestination) };
}

/** Sets a loading port or place of receipt, unless it was just added for another country. */
export function withLoadingPlace(field: "portOfLoading" | "placeOfReceipt"): PickEdit {
  return (values, { picked, choices }) => ({
    ...values,
    [field]: keepIfAmong(placesIn(choices.loadingPorts, values.originCountry))(picked),
  });
}

/** Sets a discharge port or final destination, unless it was just added for another country. */
export function withDischargePlace(field: "portOfDischarge" | "finalDestination"): PickEdit {
  return (values, { picked, choices }) => ({
    ...values,
    [field]: keepIfAmong(placesIn(choices.dischargePorts, values.destinationCountry))(picked),
  });
}

/** Sets the number of notify parties, 0 to 5. */
export function withNotifyPartyCount(values: FormValues, count: number): FormValues {
  return { ...values, notifyPartyCount: Math.min(Math.max(count, 0), maxNotifyParties) };
}

/**
 * Sets the number of product lines, 1 to 10. Excess lines are dropped. New lines are those of `before` at their places, else copy the first
 * one's unit and weights per package.
 */
export function withProductCount(values: FormValues, count: number, before: FormValues["products"] = []): FormValues {
  const productCount = Math.min(Math.max(count, 1), maxProductLines);
  const [first] = values.products;
  const products = values.products.slice(0, productCount);
  const newLine = () => (first === undefined ? blankLine() : { ...blankLine(), ...packagingOf(first) });
  while (products.length < productCount) products.push(before[products.length] ?? newLine());
  return { ...values, productCount, products };
}

/** Removes a line; the last one stays. */
export function withoutProduct(values: FormValues, index: number): FormValues {
  if (values.productCount <= 1) return values;
  return { ...values, productCount: values.productCount - 1, products: values.products.filter((_, place) => place !== index) };
}

/**
 * Sets a line's product and fills in its specification, and its customs unit and state of origin where the line has none, or has
 * those of the product before.
 */
export function withProduct(index: number): PickEdit {
  return (values, { picked, choices }) => {
    const product = choices.products.find(({ id }) => id === picked);
    if (product === undefined) return values;
    const products = values.products.map((line, place) => {
      if (place !== index) return line;
      const former = choices.products.find(({ id }) => id === line.productId);
      const filled = (name: "sqcUnit" | "stateOfOrigin") =>
        line[name].trim() === "" || line[name] === former?.[name] ? product[name] : line[name];
      const customs = { sqcUnit: filled("sqcUnit"), stateOfOrigin: filled("stateOfOrigin") };
      return { ...line, productId: product.id, specification: product.specification, ...customs };
    });
    return { ...values, products };
  };
}

/**
 * Sets the unit of all lines, which share one packaging, and fills in its weights per package. Listed containers without a unit get its
 * packing unit.
 */
export function withUnit(values: FormValues, { picked, choices }: Picked): FormValues {
  const unit = choices.units.find(({ id }) => id === picked);
  if (unit === undefined) return values;
  const packaging = { unitId: unit.id, netWeightPerPackage: unit.netWeight, grossWeightPerPackage: unit.grossWeight };
  return {
    ...values,
    products: values.products.map((line) => ({ ...line, ...packaging })),
    containers: values.containers.map((container) => (container.unit === "" ? { ...container, unit: unit.packingUnit } : container)),
  };
}

/** Adds a container; its weights are in `unit`. */
export function withContainer(values: FormValues, unit: string): FormValues {
  return { ...values, containers: [...values.containers, blankContainer(unit)] };
}

/** Adds containers up to the entered count. */
export function withAllContainers(values: FormValues, unit: string): FormValues {
  const missing = Math.max(0, Number(values.containerDetail.containerCount) - values.containers.length);
  return { ...values, containers: [...values.containers, ...Array.from({ length: missing }, () => blankContainer(unit))] };
}

export function withoutContainer(values: FormValues, index: number): FormValues {
  return { ...values, containers: values.containers.filter((_, place) => place !== index) };
}

/** Adds a reference, up to five. */
export function withReference(values: FormValues): FormValues {
  return values.references.length >= maxReferences ? values : { ...values, references: [...values.references, blankReference()] };
}

export function withoutReference(values: FormValues, index: number): FormValues {
  return { ...values, references: values.references.filter((_, place) => place !== index) };
}

function packagingOf({ unitId, netWeightPerPackage, grossWeightPerPackage }: LineValues): Partial<LineValues> {
  return { unitId, netWeightPerPackage, grossWeightPerPackage };
}

function onlyValue(places: readonly Choice[]): string {
  return onlyOne(places)?.value ?? "";
}

function keepIfAmong(places: readonly { value: string }[]): (name: string) => string {
  return (name) => (places.some(({ value }) => value === name) ? name : "");
}
