import { maxNotifyParties, maxProductLines } from "#domain/shipment.ts";
import { placesIn, type FormChoices } from "./formChoices.ts";
import { blankContainer, blankLine, type FormValues, type LineValues } from "./formValues.ts";

/** What was picked, among all the entries there are now. */
export type Picked = { picked: string; choices: FormChoices };

/** What picking an entry does to the form, beyond filling its own field. */
export type PickEdit = (values: FormValues, pick: Picked) => FormValues;

/** Unticking 'seller different' clears the seller. */
export function withSellerDifferent(values: FormValues, isSellerDifferent: boolean): FormValues {
  return { ...values, isSellerDifferent, sellerId: isSellerDifferent ? values.sellerId : "" };
}

/** Another origin country: a port of loading or place of receipt that does not lie in it is taken back. */
export function withOriginCountry(values: FormValues, { picked, choices }: Picked): FormValues {
  const kept = keeper(placesIn(choices.loadingPorts, picked));
  return { ...values, originCountry: picked, portOfLoading: kept(values.portOfLoading), placeOfReceipt: kept(values.placeOfReceipt) };
}

/** Another destination country: a port of discharge or final destination that does not lie in it is taken back. */
export function withDestinationCountry(values: FormValues, { picked, choices }: Picked): FormValues {
  const kept = keeper(placesIn(choices.dischargePorts, picked));
  const { portOfDischarge, finalDestination } = values;
  return { ...values, destinationCountry: picked, portOfDischarge: kept(portOfDischarge), finalDestination: kept(finalDestination) };
}

/** A loading port or place of receipt; one that was just added for another country is not chosen. */
export function withLoadingPlace(field: "portOfLoading" | "placeOfReceipt"): PickEdit {
  return (values, { picked, choices }) => ({ ...values, [field]: keeper(placesIn(choices.loadingPorts, values.originCountry))(picked) });
}

/** A discharge port or final destination; one that was just added for another country is not chosen. */
export function withDischargePlace(field: "portOfDischarge" | "finalDestination"): PickEdit {
  return (values, { picked, choices }) => ({
    ...values,
    [field]: keeper(placesIn(choices.dischargePorts, values.destinationCountry))(picked),
  });
}

/** 0 to 5 notify parties. */
export function withNotifyPartyCount(values: FormValues, count: number): FormValues {
  return { ...values, notifyPartyCount: Math.min(Math.max(count, 0), maxNotifyParties) };
}

/** 1 to 10 product lines; a new one has the unit and the weights per package of the first, those beyond the count are given up. */
export function withProductCount(values: FormValues, count: number): FormValues {
  const productCount = Math.min(Math.max(count, 1), maxProductLines);
  const [first] = values.products;
  const products = values.products.slice(0, productCount);
  while (products.length < productCount) products.push(first === undefined ? blankLine() : { ...blankLine(), ...packagingOf(first) });
  return { ...values, productCount, products };
}

/** Takes a line out; the last one left stays. */
export function withoutProduct(values: FormValues, index: number): FormValues {
  if (values.productCount <= 1) return values;
  return { ...values, productCount: values.productCount - 1, products: values.products.filter((_, place) => place !== index) };
}

/** Picking a product fills in its specification. */
export function withProduct(index: number): PickEdit {
  return (values, { picked, choices }) => {
    const product = choices.products.find(({ id }) => id === picked);
    if (product === undefined) return values;
    const change = { productId: product.id, specification: product.specification };
    return { ...values, products: values.products.map((line, place) => (place === index ? { ...line, ...change } : line)) };
  };
}

/**
 * Picking the first line's unit fills in its weights per package, and all lines follow: they share one packaging. Containers
 * listed before it was picked get its packing unit.
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

/** Lists one more container; its weights are told in `unit`. */
export function withContainer(values: FormValues, unit: string): FormValues {
  return { ...values, containers: [...values.containers, blankContainer(unit)] };
}

/** Lists as many containers as there are said to be. */
export function withAllContainers(values: FormValues, unit: string): FormValues {
  const missing = Math.max(0, Number(values.containerDetail.containerCount) - values.containers.length);
  return { ...values, containers: [...values.containers, ...Array.from({ length: missing }, () => blankContainer(unit))] };
}

export function withoutContainer(values: FormValues, index: number): FormValues {
  return { ...values, containers: values.containers.filter((_, place) => place !== index) };
}

function packagingOf({ unitId, netWeightPerPackage, grossWeightPerPackage }: LineValues): Partial<LineValues> {
  return { unitId, netWeightPerPackage, grossWeightPerPackage };
}

function keeper(places: readonly { value: string }[]): (name: string) => string {
  return (name) => (places.some(({ value }) => value === name) ? name : "");
}
