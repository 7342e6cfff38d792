import { PostgresAdapter, sql, type Kysely } from "kysely";
import { columns, referencesOwner, ownedTable } from "../schemaHelpers.ts";

const refusal = "The audit trail is append-only";

/** The audit trail. auditTable.ts describes the columns. Triggers refuse updates and deletes of its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = referencesOwner(ownedTable(db, "auditEntries", ["at", "id"]), "auditEntries");
  table = columns(table, "text", ["actorType", "actorId", "actorName", "action", "noun", "entityId?", "shipmentId?"]);
  await columns(columns(table, "text", ["name", "changes", "requestId"]), "integer", ["changeCount"]).execute();
  const ofShipment = db.schema.createIndex("auditEntries_shipment").on("auditEntries").columns(["ownerId", "shipmentId", "at", "id"]);
  await ofShipment.where(sql.ref("shipmentId"), "is not", null).execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) await guardPostgres(db);
  else await guardSqlite(db);
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
    ${sql.lit(`BEGIN RAISE EXCEPTION '${refusal}'; END`)}`.execute(db);
  await sql`CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`.execute(db);
}

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  for (const act of ["UPDATE", "DELETE"]) {
    await sql`CREATE TRIGGER ${sql.ref(`audit_entries_no_${act.toLowerCase()}`)} BEFORE ${sql.raw(act)} ON audit_entries
      BEGIN SELECT RAISE(ABORT, ${sql.lit(refusal)}); END`.execute(db);
  }
}
