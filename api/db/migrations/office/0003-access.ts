import { sql, type Kysely } from "kysely";
import { columns, referencesOwner, referencesRecord, ownedTable } from "../schemaHelpers.ts";

/** API keys, events, webhooks and their deliveries. accessTables.ts describes the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createApiKeys(db);
  await createEvents(db);
  await createWebhooks(db);
}

async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  const table = referencesOwner(ownedTable(db, "apiKeys", ["id"]), "apiKeys");
  await columns(table, "text", ["name", "scope", "hash", "ending", "createdAt", "expiresAt?", "lastUsedAt?"]).execute();
  await db.schema.createIndex("apiKeys_hash").on("apiKeys").columns(["ownerId", "hash"]).unique().execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await columns(referencesOwner(ownedTable(db, "eventCounts", []), "eventCounts"), "bigint", ["last"]).execute();
  const events = referencesOwner(ownedTable(db, "events", ["position"], { position: "bigint" }), "events");
  await columns(events, "text", ["type", "firmId", "shipmentId", "key?", "createdAt"]).execute();
  await db.schema.createIndex("events_age").on("events").columns(["createdAt"]).execute();
}

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  const webhooks = referencesOwner(ownedTable(db, "webhooks", ["id"]), "webhooks");
  await columns(columns(webhooks, "text", ["url", "events", "createdAt", "failingSince?"]), "integer", ["isActive"]).execute();
  let table = ownedTable(db, "webhookDeliveries", ["id"]);
  table = columns(table, "text", ["webhookId", "messageId", "type", "body", "status", "error?"]);
  table = columns(table, "text", ["createdAt", "lastAttemptAt?", "nextAttemptAt?"]);
  table = columns(table, "integer", ["attempts", "responseStatus?"]);
  await referencesRecord(table, { name: "webhookDeliveries", column: "webhookId", target: "webhooks", whenGone: "cascade" }).execute();
  const log = db.schema.createIndex("webhookDeliveries_log").on("webhookDeliveries");
  await log.columns(["ownerId", "webhookId", "id"]).execute();
  // The dispatcher finds due deliveries of all owners by time; few deliveries wait, so the index is small.
  const due = db.schema.createIndex("webhookDeliveries_due").on("webhookDeliveries").columns(["nextAttemptAt"]);
  await due.where(sql.ref("nextAttemptAt"), "is not", null).execute();
}
