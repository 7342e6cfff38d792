import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/** Brokers' bills to an office, and the shipments that they bill: the key of a line lets a shipment be billed once (ADR-0114). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bills = columns(ownedTable(db, "brokerageBills", ["id"]), "text", ["partnerId", "billerOwnerId", "number", "createdAt"]);
  await referencesOwner(bills, "brokerageBills").execute();
  await db.schema
    .createIndex("brokerage_bills_number")
    .on("brokerageBills")
    .columns(["ownerId", "billerOwnerId", "number"])
    .unique()
    .execute();

  const lines = columns(ownedTable(db, "brokerageBillLines", ["shipmentId"]), "text", ["billId", "key"]);
  const ofShipment = { name: "brokerageBillLines", column: "shipmentId", target: "shipments", whenGone: "cascade" } as const;
  const ofBill = { name: "brokerageBillLines", column: "billId", target: "brokerageBills", whenGone: "cascade" } as const;
  await referencesRecord(referencesRecord(lines, ofShipment), ofBill).execute();
  await db.schema.createIndex("brokerage_bill_lines_bill").on("brokerageBillLines").columns(["ownerId", "billId"]).execute();
  await db.schema.createIndex("brokerage_bill_lines_copy").on("brokerageBillLines").columns(["ownerId", "key"]).unique().execute();
}
