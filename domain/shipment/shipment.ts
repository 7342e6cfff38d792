import { keysOf } from "../typedObject.ts";
import type { Attachment } from "../documents/attachment.ts";
import type { ShipmentWarning } from "./warning.ts";
import type { Address, BankDetail, Broker, Buyer } from "../account/userInfo.ts";

export const shipmentTypes = ["CONTAINERISED", "BULK"] as const;
export type ShipmentType = (typeof shipmentTypes)[number];
export const shipmentTypeNames: Record<ShipmentType, string> = { CONTAINERISED: "In Container", BULK: "Bulk Vessel" };

export const containerLoads = ["FCL", "LCL"] as const;
export type ContainerLoad = (typeof containerLoads)[number];

/** How goods reach the port: the texts are the stored values, the keys GraphQL's `PreCarriage`. */
export const preCarriageNames = {
  BY_ROAD: "By Road",
  BY_RAIL: "By Rail",
  BY_SEA: "By Sea",
  BY_AIR: "By Air",
  MULTI_MODEL: "Multi Model",
} as const;
export type PreCarriage = keyof typeof preCarriageNames;
export const preCarriages: readonly string[] = Object.values(preCarriageNames);

/** The way of a stored text; null for none and for a text that another service stores. */
export function preCarriageOf(text: string): PreCarriage | null {
  return keysOf(preCarriageNames).find((way) => preCarriageNames[way] === text) ?? null;
}

export const maxNotifyParties = 5;
export const maxProductLines = 10;

/** A figure in a JSON body: a number, or the same as plain decimal text. */
export type Figure = number | string;

/** Packages and weights of a line: `total` packages of `type`; weights in packing units. */
export type Packages = {
  total: Figure;
  type: string;
  netWeight: Figure;
  grossWeight: Figure;
  netWeightPerPackage: Figure;
  grossWeightPerPackage: Figure;
};

/** A product line of an add or update body. */
export type ProductBody = {
  productId: string;
  unitId: string;
  package: Packages;
  quantity: Figure;
  rate: Figure;
  marks: string;
  description: string;
  specification: string;
};

export type Charges = {
  gstPercentage: Figure;
  gst: Figure;
  advance: Figure;
  discount: Figure;
  fob: Figure;
  freight: Figure;
  insurance: Figure;
  commission: Figure;
};

export type ContainerDetail = { containers: number; type: ContainerLoad };

export type Container = {
  containerNumber: string;
  lineSealNumber: string;
  rfidSealNumber: string;
  size: string;
  lot: string;
  netWeight: Figure;
  grossWeight: Figure;
  unit: string;
};

/** The body of POST /v1/shipment/add and /update. */
export type ShipmentBody = {
  firmId: string;
  addressId: string;
  isSellerDifferent: boolean;
  sellerId?: string;
  consigneeId: string;
  notifyId: string[];
  brokerId: string;
  name: string;
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
  products: ProductBody[];
  charges: Charges;
  type: ShipmentType;
  containerDetail?: ContainerDetail | undefined;
  container?: Container[] | undefined;
  totalQuantity: Figure;
  totalGrossQuantity: Figure;
  amountBeforeGST: Figure;
  totalAmount: Figure;
  notes: string;
  /** Ours: the version that was read; a stale one is refused. */
  version?: number;
};

/** The unit of a line as it was when the shipment was saved. */
export type LineUnit = { unitId: string; orderUnit: string; packingUnit: string; weight: number; packageType: string };

/** A product line as read. */
export type Product = ProductBody & { name: string; hsnCode: string; unit: LineUnit };

/** Numbers and dates (DD/MM/YYYY) of a shipment's documents; empty until given. */
export type DocumentNumbers = {
  invoiceNo: string;
  invoiceDate: string;
  piNo: string;
  piDate: string;
  contractNo: string;
  contractDate: string;
};

/** A shipment in a list; `status` is free text, shown as a badge. */
export type ShipmentSummary = DocumentNumbers & {
  shipmentId: string;
  firmId: string;
  name: string;
  status?: string | undefined;
  createdAt: string;
  updatedAt?: string;
  type: ShipmentType;
  consignee: Buyer;
  broker: Broker;
  currency: string;
  totalAmount: Figure;
  totalQuantity: Figure;
  totalGrossQuantity: Figure;
  portOfLoading: string;
  portOfDischarge: string;
};

/** The response of GET /v1/shipment: parties, bank, products and units as saved, and everything that an update accepts. */
export type Shipment = ShipmentSummary &
  Omit<ShipmentBody, "sellerId" | "products" | "version"> & {
    version: number;
    /** Null: the firm itself sells. */
    sellerId: string | null;
    firm: { name: string; ieCode: string; pan: string };
    address: Address;
    seller: Buyer | null;
    consignee: Buyer;
    notifyParties: Buyer[];
    broker: Broker;
    bankDetails: BankDetail;
    products: Product[];
    attachments: Attachment[];
    /** Ours: a refresh would change the copies of master data. Deleted records are no difference; lists omit it. */
    differsFromMasterData?: boolean | undefined;
    /** Ours: what may be wrong with it; lists omit it. */
    warnings?: ShipmentWarning[] | undefined;
  };

export const shipmentNotices = {
  firmMissing: "Firm ID not found. Please go back and select a firm.",
  shipmentMissing: "Shipment ID not found. Please go back and select a shipment.",
  detailsMissing: "Shipment details not found",
  stale: "This shipment was changed since you opened it",
} as const;
