import { fromDayMonthYear, toDayMonthYear, type Day } from "#domain/time/dates.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import { amountFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { DocumentNumbers } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { ShipmentTotals } from "#domain/shipment/shipmentTotals.ts";
import { toMinorUnits } from "../../db/minorUnits.ts";
import { bytesOf } from "../../audit/recordRoom.ts";
import type { Database } from "../../db/tables/tables.ts";
import type { Snapshots } from "../snapshots/references.ts";
import type { ShipmentInput } from "../input/readShipmentBody.ts";
import { columnsOf } from "./fieldColumns.ts";

type Own = { ownerId: string; shipmentId: string };
type ShipmentRow = Database["shipments"];

/** The columns that a save writes; the others are identity, document numbers, version and times. */
export type SavedColumns = Omit<
  ShipmentRow,
  "ownerId" | "id" | "status" | keyof DocumentNumbers | "cancelReason" | "version" | "size" | "createdAt" | "updatedAt"
>;

/** A save: the input, the records that it references, and the totals computed from both. */
export type Save = { input: ShipmentInput; snapshots: Snapshots; totals: ShipmentTotals };

export const noDocumentNumbers: DocumentNumbers = {
  invoiceNo: "",
  invoiceDate: "",
  piNo: "",
  piDate: "",
  contractNo: "",
  contractDate: "",
};

/** The shipment's row. */
export function shipmentColumns({ input, snapshots, totals }: Save): SavedColumns {
  const { sellerId, buyerId, consigneeId, brokerId, bankId, addressId, firmId, currency } = input;
  const money = (amount: Decimal) => minorUnits(amount, currency);
  return {
    firmId,
    addressId,
    isSellerDifferent: sellerId === null ? 0 : 1,
    sellerId,
    buyerId,
    consigneeId,
    brokerId,
    bankId,
    ...columnsOf(shipmentFields, input),
    type: input.type,
    firm: requireSnapshot(snapshots.firms, firmId),
    address: requireSnapshot(snapshots.addresses, addressId),
    seller: sellerId === null ? null : requireSnapshot(snapshots.buyers, sellerId),
    buyer: buyerId === null ? null : requireSnapshot(snapshots.buyers, buyerId),
    consignee: requireSnapshot(snapshots.buyers, consigneeId),
    broker: requireSnapshot(snapshots.brokers, brokerId),
    bankDetails: requireSnapshot(snapshots.banks, bankId),
    references: JSON.stringify(input.references),
    gstPercentage: input.charges.gstPercentage,
    gst: money(totals.gst),
    ...eachField(amountFields, (charge) => money(input.charges[charge])),
    amountBeforeGst: money(totals.amountBeforeGST),
    totalAmount: money(totals.totalAmount),
    totalQuantity: totals.totalNetWeight,
    totalGrossQuantity: totals.totalGrossWeight,
    containers: input.containerDetail?.containers ?? null,
    containerLoad: input.containerDetail?.type ?? null,
  };
}

/** The product lines, each with its snapshots of product and unit. */
export function productRows({ ownerId, shipmentId }: Own, { input, snapshots, totals }: Save): Database["shipmentProducts"][] {
  return input.products.map(({ productId, unitId, package: packages, ...entered }, position) => {
    const goods = snapshots.goods.get(productId);
    const unit = snapshots.units.get(unitId);
    const line = totals.lines[position];
    if (!goods || !unit || !line) throw new Error("A product line was not looked up before it was saved");
    const { weight, ...named } = unit;
    return {
      ownerId,
      shipmentId,
      position,
      productId,
      ...goods,
      ...named,
      unitWeight: weight,
      quantity: entered.quantity,
      rate: entered.rate,
      ...columnsOf(lineFields, entered),
      amount: minorUnits(line.amount, input.currency),
      packages: line.packages,
      netWeight: line.netWeight,
      grossWeight: line.grossWeight,
      netWeightPerPackage: packages.netWeightPerPackage,
      grossWeightPerPackage: packages.grossWeightPerPackage,
    };
  });
}

export function containerRows(own: Own, { input }: Save): Database["shipmentContainers"][] {
  return input.container.map((row, position) => ({ ...own, position, ...columnsOf(containerFields, row) }));
}

export function notifyRows(own: Own, { input, snapshots }: Save): Database["shipmentNotifyParties"][] {
  return input.notifyId.map((buyerId, position) => ({ ...own, position, buyerId, snapshot: requireSnapshot(snapshots.buyers, buyerId) }));
}

/** The bytes of what a save writes. */
export function bytesOfSave(own: Own, save: Save): number {
  const rows = [shipmentColumns(save), ...productRows(own, save), ...containerRows(own, save), ...notifyRows(own, save)];
  return rows.reduce((bytes, row) => bytes + bytesOf(row), 0);
}

/** Document numbers for storing: dates as days, invalid dates as empty. */
export function numberColumns(numbers: DocumentNumbers): Pick<ShipmentRow, keyof DocumentNumbers> {
  const day = (text: string): Day | "" => fromDayMonthYear(text) ?? "";
  const { invoiceDate, piDate, contractDate } = numbers;
  return { ...numbers, invoiceDate: day(invoiceDate), piDate: day(piDate), contractDate: day(contractDate) };
}

/** Document numbers for REST: dates as DD/MM/YYYY, "" until set. */
export function numbersOf(row: Pick<ShipmentRow, keyof DocumentNumbers>): DocumentNumbers {
  const text = (day: Day | "") => day && toDayMonthYear(day);
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = row;
  return { invoiceNo, invoiceDate: text(invoiceDate), piNo, piDate: text(piDate), contractNo, contractDate: text(contractDate) };
}

function requireSnapshot(records: Map<string, object>, id: string): string {
  const record = records.get(id);
  if (!record) throw new Error("A record was not looked up before it was saved");
  return JSON.stringify(record);
}

function minorUnits(amount: Decimal, currency: string): number {
  const units = toMinorUnits(amount, currency);
  if (units === null) throw new Error("An amount was not checked before it was saved");
  return units;
}
