import { fromDayMonthYear, toDayMonthYear, type Day } from "#domain/time/dates.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { DocumentNumbers } from "#domain/shipment/shipment.ts";
import type { ShipmentTotals } from "#domain/shipment/shipmentTotals.ts";
import { toMinorUnits } from "../../db/minorUnits.ts";
import type { Database } from "../../db/tables.ts";
import type { Snapshots } from "../snapshots/references.ts";
import type { ShipmentInput } from "../input/readShipmentBody.ts";

type Own = { ownerId: string; shipmentId: string };
type ShipmentRow = Database["shipments"];

/** The columns that a save writes; the others are identity, document numbers, version and times. */
export type SavedColumns = Omit<ShipmentRow, "ownerId" | "id" | "status" | keyof DocumentNumbers | "version" | "createdAt" | "updatedAt">;

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
  const { sellerId, consigneeId, brokerId, bankId, addressId, firmId, currency } = input;
  const money = (amount: Decimal) => minorUnits(amount, currency);
  return {
    firmId,
    addressId,
    isSellerDifferent: sellerId === null ? 0 : 1,
    sellerId,
    consigneeId,
    brokerId,
    bankId,
    name: input.name,
    type: input.type,
    firm: requireSnapshot(snapshots.firms, firmId),
    address: requireSnapshot(snapshots.addresses, addressId),
    seller: sellerId === null ? null : requireSnapshot(snapshots.buyers, sellerId),
    consignee: requireSnapshot(snapshots.buyers, consigneeId),
    broker: requireSnapshot(snapshots.brokers, brokerId),
    bankDetails: requireSnapshot(snapshots.banks, bankId),
    originCountry: input.originCountry,
    destinationCountry: input.destinationCountry,
    preCarriage: input.preCarriage,
    placeOfReceipt: input.placeOfReceipt,
    vessel: input.vessel,
    portOfLoading: input.portOfLoading,
    portOfDischarge: input.portOfDischarge,
    finalDestination: input.finalDestination,
    termsOfPayment: input.termsOfPayment,
    termsOfShipment: input.termsOfShipment,
    currency,
    declaration: input.declaration,
    notes: input.notes,
    gstPercentage: input.charges.gstPercentage,
    gst: money(totals.gst),
    advance: money(input.charges.advance),
    discount: money(input.charges.discount),
    fob: money(input.charges.fob),
    freight: money(input.charges.freight),
    insurance: money(input.charges.insurance),
    commission: money(input.charges.commission),
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
      marks: entered.marks,
      description: entered.description,
      specification: entered.specification,
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
  return input.container.map((row, position) => ({ ...own, position, ...row }));
}

export function notifyRows(own: Own, { input, snapshots }: Save): Database["shipmentNotifyParties"][] {
  return input.notifyId.map((buyerId, position) => ({ ...own, position, buyerId, snapshot: requireSnapshot(snapshots.buyers, buyerId) }));
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
