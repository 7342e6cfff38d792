import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { plainLetters } from "#domain/text/plainLetters.ts";
import { SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver, type SqliteDatabase } from "kysely";

/** Kysely's SQLite dialect on node:sqlite: one connection, one writer. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
    // What SQLite itself knows of letters is A to Z.
    database.function("plain_letters", { deterministic: true }, (text) => (typeof text === "string" ? plainLetters(text) : null));
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** SQLite's transactions hold changes of tables too; Kysely does without, and an update that is broken off would be half done (R-1169). */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #connection: DatabaseConnection | undefined;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= takingTurns(await super.acquireConnection()));
  }

  /** On a full disk SQLite rolls back by itself; a second ROLLBACK would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * How long statements run one after another before other work of the process has its turn, in milliseconds. With 10 the first document of a
 * started product came 60 ms later: what else is loaded then had its turns within the request.
 */
const turnMilliseconds = 50;

/**
 * A connection between whose statements everything else has its turn (R-1195). SQLite answers at once: many statements in a row, such as an
 * export's, would keep all requests and timers waiting until the last one.
 */
function takingTurns(connection: DatabaseConnection): DatabaseConnection {
  let begunAt: number | null = null;
  return {
    async executeQuery(query) {
      if (begunAt !== null && performance.now() - begunAt > turnMilliseconds) await nextTurn();
      if (begunAt === null) {
        begunAt = performance.now();
        setImmediate(() => (begunAt = null));
      }
      return await connection.executeQuery(query);
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

type Prepared = { statement: StatementSync; reader: boolean };

/** Statements that are kept prepared, and the longest text of one: a long one is a list of values, which hardly comes twice. */
const keptStatements = 300;
const keptCharacters = 8_000;

/** What changes tables or columns: statements of before are prepared again. */
const changesSchema = /^\s*(?:create|alter|drop)\b/i;

/**
 * Keeps prepared statements by their text: preparing takes longer than running most of them. A kept one runs to its end at once, so it is
 * never used twice at a time; one that is read row by row is prepared for each reader.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const statement = database.prepare(sql);
    const reader = statement.columns().length > 0;
    // Each write returns the id of the last row; those of the index of words are larger than a number, which Node 26 refuses.
    if (!reader) statement.setReadBigInts(true);
    return { statement, reader };
  }
  function prepared(sql: string): Prepared {
    if (changesSchema.test(sql)) kept.clear();
    else if (sql.length <= keptCharacters) {
      const known = kept.get(sql) ?? prepare(sql);
      // The one that was used longest ago comes first.
      kept.delete(sql);
      kept.set(sql, known);
      const [oldest = ""] = kept.keys();
      if (kept.size > keptStatements) kept.delete(oldest);
      return known;
    }
    return prepare(sql);
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, reader } = prepared(sql);
      return {
        reader,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      };
    },
  };
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table types allow only SQLite's types, and SQLite refuses others.
  return parameters as SQLInputValue[];
}
