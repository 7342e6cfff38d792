import type { ExpressionBuilder } from "kysely";
import { billableStatuses, billMessages, type BillableShipment } from "#domain/partners/brokerageBill.ts";
import { sharedReference } from "#domain/partners/sharedShipment.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db, Trx } from "../../db/database.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import type { Database } from "../../db/tables/tables.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { dateText } from "../../shipment/progress/storedProgress.ts";
import { shipmentNotFound } from "../../shipment/save/touchShipment.ts";
import { activeShares } from "../grants.ts";
import { firmName, partyOf } from "../sharedColumns.ts";
import { stands } from "./standingBills.ts";

/** The most shipments that a broker chooses from: the newest, those without a bill first. */
const mostListed = 200;

/** The shipments that the office, as the exporters' broker, has billed or can bill now (R-921). */
export async function listBillable(db: Db, ownerId: string): Promise<BillableShipment[]> {
  const rows = await sharesOf(db, ownerId)
    .where("shipments.commission", ">", 0)
    .where("shipments.status", "in", billableStatuses)
    .where(isOwnBroker)
    .orderBy("isBilled")
    .orderBy("shipments.id", "desc")
    .limit(mostListed)
    .execute();
  return await withGoods(db, ownerId, rows);
}

/**
 * The chosen shipments in the order of choice. Throws a `ProblemError` for one that is not shared with the office as a broker, has no
 * commission for it, or is not on board.
 */
export async function readChosen(
  db: Db | Trx,
  ownerId: string,
  { partnerId, shipmentIds }: { partnerId: string; shipmentIds: readonly string[] },
): Promise<BillableShipment[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await sharesOf(db, ownerId).where("sharedWith.partnerId", "=", partnerId).where("shipments.id", "in", shipmentIds).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chosen = shipmentIds.map((shipmentId, index) => {
    const row = byId.get(shipmentId);
    if (!row) throw shipmentNotFound();
    const refuse = (message: string) => new ProblemError([invalid(message, "shipmentIds", String(index))]);
    if (row.isOwn !== 1 || row.commission <= 0) throw refuse(billMessages.noCommission(sharedReference(row)));
    if (row.status === null || !billableStatuses.includes(row.status)) throw refuse(billMessages.notOnBoard(sharedReference(row)));
    return row;
  });
  return await withGoods(db, ownerId, chosen);
}

/** The shipments that exporters share with the office as their broker, each with the bill that stands for it. */
function sharesOf(db: Db | Trx, ownerId: string) {
  return activeShares(db, ownerId)
    .where("partners.role", "=", "BROKER")
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "shipmentPartners.ownerId").onRef("shipments.id", "=", "shipmentPartners.shipmentId"),
    )
    .leftJoin("brokerageBillLines as line", (join) =>
      join.onRef("line.ownerId", "=", "shipments.ownerId").onRef("line.shipmentId", "=", "shipments.id"),
    )
    .leftJoin("brokerageBills", (join) =>
      join.onRef("brokerageBills.ownerId", "=", "line.ownerId").onRef("brokerageBills.id", "=", "line.billId"),
    )
    .select([
      "sharedWith.partnerId",
      "shipments.ownerId",
      "shipments.id",
      "shipments.firmId",
      "shipments.firm",
      "shipments.status",
      "shipments.currency",
    ])
    .select(["shipments.contractNo", "shipments.contractDate", "shipments.invoiceNo", "shipments.invoiceDate", "shipments.piNo"])
    .select(["shipments.createdAt", "shipments.consignee", "shipments.commission"])
    .select(["brokerageBills.number", "brokerageBills.billerOwnerId"])
    .select((row) => row.case().when(stands(row)).then(1).else(0).end().as("isBilled"))
    .select((row) => row.case().when(isOwnBroker(row)).then(1).else(0).end().as("isOwn"));
}

/** Whether the shipment names one of the brokers that the partner stands for. */
function isOwnBroker({ exists, selectFrom }: ExpressionBuilder<Database, "partners" | "shipments">) {
  return exists(
    selectFrom("partnerRecords")
      .select("partnerRecords.recordId")
      .whereRef("partnerRecords.ownerId", "=", "partners.ownerId")
      .whereRef("partnerRecords.partnerId", "=", "partners.id")
      .whereRef("partnerRecords.recordId", "=", "shipments.brokerId"),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof sharesOf>["execute"]>>[number];

/** Adds the goods. Ids of shipments are unique across owners; the owners are there for the index. */
async function withGoods(db: Db | Trx, caller: string, rows: readonly Row[]): Promise<BillableShipment[]> {
  if (rows.length === 0) return [];
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const ids = [...new Set(rows.map(({ id }) => id))];
  const goods = await db
    .selectFrom("shipmentProducts")
    .select(["ownerId", "shipmentId", "name", "quantity", "orderUnit"])
    .where("ownerId", "in", owners)
    .where("shipmentId", "in", ids)
    .orderBy("position")
    .execute();
  const goodsOf = Map.groupBy(goods, (line) => `${line.ownerId}/${line.shipmentId}`);
  return rows.map((row) => {
    const { partnerId, id: shipmentId, firmId, contractNo, contractDate, invoiceNo, invoiceDate, currency } = row;
    const lines = goodsOf.get(`${row.ownerId}/${shipmentId}`) ?? [];
    const buyer = partyOf(row.consignee, { column: "shipments.consignee", id: shipmentId });
    return {
      partnerId,
      shipmentId,
      firmId,
      exporter: firmName({ firm: row.firm, shipmentId }),
      reference: sharedReference(row),
      contractNo,
      contractDate: dateText(contractDate),
      invoiceNo,
      invoiceDate: dateText(invoiceDate),
      buyer: buyer.name,
      buyerCountry: buyer.country,
      goods: lines.map(({ name }) => name),
      quantities: lines.map(({ quantity, orderUnit }) => ({ figure: quantity, unit: orderUnit })),
      currency,
      commission: fromMinorUnits(row.commission, currency),
      billedAs: billedAs(row, caller),
    };
  });
}

/** The number of the office's own bill; of another office's nothing but that there is one. */
function billedAs({ isBilled, number, billerOwnerId }: Row, caller: string): string | null {
  if (isBilled !== 1) return null;
  return billerOwnerId === caller ? (number ?? "") : "";
}
