import type { Kysely } from "kysely";

/** What a webhook was sent long ago is looked for over all owners, by its time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("webhookDeliveries_age").on("webhookDeliveries").columns(["createdAt"]).execute();
}
