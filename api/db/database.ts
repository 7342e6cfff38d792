import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, type CompiledQuery, type KyselyConfig, type LogEvent, type Transaction } from "kysely";
import { sqlSpans } from "../telemetry/sqlSpans.ts";
import { cannotBeWritten, databaseDamaged, isDamaged, lockDataDirectory } from "./dataDirectory.ts";
import { openPostgresDialect } from "./engines/postgresDialect.ts";
import { NodeSqliteDialect } from "./engines/sqliteDialect.ts";
import type { Database } from "./tables/tables.ts";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An open database. `isExclusive`: no other process can use it. */
export type OpenDatabase = { db: Db; isExclusive: boolean; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Holds the database, the files and the secret. */
  dataDir: string;
  /** Empty: the embedded database. */
  databaseUrl?: string | undefined;
  /** Called for every executed SQL statement (diagnostics). */
  onQuery?: ((query: CompiledQuery) => void) | undefined;
  /** Whether each statement is a span. Without it, Kysely does not measure them. */
  tracesSql?: boolean | undefined;
};

/**
 * Opens the embedded database in `dataDir`, or PostgreSQL if `databaseUrl` is set. Throws `StartRefused` with one line when the directory
 * is locked or read-only, or the server refuses. Inside `db.transaction()`, use only the transaction: the embedded engine has one connection, so `db` would wait
 * for itself.
 */
export async function openDatabase({ dataDir, databaseUrl, onQuery, tracesSql = false }: DatabaseOptions): Promise<OpenDatabase> {
  const recordSpan = tracesSql && sqlSpans(databaseUrl ? "postgresql" : "sqlite");
  const log =
    (onQuery || recordSpan) &&
    ((event: LogEvent) => {
      if (recordSpan) recordSpan(event);
      if (event.level === "query") onQuery?.(event.query);
    });
  const common = { plugins: [new CamelCasePlugin()], ...(log && { log }) };
  if (!databaseUrl) return openSqlite(dataDir, common);
  const db = new Kysely<Database>({ dialect: await openPostgresDialect(databaseUrl), ...common });
  return { db, isExclusive: false, close: () => db.destroy() };
}

type Common = Omit<KyselyConfig, "dialect">;

function openSqlite(dataDir: string, common: Common): OpenDatabase {
  const lock = lockDataDirectory(dataDir);
  const sqlite = new DatabaseSync(join(dataDir, "lading.sqlite"), { enableForeignKeyConstraints: true, timeout: 5000 });
  try {
    // SQLite opens a read-only file without an error, and fails only at the first write.
    sqlite.exec("BEGIN; CREATE TABLE tried (tried INTEGER); ROLLBACK;");
  } catch (error) {
    sqlite.close();
    lock.release();
    throw isDamaged(error) ? databaseDamaged(dataDir, error) : cannotBeWritten(dataDir, error);
  }
  // FULL: a confirmed write survives a power cut.
  sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536;");
  // Maps the first gigabyte into memory: otherwise each scattered row costs a system call and a copy.
  sqlite.exec("PRAGMA mmap_size = 1073741824;");
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(sqlite), ...common });
  const close = async () => {
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
    lock.release();
  };
  return { db, isExclusive: true, close };
}
