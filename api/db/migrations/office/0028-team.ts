import { sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/**
 * Offices of several people (ADR-0091). The account of an office's first person is the office: its id is the owner id of all data. Each
 * existing account becomes the owner of an office of one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("ownerId", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("users")
    .addColumn("role", "text", (column) => column.notNull().defaultTo("OWNER"))
    .execute();
  await db.schema.alterTable("users").addColumn("removedAt", "text").execute();
  await sql`UPDATE ${sql.table("users")} SET ${sql.ref("ownerId")} = ${sql.ref("id")}`.execute(db);
  await db.schema.createIndex("users_owner").on("users").columns(["ownerId", "id"]).execute();
  await db.schema
    .alterTable("apiKeys")
    .addColumn("makerId", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`UPDATE ${sql.table("apiKeys")} SET ${sql.ref("makerId")} = ${sql.ref("ownerId")}`.execute(db);
  // A separate table: a request that only reads must not wait for the lock on the office's row.
  await columns(referencesOwner(ownedTable(db, "lastSeen", ["userId"]), "lastSeen"), "text", ["at"]).execute();
}
