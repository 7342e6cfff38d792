import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * An owner's code is six letters instead of eight, and PostgreSQL tells names from texts by the words themselves (ADR-0126), so all words are
 * made again, from the texts that are stored. Words stay in their row there, and an index loses what no query reads from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`DELETE FROM document_words`.execute(db);
    await sql`ALTER TABLE document_words SET (toast_tuple_target = 8160)`.execute(db);
    await sql`DROP INDEX document_entries_facets`.execute(db);
    await sql`CREATE INDEX document_entries_facets ON document_entries
      (owner_id, kind, firm_id, buyer_id, state, origin, audience, review, is_newest, stored_at)`.execute(db);
  } else {
    await sql`DROP TABLE document_words`.execute(db);
    await sql`CREATE VIRTUAL TABLE document_words USING fts5 (
      head, body, rest, content = '', contentless_delete = 1, prefix = '8 9', tokenize = "ascii tokenchars '_'"
    )`.execute(db);
  }
  await sql`UPDATE document_entries SET due_at = stored_at, revision = revision + 1`.execute(db);
}
