import type { Decimal } from "#domain/figures/decimal.ts";
import type { ContainerLoad, ShipmentType } from "#domain/shipment/shipment.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Flag, Instant, Json, Recorded } from "./columnTypes.ts";

/** Whole minor units of the shipment's currency; see minorUnits.ts. */
type MinorUnits = number;

export type ShipmentTable = Recorded & {
  firmId: string;
  name: string;
  status: string | null;
  type: ShipmentType;
  addressId: string;
  isSellerDifferent: Flag;
  sellerId: string | null;
  consigneeId: string;
  brokerId: string;
  bankId: string;
  /** Snapshots as saved: firm { name, ieCode, pan }, and the domain's Address, Buyer, Buyer, Broker, BankDetail. */
  firm: Json;
  address: Json;
  seller: Json | null;
  consignee: Json;
  broker: Json;
  bankDetails: Json;
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
  currency: string;
  declaration: string;
  notes: string;
  gstPercentage: Decimal;
  gst: MinorUnits;
  advance: MinorUnits;
  discount: MinorUnits;
  fob: MinorUnits;
  freight: MinorUnits;
  insurance: MinorUnits;
  commission: MinorUnits;
  amountBeforeGst: MinorUnits;
  totalAmount: MinorUnits;
  /** Net and gross weight of all lines, in packing units. */
  totalQuantity: Decimal;
  totalGrossQuantity: Decimal;
  containers: number | null;
  containerLoad: ContainerLoad | null;
  /** Empty until generated; dates are days. */
  invoiceNo: string;
  invoiceDate: Day | "";
  piNo: string;
  piDate: Day | "";
  contractNo: string;
  contractDate: Day | "";
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

export type ShipmentProductTable = {
  ownerId: string;
  shipmentId: string;
  position: number;
  productId: string;
  unitId: string;
  /** Snapshots as saved. */
  name: string;
  hsnCode: string;
  orderUnit: string;
  packingUnit: string;
  unitWeight: Decimal;
  packageType: string;
  quantity: Decimal;
  rate: Decimal;
  amount: MinorUnits;
  marks: string;
  description: string;
  specification: string;
  packages: Decimal;
  netWeight: Decimal;
  grossWeight: Decimal;
  netWeightPerPackage: Decimal;
  grossWeightPerPackage: Decimal;
};

export type ShipmentContainerTable = {
  ownerId: string;
  shipmentId: string;
  position: number;
  containerNumber: string;
  lineSealNumber: string;
  rfidSealNumber: string;
  size: string;
  lot: string;
  netWeight: Decimal;
  grossWeight: Decimal;
  unit: string;
};
