import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery, type KyselyConfig, type LogEvent, type Transaction } from "kysely";
import type { Trace } from "#domain/trace.ts";
import { cannotBeWritten, lockDataDirectory } from "./lock.ts";
import { NodeSqliteDialect } from "./sqliteDialect.ts";
import type { Database } from "./tables.ts";
import { sqlSpans } from "./sqlSpans.ts";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An open database. `isOwn` says that no other process can use it. */
export type OpenDatabase = { db: Db; isExclusive: boolean; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Holds database, files and secret. */
  dataDir: string;
  /** Empty: the embedded database. */
  databaseUrl?: string | undefined;
  /** Is told of each statement that was carried out, for who wants to look at them. */
  onQuery?: ((query: CompiledQuery) => void) | undefined;
  /** Is told how long each statement took. */
  trace?: Trace | undefined;
};

/**
 * Opens the embedded database in `dataDir`, or PostgreSQL where `databaseUrl` is given.
 * Throws `StartRefused` with one clear line when the directory is in use or cannot be written.
 * Inside `db.transaction()` use the transaction alone: the embedded engine has one connection, which `db` would wait for.
 */
export async function openDatabase({ dataDir, databaseUrl, onQuery, trace }: DatabaseOptions): Promise<OpenDatabase> {
  const tell = trace && sqlSpans(trace, databaseUrl ? "postgresql" : "sqlite");
  const log =
    (onQuery || tell) &&
    ((event: LogEvent) => {
      tell?.(event);
      if (event.level === "query") onQuery?.(event.query);
    });
  const common = { plugins: [new CamelCasePlugin()], ...(log && { log }) };
  return databaseUrl ? await openPostgres(databaseUrl, common) : openSqlite(dataDir, common);
}

type Common = Omit<KyselyConfig, "dialect">;

function openSqlite(dataDir: string, common: Common): OpenDatabase {
  const lock = lockDataDirectory(dataDir);
  const sqlite = new DatabaseSync(join(dataDir, "lading.sqlite"), { enableForeignKeyConstraints: true, timeout: 5000 });
  try {
    // SQLite opens what it may only read without a word, and would refuse the first write instead.
    sqlite.exec("BEGIN; CREATE TABLE tried (tried INTEGER); ROLLBACK;");
  } catch (error) {
    sqlite.close();
    lock.release();
    throw cannotBeWritten(dataDir, error);
  }
  // FULL: a write that was answered is on the disk, also after a power cut.
  sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536;");
  // The first gigabyte is read where it lies in memory: rows that lie apart would else cost a system call and a copy each.
  sqlite.exec("PRAGMA mmap_size = 1073741824;");
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(sqlite), ...common });
  const close = async () => {
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
    lock.release();
  };
  return { db, isExclusive: true, close };
}

async function openPostgres(connectionString: string, common: Common): Promise<OpenDatabase> {
  const [{ default: pg }, { default: cursor }] = await Promise.all([import("pg"), import("pg-cursor")]);
  // PostgreSQL's BIGINT comes as text; every one of ours fits a number (minorUnits.ts), or it is an error.
  pg.types.setTypeParser(pg.types.builtins.INT8, readBigint);
  const pool = new pg.Pool({ connectionString, max: 10 });
  // A resting connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on("error", () => undefined);
  // The same of one in use between two statements: its next statement fails, and that is heard.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool, cursor }), ...common });
  return { db, isExclusive: false, close: () => db.destroy() };
}

function readBigint(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The stored figure ${text} is too large`);
  return number;
}
