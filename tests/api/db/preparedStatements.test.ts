import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { migrate } from "../../../api/db/migrate.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lading-prepared-"));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await migrate(database.db);
  await sql`CREATE TABLE tried (id INTEGER PRIMARY KEY, name TEXT)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const add = (id: number, name: string | null) => sql`INSERT INTO tried (id, name) VALUES (${id}, ${name})`.execute(database.db);
const all = async () => (await sql<Record<string, unknown>>`SELECT * FROM tried ORDER BY id`.execute(database.db)).rows;

test("a statement that failed, or had other parameters, runs again like a new one", async () => {
  await add(1, "one");
  await expect(add(1, "again")).rejects.toThrow("UNIQUE");
  await add(2, null);
  expect(await all()).toEqual([
    { id: 1, name: "one" },
    { id: 2, name: null },
  ]);
  await expect(
    database.db.transaction().execute(async (trx) => {
      await sql`INSERT INTO tried (id, name) VALUES (${3}, ${"three"})`.execute(trx);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await all()).toHaveLength(2);
});

test("a statement of before sees new columns, and a table that was made again", async () => {
  expect(Object.keys((await all())[0] ?? {})).toEqual(["id", "name"]);
  await sql`ALTER TABLE tried ADD COLUMN colour TEXT`.execute(database.db);
  expect(Object.keys((await all())[0] ?? {})).toEqual(["id", "name", "colour"]);
  await sql`DROP TABLE tried`.execute(database.db);
  await expect(all()).rejects.toThrow("no such table");
  await sql`CREATE TABLE tried (name TEXT, id INTEGER)`.execute(database.db);
  await add(7, "seven");
  expect(await all()).toEqual([{ name: "seven", id: 7 }]);
});

test("more statements than are kept run as well as few", async () => {
  for (let n = 0; n < 700; n += 1) {
    const { rows } = await sql<{ n: number }>`SELECT ${sql.lit(n % 400)} AS n`.execute(database.db);
    expect(rows).toEqual([{ n: n % 400 }]);
  }
});
