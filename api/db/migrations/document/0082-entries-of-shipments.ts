import type { Kysely } from "kysely";

/** The newest documents of a shipment: without their times in the index SQLite looked for them among all of the office, by time (R-1228). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("documentEntries_shipment").execute();
  const index = db.schema.createIndex("documentEntries_shipment").on("documentEntries");
  await index.columns(["ownerId", "shipmentId", "storedAt", "key"]).execute();
}
