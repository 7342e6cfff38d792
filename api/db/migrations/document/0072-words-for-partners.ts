import { sql, type Kysely } from "kysely";

/**
 * Words of names and numbers that partners see begin in another way than those that the office alone sees (ADR-0147), so all words are made
 * again, from the texts that are stored. Until then the office finds its documents as before, and partners do not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE document_entries SET due_at = stored_at, revision = revision + 1 WHERE due_at IS NULL`.execute(db);
}
