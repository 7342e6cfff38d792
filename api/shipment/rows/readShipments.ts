import type { Selectable } from "kysely";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Buyer } from "#domain/account/userInfo.ts";
import type { Container, Product, Shipment, ShipmentSummary } from "#domain/shipment/shipment.ts";
import { z } from "zod";
import { readAttachments } from "./attachmentRows.ts";
import type { Db, Trx } from "../../db/database.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import { parseStored } from "../../db/storedJson.ts";
import type { Database } from "../../db/tables.ts";
import { addressAnswer, bankDetailAnswer } from "../../firm/firmOperations.ts";
import { brokerAnswer, buyerAnswer } from "../../masterData/recordAnswers.ts";
import { numbersOf } from "./shipmentRows.ts";

const firmSnapshot = z.object({ name: z.string(), ieCode: z.string(), pan: z.string() });

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** The parts of a page's shipments, by shipment id. */
type Parts = {
  products: Map<string, Row<"shipmentProducts">[]>;
  containers: Map<string, Row<"shipmentContainers">[]>;
  notifyParties: Map<string, Row<"shipmentNotifyParties">[]>;
  attachments: Map<string, Attachment[]>;
};

/** One whole shipment of the owner; null for an unknown id or another owner's. */
export async function findShipment(db: Db | Trx, ownerId: string, id: string): Promise<Shipment | null> {
  const [shipment = null] = await readShipments(db, ownerId, [id]);
  return shipment;
}

/** Whole shipments of the owner in the order of `ids`, without unknown ones. Always five queries. */
export async function readShipments(db: Db | Trx, ownerId: string, ids: string[]): Promise<Shipment[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("shipments").selectAll().where("ownerId", "=", ownerId).where("id", "in", ids).execute();
  const parts = await readParts(db, ownerId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [wholeShipment(row, parts)] : [];
  });
}

async function readParts(db: Db | Trx, ownerId: string, ids: string[]): Promise<Parts> {
  const products = db.selectFrom("shipmentProducts").selectAll().where("ownerId", "=", ownerId).where("shipmentId", "in", ids);
  const containers = db.selectFrom("shipmentContainers").selectAll().where("ownerId", "=", ownerId).where("shipmentId", "in", ids);
  const parties = db.selectFrom("shipmentNotifyParties").selectAll().where("ownerId", "=", ownerId).where("shipmentId", "in", ids);
  return {
    products: Map.groupBy(await products.orderBy("position").execute(), ({ shipmentId }) => shipmentId),
    containers: Map.groupBy(await containers.orderBy("position").execute(), ({ shipmentId }) => shipmentId),
    notifyParties: Map.groupBy(await parties.orderBy("position").execute(), ({ shipmentId }) => shipmentId),
    attachments: await readAttachments(db, ownerId, ids),
  };
}

/** The columns of a summary. */
export const summaryColumns = [
  ...(["id", "firmId", "name", "status", "createdAt", "updatedAt", "type", "currency", "consignee", "broker"] as const),
  ...(["totalAmount", "totalQuantity", "totalGrossQuantity", "portOfLoading", "portOfDischarge"] as const),
  ...(["invoiceNo", "invoiceDate", "piNo", "piDate", "contractNo", "contractDate"] as const),
] as const;

/** A shipment's entry in a list. Figures are JSON numbers of at most 15 digits. */
export function summaryOf(row: Pick<Row<"shipments">, (typeof summaryColumns)[number]>): ShipmentSummary {
  return {
    shipmentId: row.id,
    firmId: row.firmId,
    name: row.name,
    ...(row.status !== null && { status: row.status }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    type: row.type,
    ...numbersOf(row),
    consignee: snapshot(buyerAnswer, row, "consignee"),
    broker: snapshot(brokerAnswer, row, "broker"),
    currency: row.currency,
    totalAmount: Number(fromMinorUnits(row.totalAmount, row.currency)),
    totalQuantity: Number(row.totalQuantity),
    totalGrossQuantity: Number(row.totalGrossQuantity),
    portOfLoading: row.portOfLoading,
    portOfDischarge: row.portOfDischarge,
  };
}

function wholeShipment(row: Row<"shipments">, parts: Parts): Shipment {
  const money = (units: number) => Number(fromMinorUnits(units, row.currency));
  return {
    ...summaryOf(row),
    version: row.version,
    firm: snapshot(firmSnapshot, row, "firm"),
    addressId: row.addressId,
    address: snapshot(addressAnswer, row, "address"),
    isSellerDifferent: row.isSellerDifferent === 1,
    sellerId: row.sellerId,
    consigneeId: row.consigneeId,
    notifyId: (parts.notifyParties.get(row.id) ?? []).map(({ buyerId }) => buyerId),
    brokerId: row.brokerId,
    bankId: row.bankId,
    seller: row.seller === null ? null : snapshot(buyerAnswer, row, "seller"),
    notifyParties: (parts.notifyParties.get(row.id) ?? []).map(notifyParty),
    originCountry: row.originCountry,
    destinationCountry: row.destinationCountry,
    preCarriage: row.preCarriage,
    placeOfReceipt: row.placeOfReceipt,
    vessel: row.vessel,
    finalDestination: row.finalDestination,
    termsOfPayment: row.termsOfPayment,
    termsOfShipment: row.termsOfShipment,
    bankDetails: snapshot(bankDetailAnswer, row, "bankDetails"),
    declaration: row.declaration,
    notes: row.notes,
    products: (parts.products.get(row.id) ?? []).map(productOf),
    charges: {
      gstPercentage: Number(row.gstPercentage),
      gst: money(row.gst),
      advance: money(row.advance),
      discount: money(row.discount),
      fob: money(row.fob),
      freight: money(row.freight),
      insurance: money(row.insurance),
      commission: money(row.commission),
    },
    ...(row.containers !== null && { containerDetail: { containers: row.containers, type: row.containerLoad ?? "FCL" } }),
    container: (parts.containers.get(row.id) ?? []).map(containerOf),
    amountBeforeGST: money(row.amountBeforeGst),
    attachments: parts.attachments.get(row.id) ?? [],
  };
}

function productOf(row: Row<"shipmentProducts">): Product {
  const { productId, unitId, name, hsnCode, orderUnit, packingUnit, packageType, marks, description, specification } = row;
  return {
    productId,
    unitId,
    name,
    hsnCode,
    unit: { unitId, orderUnit, packingUnit, weight: Number(row.unitWeight), packageType },
    package: {
      total: Number(row.packages),
      type: packageType,
      netWeight: Number(row.netWeight),
      grossWeight: Number(row.grossWeight),
      netWeightPerPackage: Number(row.netWeightPerPackage),
      grossWeightPerPackage: Number(row.grossWeightPerPackage),
    },
    quantity: Number(row.quantity),
    rate: Number(row.rate),
    marks,
    description,
    specification,
  };
}

function containerOf(row: Row<"shipmentContainers">): Container {
  const { ownerId: _owner, shipmentId: _shipment, position: _position, netWeight, grossWeight, ...texts } = row;
  return { ...texts, netWeight: Number(netWeight), grossWeight: Number(grossWeight) };
}

/** Reads the copy of a record that a shipment keeps. */
function snapshot<T, Column extends string>(schema: z.ZodType<T>, row: Record<Column, string | null> & { id: string }, column: Column): T {
  return parseStored(schema, row[column] ?? "", { column: `shipments.${column}`, id: row.id });
}

function notifyParty({ shipmentId, snapshot: json }: Row<"shipmentNotifyParties">): Buyer {
  return parseStored(buyerAnswer, json, { column: "shipmentNotifyParties.snapshot", id: shipmentId });
}
