import type { Selectable } from "kysely";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Buyer } from "#domain/account/userInfo.ts";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { amountFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { Product, Shipment, ShipmentSummary } from "#domain/shipment/shipment.ts";
import { listedShipmentFields, unlistedShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { keysOf } from "#domain/typedObject.ts";
import { z } from "zod";
import { readAttachments } from "./attachmentRows.ts";
import type { Db, Trx } from "../../db/database.ts";
import { inSnapshot } from "../../db/inSnapshot.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import { parseStored } from "../../db/storedJson.ts";
import type { Database } from "../../db/tables/tables.ts";
import { addressAnswer, bankDetailAnswer } from "../../firm/firmOperations.ts";
import { brokerAnswer, buyerAnswer } from "../../masterData/recordAnswers.ts";
import { moreTextsOf } from "../../openapi/commonFields.ts";
import { valuesOf } from "./fieldColumns.ts";
import { milestoneAnswers, readProgress, type ProgressState } from "../progress/storedProgress.ts";
import { transportAnswerOf } from "../progress/transportBody.ts";
import { numbersOf } from "./shipmentRows.ts";

const storedReferences = z.array(z.object({ label: z.string(), value: z.string() }));
const firmSnapshot = z.object({ name: z.string(), ieCode: z.string(), pan: z.string(), ...moreTextsOf(firmSnapshotFields) });

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** The parts of a page's shipments, by shipment id. */
type Parts = {
  products: Map<string, Row<"shipmentProducts">[]>;
  containers: Map<string, Row<"shipmentContainers">[]>;
  notifyParties: Map<string, Row<"shipmentNotifyParties">[]>;
  progress: (shipmentId: string) => ProgressState;
  attachments: Map<string, Attachment[]>;
};

/** One whole shipment of the owner; null for an unknown id or another owner's. */
export async function findShipment(db: Db | Trx, ownerId: string, id: string): Promise<Shipment | null> {
  const [shipment = null] = await readShipments(db, ownerId, [id]);
  return shipment;
}

/** Whole shipments of the owner in the order of `ids`, without unknown ones: each as one save left it. Always seven queries. */
export async function readShipments(db: Db | Trx, ownerId: string, ids: string[]): Promise<Shipment[]> {
  if (ids.length === 0) return [];
  const { rows, parts } = await inSnapshot(db, async (frozen) => ({
    rows: await frozen.selectFrom("shipments").selectAll().where("ownerId", "=", ownerId).where("id", "in", ids).execute(),
    parts: await readParts(frozen, ownerId, ids),
  }));
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
    progress: await readProgress(db, ownerId, ids),
    attachments: await readAttachments(db, ownerId, ids),
  };
}

/** The columns of a summary. */
export const summaryColumns = [
  ...(["id", "firmId", "status", "createdAt", "updatedAt", "type", "consignee", "broker"] as const),
  ...(["totalAmount", "totalQuantity", "totalGrossQuantity"] as const),
  ...keysOf(listedShipmentFields),
  ...(["invoiceNo", "invoiceDate", "piNo", "piDate", "contractNo", "contractDate"] as const),
] as const;

/** A shipment's entry in a list. Figures are JSON numbers of at most 15 digits. */
export function summaryOf(row: Pick<Row<"shipments">, (typeof summaryColumns)[number]>): ShipmentSummary {
  return {
    shipmentId: row.id,
    firmId: row.firmId,
    ...(row.status !== null && { status: row.status }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    type: row.type,
    ...numbersOf(row),
    consignee: snapshot(buyerAnswer, row, "consignee"),
    broker: snapshot(brokerAnswer, row, "broker"),
    ...valuesOf(listedShipmentFields, row),
    totalAmount: Number(fromMinorUnits(row.totalAmount, row.currency)),
    totalQuantity: Number(row.totalQuantity),
    totalGrossQuantity: Number(row.totalGrossQuantity),
  };
}

function wholeShipment(row: Row<"shipments">, parts: Parts): Shipment {
  const progress = parts.progress(row.id);
  const money = (units: number) => Number(fromMinorUnits(units, row.currency));
  return {
    ...summaryOf(row),
    version: row.version,
    firm: snapshot(firmSnapshot, row, "firm"),
    addressId: row.addressId,
    address: snapshot(addressAnswer, row, "address"),
    isSellerDifferent: row.isSellerDifferent === 1,
    sellerId: row.sellerId,
    isBuyerDifferent: row.buyerId !== null,
    buyerId: row.buyerId,
    consigneeId: row.consigneeId,
    notifyId: (parts.notifyParties.get(row.id) ?? []).map(({ buyerId }) => buyerId),
    brokerId: row.brokerId,
    bankId: row.bankId,
    seller: row.seller === null ? null : snapshot(buyerAnswer, row, "seller"),
    buyer: row.buyer === null ? null : snapshot(buyerAnswer, row, "buyer"),
    notifyParties: (parts.notifyParties.get(row.id) ?? []).map(notifyParty),
    references: snapshot(storedReferences, row, "references"),
    ...valuesOf(unlistedShipmentFields, row),
    bankDetails: snapshot(bankDetailAnswer, row, "bankDetails"),
    products: (parts.products.get(row.id) ?? []).map(productOf),
    charges: {
      gstPercentage: Number(row.gstPercentage),
      gst: money(row.gst),
      ...eachField(amountFields, (charge) => money(row[charge])),
    },
    ...(row.containers !== null && { containerDetail: { containers: row.containers, type: row.containerLoad ?? "FCL" } }),
    container: (parts.containers.get(row.id) ?? []).map((container) => valuesOf(containerFields, container)),
    amountBeforeGST: money(row.amountBeforeGst),
    progress: milestoneAnswers(progress),
    transport: transportAnswerOf(progress.transport),
    ...(row.cancelReason !== null && { cancelReason: row.cancelReason }),
    attachments: parts.attachments.get(row.id) ?? [],
  };
}

function productOf(row: Row<"shipmentProducts">): Product {
  const { productId, unitId, name, hsnCode, orderUnit, packingUnit, packageType } = row;
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
    ...valuesOf(lineFields, row),
  };
}

/** Reads the copy of a record that a shipment keeps. */
function snapshot<T, Column extends string>(schema: z.ZodType<T>, row: Record<Column, string | null> & { id: string }, column: Column): T {
  return parseStored(schema, row[column] ?? "", { column: `shipments.${column}`, id: row.id });
}

function notifyParty({ shipmentId, snapshot: json }: Row<"shipmentNotifyParties">): Buyer {
  return parseStored(buyerAnswer, json, { column: "shipmentNotifyParties.snapshot", id: shipmentId });
}
