import { sql, type Kysely } from "kysely";

/**
 * Owners take turns in having their documents read, so the waiting ones are found by owner. What the search stores of a file counts towards
 * the quota; existing texts count from when they are read again. A partnership knows how often its list of shared shipments changed, so that
 * streams need not count them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX document_entries_due`.execute(db);
  await sql`CREATE INDEX document_entries_due ON document_entries (owner_id, due_at) WHERE due_at IS NOT NULL`.execute(db);
  for (const [table, column] of [
    ["files", "searchSize"],
    ["partners", "sharesVersion"],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, "integer", (added) => added.notNull().defaultTo(0))
      .execute();
  }
}
