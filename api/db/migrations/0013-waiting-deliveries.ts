import { sql, type Kysely } from "kysely";

/** What waits of one webhook is counted with each message, beside a log of a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waiting = db.schema.createIndex("webhookDeliveries_waiting").on("webhookDeliveries").columns(["ownerId", "webhookId", "id"]);
  await waiting.where(sql.ref("nextAttemptAt"), "is not", null).execute();
}
