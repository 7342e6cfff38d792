import { PostgresAdapter } from "kysely";
import type { Db, Trx } from "./database.ts";

/** Whether the database is PostgreSQL; else it is the embedded SQLite. */
export function isPostgres(db: Db | Trx): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
