import { PostgresAdapter, sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** Events of partners (ADR-0104), which are about no firm and no shipment. SQLite can drop a NOT NULL only with the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? alterEvents(db) : rebuildEvents(db));
}

async function alterEvents(db: Kysely<unknown>): Promise<void> {
  for (const column of ["firmId", "shipmentId"]) {
    await db.schema
      .alterTable("events")
      .alterColumn(column, (alter) => alter.dropNotNull())
      .execute();
  }
  await db.schema.alterTable("events").addColumn("partnerId", "text").execute();
}

async function rebuildEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("events_age").execute();
  await db.schema.alterTable("events").renameTo("eventsBefore").execute();
  const events = referencesOwner(ownedTable(db, "events", ["position"], { position: "bigint" }), "events");
  await columns(events, "text", ["type", "firmId?", "shipmentId?", "key?", "createdAt", "milestone?", "partnerId?"]).execute();
  await sql`INSERT INTO events (owner_id, position, type, firm_id, shipment_id, key, created_at, milestone)
    SELECT owner_id, position, type, firm_id, shipment_id, key, created_at, milestone FROM events_before`.execute(db);
  await db.schema.dropTable("eventsBefore").execute();
  await db.schema.createIndex("events_age").on("events").columns(["createdAt"]).execute();
}
