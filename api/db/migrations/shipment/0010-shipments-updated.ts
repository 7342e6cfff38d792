import type { Kysely } from "kysely";

/** Index for lists of shipments by the time of their last change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("shipments_updated").on("shipments").columns(["ownerId", "updatedAt", "id"]).execute();
  const ofFirm = db.schema.createIndex("shipments_firm_updated").on("shipments");
  await ofFirm.columns(["ownerId", "firmId", "updatedAt", "id"]).execute();
}
