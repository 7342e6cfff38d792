import type { Kysely } from "kysely";

/** Each save finds those who see its shipment. SQLite took the index by partner for that, and read all that the office shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = db.schema.createIndex("shipmentPartners_shipment").on("shipmentPartners");
  await index.columns(["ownerId", "shipmentId", "state", "partnerId"]).execute();
}
