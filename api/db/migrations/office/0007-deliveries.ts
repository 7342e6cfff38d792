import type { Kysely } from "kysely";

/** Maintenance finds old deliveries of all owners by time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("webhookDeliveries_age").on("webhookDeliveries").columns(["createdAt"]).execute();
}
