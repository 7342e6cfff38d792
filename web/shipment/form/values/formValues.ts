import { chargeFields, type ChargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields, type ContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { blankTexts } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields, type LineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields, type ShipmentFieldName } from "#domain/shipment/fields/shipmentFields.ts";
import type { Reference, ContainerLoad, ShipmentType } from "#domain/shipment/shipment.ts";
import { settledFields } from "./enteredFields.ts";
import { isNoFigure, notUnderstood, settledFigure } from "#domain/figures/enteredFigure.ts";

/** A product line as typed. `key` is React's key; it is never sent. */
export type LineValues = Record<keyof LineFields, string> & {
  key: string;
  productId: string;
  unitId: string;
  quantity: string;
  rate: string;
  netWeightPerPackage: string;
  grossWeightPerPackage: string;
};

/** A listed container as typed. */
export type ContainerValues = Record<keyof ContainerFields, string> & { key: string };

/** A further reference as typed. */
export type ReferenceValues = Reference & { key: string };

export type ChargeValues = Record<keyof ChargeFields, string>;

/**
 * The form's values: ids and texts, "" if nothing is chosen, figures as typed. `products` and `notifyIds` may be longer than their counts;
 * the excess is neither shown nor sent.
 */
export type FormValues = Record<ShipmentFieldName, string> & {
  addressId: string;
  isSellerDifferent: boolean;
  sellerId: string;
  isBuyerDifferent: boolean;
  buyerId: string;
  consigneeId: string;
  notifyPartyCount: number;
  notifyIds: string[];
  brokerId: string;
  bankId: string;
  productCount: number;
  products: LineValues[];
  charges: ChargeValues;
  type: ShipmentType | "";
  containerDetail: { containerCount: string; type: ContainerLoad };
  containers: ContainerValues[];
  references: ReferenceValues[];
};

/** An empty form: one product line; FCL and 1 container, in case it becomes containerised. */
export function blankValues(): FormValues {
  return {
    ...blankTexts(shipmentFields),
    addressId: "",
    isSellerDifferent: false,
    sellerId: "",
    isBuyerDifferent: false,
    buyerId: "",
    consigneeId: "",
    notifyPartyCount: 0,
    notifyIds: [],
    brokerId: "",
    bankId: "",
    productCount: 1,
    products: [blankLine()],
    charges: blankTexts(chargeFields),
    type: "",
    containerDetail: { containerCount: "1", type: "FCL" },
    containers: [],
    references: [],
  };
}

export function blankLine(): LineValues {
  const price = { quantity: "", rate: "", netWeightPerPackage: "", grossWeightPerPackage: "" };
  return { ...blankTexts(lineFields), ...price, key: crypto.randomUUID(), productId: "", unitId: "" };
}

/** An empty container; its weights are in `unit`. */
export function blankContainer(unit: string): ContainerValues {
  return { ...blankTexts(containerFields), key: crypto.randomUUID(), unit };
}

export function blankReference(): ReferenceValues {
  return { key: crypto.randomUUID(), label: "", value: "" };
}

/** The product lines up to the count. */
export function shownLines({ products, productCount }: FormValues): LineValues[] {
  return products.slice(0, productCount);
}

/** The ids of the chosen notify parties; empty ones are left out. */
export function chosenNotifyIds({ notifyIds, notifyPartyCount }: FormValues): string[] {
  return notifyIds.slice(0, notifyPartyCount).filter((id) => id !== "");
}

/** The values with all figures settled: a 0 where no number was typed. */
export function settledValues(values: FormValues): FormValues {
  const { charges, containerDetail } = values;
  return {
    ...values,
    products: values.products.map((line) => ({
      ...line,
      ...settledFields(lineFields, line),
      quantity: settledFigure(line.quantity),
      rate: settledFigure(line.rate),
      netWeightPerPackage: settledFigure(line.netWeightPerPackage),
      grossWeightPerPackage: settledFigure(line.grossWeightPerPackage),
    })),
    charges: settledFields(chargeFields, charges),
    containerDetail: { ...containerDetail, containerCount: settledFigure(containerDetail.containerCount) },
    containers: values.containers.map((container) => ({ ...container, ...settledFields(containerFields, container) })),
  };
}

/** What is said of each text of a form that is no figure, by its path (R-1030). */
export function refusedFigures(values: FormValues): Record<string, string> {
  const refused: Record<string, string> = {};
  function compare(typed: unknown, settled: unknown, path: string) {
    if (typeof typed === "string" && typed !== settled && isNoFigure(typed)) refused[path] = notUnderstood(typed);
    if (typeof typed !== "object" || typed === null || typeof settled !== "object" || settled === null) return;
    for (const [name, part] of Object.entries(typed)) compare(part, Reflect.get(settled, name), path === "" ? name : `${path}.${name}`);
  }
  compare(values, settledValues(values), "");
  return refused;
}
