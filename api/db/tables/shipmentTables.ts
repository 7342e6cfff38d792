import type { Decimal } from "#domain/figures/decimal.ts";
import type { amountFields } from "#domain/shipment/fields/chargeFields.ts";
import type { ContainerFields } from "#domain/shipment/fields/containerFields.ts";
import type { FieldTable, FieldValues } from "#domain/shipment/fields/fieldDefinition.ts";
import type { LineFields } from "#domain/shipment/fields/lineFields.ts";
import type { ContainerLoad, ShipmentType } from "#domain/shipment/shipment.ts";
import type { ShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Flag, Instant, Json, Recorded } from "./columnTypes.ts";

/** Whole minor units of the shipment's currency; see minorUnits.ts. */
type MinorUnits = number;

/** Columns of defined fields: texts as entered, figures as decimal text. */
type Columns<Fields extends FieldTable> = FieldValues<Fields, Decimal>;

type AmountColumns = FieldValues<typeof amountFields, MinorUnits>;

export type ShipmentTable = Recorded &
  Columns<ShipmentFields> &
  AmountColumns & {
    firmId: string;
    /** Derived from milestones and cancellation, so that lists need only this row; null without either. */
    status: string | null;
    /** Null if it is not cancelled. */
    cancelReason: string | null;
    type: ShipmentType;
    addressId: string;
    isSellerDifferent: Flag;
    sellerId: string | null;
    buyerId: string | null;
    consigneeId: string;
    brokerId: string;
    bankId: string;
    /** Snapshots as saved: firm { name, ieCode, pan }, and the domain's Address, Buyer, Buyer, Broker, BankDetail. */
    firm: Json;
    address: Json;
    seller: Json | null;
    buyer: Json | null;
    consignee: Json;
    broker: Json;
    bankDetails: Json;
    /** The domain's Reference[]. */
    references: Json;
    gstPercentage: Decimal;
    gst: MinorUnits;
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
    /** Bytes of its own row and those of its lines, containers and notify parties, as they count for the office's room. */
    size: number;
    createdAt: Instant;
    updatedAt: Instant;
  };

export type ShipmentProductTable = Columns<LineFields> & {
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
  packages: Decimal;
  netWeight: Decimal;
  grossWeight: Decimal;
  netWeightPerPackage: Decimal;
  grossWeightPerPackage: Decimal;
};

export type ShipmentContainerTable = Columns<ContainerFields> & {
  ownerId: string;
  shipmentId: string;
  position: number;
};
