import type { ContainerLoad, ShipmentType } from "#domain/shipment/shipment.ts";
import { settledFigure } from "./figureText.ts";

/** A product line as typed. `key` is React's key; it is never sent. */
export type LineValues = {
  key: string;
  productId: string;
  unitId: string;
  quantity: string;
  rate: string;
  netWeightPerPackage: string;
  grossWeightPerPackage: string;
  marks: string;
  description: string;
  specification: string;
};

/** A listed container as typed. */
export type ContainerValues = {
  key: string;
  containerNumber: string;
  lineSealNumber: string;
  rfidSealNumber: string;
  size: string;
  lot: string;
  netWeight: string;
  grossWeight: string;
  unit: string;
};

export type ChargeValues = {
  discount: string;
  gstPercentage: string;
  advance: string;
  fob: string;
  freight: string;
  insurance: string;
  commission: string;
};

/**
 * The form's values: ids and texts, "" if nothing is chosen, figures as typed. `products` and `notifyIds` may be longer than their counts;
 * the excess is neither shown nor sent.
 */
export type FormValues = {
  name: string;
  addressId: string;
  isSellerDifferent: boolean;
  sellerId: string;
  consigneeId: string;
  notifyPartyCount: number;
  notifyIds: string[];
  brokerId: string;
  originCountry: string;
  destinationCountry: string;
  preCarriage: string;
  placeOfReceipt: string;
  vessel: string;
  portOfLoading: string;
  portOfDischarge: string;
  finalDestination: string;
  termsOfPayment: string;
  termsOfShipment: string;
  bankId: string;
  currency: string;
  declaration: string;
  productCount: number;
  products: LineValues[];
  charges: ChargeValues;
  type: ShipmentType | "";
  containerDetail: { containerCount: string; type: ContainerLoad };
  containers: ContainerValues[];
  notes: string;
};

/** An empty form: one product line; FCL and 1 container, in case it becomes containerised. */
export function blankValues(): FormValues {
  return {
    name: "",
    addressId: "",
    isSellerDifferent: false,
    sellerId: "",
    consigneeId: "",
    notifyPartyCount: 0,
    notifyIds: [],
    brokerId: "",
    originCountry: "",
    destinationCountry: "",
    preCarriage: "",
    placeOfReceipt: "",
    vessel: "",
    portOfLoading: "",
    portOfDischarge: "",
    finalDestination: "",
    termsOfPayment: "",
    termsOfShipment: "",
    bankId: "",
    currency: "",
    declaration: "",
    productCount: 1,
    products: [blankLine()],
    charges: { discount: "", gstPercentage: "", advance: "", fob: "", freight: "", insurance: "", commission: "" },
    type: "",
    containerDetail: { containerCount: "1", type: "FCL" },
    containers: [],
    notes: "",
  };
}

export function blankLine(): LineValues {
  return {
    key: crypto.randomUUID(),
    productId: "",
    unitId: "",
    quantity: "",
    rate: "",
    netWeightPerPackage: "",
    grossWeightPerPackage: "",
    marks: "",
    description: "",
    specification: "",
  };
}

/** An empty container; its weights are in `unit`. */
export function blankContainer(unit: string): ContainerValues {
  return {
    key: crypto.randomUUID(),
    containerNumber: "",
    lineSealNumber: "",
    rfidSealNumber: "",
    size: "",
    lot: "",
    netWeight: "",
    grossWeight: "",
    unit,
  };
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
      quantity: settledFigure(line.quantity),
      rate: settledFigure(line.rate),
      netWeightPerPackage: settledFigure(line.netWeightPerPackage),
      grossWeightPerPackage: settledFigure(line.grossWeightPerPackage),
    })),
    charges: {
      discount: settledFigure(charges.discount),
      gstPercentage: settledFigure(charges.gstPercentage),
      advance: settledFigure(charges.advance),
      fob: settledFigure(charges.fob),
      freight: settledFigure(charges.freight),
      insurance: settledFigure(charges.insurance),
      commission: settledFigure(charges.commission),
    },
    containerDetail: { ...containerDetail, containerCount: settledFigure(containerDetail.containerCount) },
    containers: values.containers.map((container) => ({
      ...container,
      netWeight: settledFigure(container.netWeight),
      grossWeight: settledFigure(container.grossWeight),
    })),
  };
}
