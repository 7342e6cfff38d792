import { sql, type Kysely } from "kysely";

/** Each new message counts the webhook's waiting deliveries among a month of finished ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waiting = db.schema.createIndex("webhookDeliveries_waiting").on("webhookDeliveries").columns(["ownerId", "webhookId", "id"]);
  await waiting.where(sql.ref("nextAttemptAt"), "is not", null).execute();
}
