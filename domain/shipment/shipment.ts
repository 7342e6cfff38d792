import { keysOf } from "../typedObject.ts";
import type { Attachment } from "../documents/attachment.ts";
import type { MilestoneAnswer } from "./progress/milestone.ts";
import type { Transport } from "./progress/transportFields.ts";
import type { ShipmentWarning } from "./warning.ts";
import type { FirmDocumentData } from "../masterData/firmDocumentFields.ts";
import type { Address, BankDetail, Broker, Buyer } from "../account/userInfo.ts";
import type { ChargeFields } from "./fields/chargeFields.ts";
import type { ContainerFields } from "./fields/containerFields.ts";
import type { BodyValues, FieldValues } from "./fields/fieldDefinition.ts";
import type { LineFields } from "./fields/lineFields.ts";
import type { ListedFieldName, ShipmentFieldName, ShipmentFields } from "./fields/shipmentFields.ts";

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
export const maxReferences = 5;

/** A further reference of a shipment, such as { label: "Import permit", value: "IP/2025/88" }. */
export type Reference = { label: string; value: string };

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
export type ProductBody = BodyValues<LineFields, Figure> & {
  productId: string;
  unitId: string;
  package: Packages;
  quantity: Figure;
  rate: Figure;
};

export type Charges = FieldValues<ChargeFields, Figure> & { gst: Figure };

export type ContainerDetail = { containers: number; type: ContainerLoad };

export type Container = FieldValues<ContainerFields, Figure>;

/** The body of POST /v1/shipment/add and /update. */
export type ShipmentBody = BodyValues<ShipmentFields, Figure> & {
  firmId: string;
  addressId: string;
  isSellerDifferent: boolean;
  sellerId?: string;
  /** Ours: whether the buyer (applicant) is another party than the consignee. */
  isBuyerDifferent?: boolean;
  buyerId?: string;
  consigneeId: string;
  notifyId: string[];
  brokerId: string;
  bankId: string;
  products: ProductBody[];
  charges: Charges;
  type: ShipmentType;
  containerDetail?: ContainerDetail | undefined;
  container?: BodyValues<ContainerFields, Figure>[] | undefined;
  totalQuantity: Figure;
  totalGrossQuantity: Figure;
  amountBeforeGST: Figure;
  totalAmount: Figure;
  /** Ours: further references, at most 5. */
  references?: Reference[];
  /** Ours: the version that was read; a stale one is refused. */
  version?: number;
};

/** The unit of a line as it was when the shipment was saved. */
export type LineUnit = { unitId: string; orderUnit: string; packingUnit: string; weight: number; packageType: string };

/** A product line as read. */
export type Product = Omit<ProductBody, keyof LineFields> &
  FieldValues<LineFields, Figure> & { name: string; hsnCode: string; unit: LineUnit };

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
export type ShipmentSummary = DocumentNumbers &
  Record<ListedFieldName, string> & {
    shipmentId: string;
    firmId: string;
    status?: string | undefined;
    createdAt: string;
    updatedAt?: string;
    type: ShipmentType;
    consignee: Buyer;
    broker: Broker;
    totalAmount: Figure;
    totalQuantity: Figure;
    totalGrossQuantity: Figure;
  };

/** The response of GET /v1/shipment: parties, bank, products and units as saved, and everything that an update accepts. */
export type Shipment = ShipmentSummary &
  Omit<
    ShipmentBody,
    "sellerId" | "isBuyerDifferent" | "buyerId" | "products" | "container" | "references" | "version" | ShipmentFieldName
  > &
  FieldValues<ShipmentFields, Figure> & {
    version: number;
    /** Null: the firm itself sells. */
    sellerId: string | null;
    isBuyerDifferent: boolean;
    /** Null: the consignee is the buyer. */
    buyerId: string | null;
    /** `isSample` only where its documents are made, if the firm is sample data. */
    firm: FirmDocumentData & { name: string; ieCode: string; pan: string; isSample?: true | undefined };
    address: Address;
    seller: Buyer | null;
    buyer: Buyer | null;
    consignee: Buyer;
    notifyParties: Buyer[];
    broker: Broker;
    bankDetails: BankDetail;
    products: Product[];
    container?: Container[] | undefined;
    references: Reference[];
    /** The eight milestones in their order. */
    progress: MilestoneAnswer[];
    transport: Transport;
    /** Why it was cancelled; absent if it is not. */
    cancelReason?: string | undefined;
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
  deleted: "This shipment has been deleted meanwhile.",
  gone: "This shipment has been deleted meanwhile. What you entered can be saved as a new one.",
} as const;
