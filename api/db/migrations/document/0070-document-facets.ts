import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * The search narrows to whom a file may be shown to, how far it has come, who made it, and its invoice's day (ADR-0124): an entry repeats these
 * of its file and shipment. `origin` takes the place of `is_generated`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`DROP INDEX document_entries_facets`.execute(db);
  if (!isPostgres) await sql`DROP INDEX document_entries_number`.execute(db);
  for (const [name, usual] of [
    ["origin", "UPLOADED"],
    ["audience", ""],
    ["review", "APPROVED"],
    ["invoiceDate", ""],
  ] as const) {
    await db.schema
      .alterTable("documentEntries")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(usual))
      .execute();
  }
  await sql`UPDATE document_entries SET audience = a.audience, review = a.state,
      origin = CASE WHEN a.made_by <> 'OFFICE' THEN a.made_by WHEN is_generated = 1 THEN 'GENERATED' ELSE 'UPLOADED' END
    FROM attachments AS a WHERE a.owner_id = document_entries.owner_id AND a.key = document_entries.key`.execute(db);
  await sql`UPDATE document_entries SET invoice_date = s.invoice_date
    FROM shipments AS s WHERE s.owner_id = document_entries.owner_id AND s.id = document_entries.shipment_id`.execute(db);
  await db.schema.alterTable("documentEntries").dropColumn("isGenerated").execute();
  await sql`CREATE INDEX document_entries_facets ON document_entries
    (owner_id, kind, firm_id, buyer_id, state, origin, audience, review, is_newest, stored_at, key)`.execute(db);
  if (isPostgres) return;
  await sql`CREATE INDEX document_entries_number ON document_entries
    (number, owner_id, stored_at, key, is_newest, kind, firm_id, buyer_id, state, origin, audience, review, invoice_date)`.execute(db);
}
