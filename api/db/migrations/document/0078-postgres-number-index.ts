import { PostgresAdapter, sql, type Kysely } from "kysely";

/** PostgreSQL finds documents without numbers (ADR-0122): their index there only made writing slower. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`DROP INDEX document_entries_number`.execute(db);
}
