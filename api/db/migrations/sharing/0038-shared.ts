import type { Kysely } from "kysely";

/** When something changed that a partner sees of a shipment, in the order in which streams ask for it. "" on existing rows: long ago. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shipmentPartners")
    .addColumn("changedAt", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("shipment_partners_changed")
    .on("shipmentPartners")
    .columns(["ownerId", "partnerId", "state", "changedAt"])
    .execute();
}
