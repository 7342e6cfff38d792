import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * SQLite counts the filters of documents in the order of an index: the consignees, of which an office may have thousands, come after what is
 * grouped, and the number is there for what a search has found (R-1234).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`DROP INDEX document_entries_facets`.execute(db);
  await sql`CREATE INDEX document_entries_facets ON document_entries
    (owner_id, kind, firm_id, state, origin, review, audience, is_newest, buyer_id, stored_at, key, number)`.execute(db);
}
