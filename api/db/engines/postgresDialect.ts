import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver, type PostgresDialectConfig } from "kysely";
import type { Pool } from "pg";
import { StartRefused } from "../dataDirectory.ts";
import { endWhenDead, probeLimits, Unreachable } from "./silentConnections.ts";

/** How long a connection, or a free one, is waited for, in milliseconds. */
const longestConnect = 10_000;
/** An idle connection is checked by the kernel this often, so that no firewall forgets it. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens a pool of connections to PostgreSQL. Throws `StartRefused` with one line if the server refuses. */
export async function openPostgresDialect(connectionString: string): Promise<PostgresDialect> {
  const [{ default: pg }, { default: cursor }] = await Promise.all([import("pg"), import("pg-cursor")]);
  // The driver returns PostgreSQL's BIGINT as text. All our values fit a number (minorUnits.ts); others are an error.
  pg.types.setTypeParser(pg.types.builtins.INT8, readBigint);
  const makeProbe = () => new pg.Client({ connectionString, ...probeLimits });
  const pool = await openPool(() => {
    const made = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: longestConnect, ...keepAlive });
    return made.on("connect", (client) => endWhenDead(client, makeProbe));
  });
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (error) {
      throw new Unreachable("No connection to the database", { cause: error });
    }
  };
  return new PooledDialect({ pool: { options: pool.options, connect, end: () => pool.end() }, cursor });
}

class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#config);
  }
}

class PooledDriver extends PostgresDriver {
  /** Whether a commit without an answer was carried out is not known. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw error instanceof Unreachable ? new Error("The database did not answer to a commit", { cause: error }) : error;
    }
  }

  /** What a broken connection began ends with it; the second error would hide the first. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver["rollbackTransaction"]>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Opens a pool that has connected once. Throws `StartRefused` with the reason, which never holds the password. */
async function openPool(make: () => Pool): Promise<Pool> {
  let pool: Pool | null = null;
  try {
    pool = make();
    // The pool replaces an idle connection that breaks; an unhandled error event would end the process.
    pool.on("error", () => undefined);
    // Also handle errors between two statements of a connection in use; its next statement fails visibly.
    pool.on("connect", (client) => void client.on("error", () => undefined));
    await refuseOtherEncoding(pool);
    return pool;
  } catch (error) {
    await pool?.end();
    const reason = (error instanceof Error && error.message) || String(error);
    throw new StartRefused(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }
}

/**
 * Throws for a new database in an encoding that cannot hold every text, such as that of a server without a locale (R-1337). One that is in use
 * goes on: its texts are stored, and moving them is the operator's choice.
 */
async function refuseOtherEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; isUsed: boolean }>(
    `SELECT current_setting('server_encoding') AS encoding, to_regclass('kysely_migration') IS NOT NULL AS "isUsed"`,
  );
  const [{ encoding, isUsed } = { encoding: "UTF8", isUsed: true }] = rows;
  if (encoding !== "UTF8" && !isUsed)
    throw new Error(`its encoding is ${encoding}, which cannot hold every text: make the database with ENCODING 'UTF8' TEMPLATE template0`);
}

function readBigint(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The stored figure ${text} is too large`);
  return number;
}
