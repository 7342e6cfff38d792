import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * On SQLite a search of the list reads the texts that it compares from the indexes of the list's order, not whole shipments (R-1233). PostgreSQL
 * limits what an index has of a row, so a long name would be refused there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`DROP INDEX shipments_owner`.execute(db);
  await sql`DROP INDEX shipments_firm`.execute(db);
  await sql`CREATE INDEX shipments_owner ON shipments (owner_id, created_at, id, name, invoice_no, pi_no, contract_no)`.execute(db);
  await sql`CREATE INDEX shipments_firm ON shipments (owner_id, firm_id, created_at, id, name, invoice_no, pi_no, contract_no)`.execute(db);
}
