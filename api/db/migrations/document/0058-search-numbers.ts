import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * The embedded engine finds documents by their numbers. With what filters, counts and orders need in the same index, it reads no rows for
 * thousands of found documents (ADR-0122). PostgreSQL has no numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX document_entries_number`.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`CREATE INDEX document_entries_number ON document_entries
    (number, owner_id, stored_at, key, is_newest, kind, firm_id, buyer_id, state, is_generated)`.execute(db);
}
