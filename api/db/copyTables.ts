import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Db, Trx } from "./database.ts";

/** A table's row count, and a digest that does not depend on row order. */
export type TableSum = { table: string; rows: number; digest: string };

/** Tables whose columns are known only from their rows. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** Maximum rows per INSERT: each engine allows some tens of thousands of parameters. */
const chunk = 200;

/** The search's words, which each engine keeps in another way and the new one makes again (ADR-0098). */
const wordTables = "document_words";

/**
 * Copies all rows of an embedded database into one of the same schema without accounts, inside the given transaction, and returns the copied
 * counts. Throws if a table's count or digest differs afterwards.
 */
export async function copyTables(from: Db, to: Trx, onTable: (sum: TableSum) => void): Promise<TableSum[]> {
  // Without accounts there are only counts of what strangers tried at a server that was started on it too early (R-1189).
  await to.deleteFrom("loginAttempts").execute();
  await to.deleteFrom("rateLimits").execute();
  const sums: TableSum[] = [];
  for (const table of await tablesInOrder(from)) {
    const written = await copyTable(anyTables(from), anyTables(to), table);
    const read = await sumTable(to, table);
    if (written.rows !== read.rows || written.digest !== read.digest) {
      throw new Error(`The table ${table} came out different: ${written.rows} rows were copied, ${read.rows} are there`);
    }
    onTable(read);
    sums.push(read);
  }
  await to
    .updateTable("documentEntries")
    .set({ dueAt: new Date(0).toISOString() })
    .execute();
  return sums;
}

/** All our tables of an embedded database, each after the tables that its foreign keys reference. */
async function tablesInOrder(db: Db): Promise<string[]> {
  const all = (await db.introspection.getTables()).map(({ name }) => name);
  const tables = all.filter((name) => !name.startsWith("kysely_") && !name.startsWith(wordTables));
  const links = await sql<{ from: string; to: string }>`
    SELECT m.name AS "from", f."table" AS "to" FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'`.execute(
    db,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter((table) => {
      const waits = links.rows.some(({ from, to }) => from === table && to !== table && !ordered.includes(to));
      return !waits && !ordered.includes(table);
    });
    if (ready.length === 0) throw new Error("The tables point at each other in a circle");
    ordered.push(...ready.toSorted());
  }
  return ordered;
}

/** Counts and digests the rows of a table. */
async function sumTable(db: Db | Trx, table: string): Promise<TableSum> {
  const sum = startSum();
  for await (const row of anyTables(db).selectFrom(table).selectAll().stream(chunk)) sum.add(row);
  return { table, ...sum.end() };
}

async function copyTable(from: AnyTables, to: AnyTables, table: string): Promise<Omit<TableSum, "table">> {
  const sum = startSum();
  let waiting: Record<string, unknown>[] = [];
  const write = async () => {
    if (waiting.length > 0) await to.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for await (const row of from.selectFrom(table).selectAll().stream(chunk)) {
    sum.add(row);
    waiting.push(row);
    if (waiting.length === chunk) await write();
  }
  await write();
  return sum.end();
}

/** Adds up row hashes as 256-bit numbers, so that the engines' row order does not matter. */
function startSum() {
  let rows = 0;
  let total = 0n;
  return {
    add(row: Record<string, unknown>) {
      const text = JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1)));
      total = BigInt.asUintN(256, total + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`));
      rows += 1;
    },
    end: () => ({ rows, digest: total.toString(16).padStart(64, "0") }),
  };
}

function anyTables(db: Db | Trx): AnyTables {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Table names come from the database, so a new table needs no change here.
  return db as unknown as AnyTables;
}
