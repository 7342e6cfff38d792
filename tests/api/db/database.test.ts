import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { newId } from "../../../api/db/id.ts";
import { StartRefused } from "../../../api/db/dataDirectory.ts";
import { migrate } from "../../../api/db/migrate.ts";
import type { Database } from "../../../api/db/tables/tables.ts";
import { fromMinorUnits, toMinorUnits } from "../../../api/db/minorUnits.ts";
import { readSecret } from "../../../api/security/secret.ts";
import { anApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lading-db-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const inUse = () => `The data directory ${dataDir} is in use by another Lading process.`;
const opening = `import { openDatabase } from "./api/db/database.ts";
  try { await openDatabase({ dataDir: process.argv[1] }); console.log("open"); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

describe("the data directory", () => {
  test("with a damaged database is refused by name, and the file stays as it is (R-1335)", async () => {
    const path = join(dataDir, "lading.sqlite");
    writeFileSync(path, "no database at all");
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The database ${path} is damaged: restore a backup into another folder.`);
    expect(readFileSync(path, "utf8")).toBe("no database at all");
  });

  test("is made on first start, and its migrations run once", async () => {
    const nested = join(dataDir, "new", "data");
    const first = await openDatabase({ dataDir: nested });
    expect(await migrate(first.db)).toContain("0001-first");
    expect(await migrate(first.db)).toEqual([]);
    await first.close();
    const second = await openDatabase({ dataDir: nested });
    expect(await migrate(second.db)).toEqual([]);
    await second.close();
  });

  test("with another program's database says in one line that it cannot be brought up to date", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await sql`CREATE TABLE users (name TEXT)`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/^The database cannot be brought up to date: table "users" already exists$/);
    await close();
  });

  test("is refused to a second opener, in this process or another, with one line; free again after close", async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(new StartRefused(inUse()));
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", opening, dataDir]);
    expect(stdout.trim()).toBe(inUse());
    await first.close();
    await (await openDatabase({ dataDir })).close();
  });

  test("of a killed process is free at once", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", opening, dataDir]);
    await new Promise((resolve) => child.stdout.once("data", resolve));
    await expect(openDatabase({ dataDir })).rejects.toThrow(inUse());
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    await (await openDatabase({ dataDir })).close();
  });

  test("can be read by a backup while it is open", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    const reader = new DatabaseSync(join(dataDir, "lading.sqlite"), { readOnly: true });
    expect(reader.prepare("SELECT count(*) AS users FROM users").get()).toEqual({ users: 0 });
    reader.close();
    await close();
  });

  test("that is no directory is refused with one line", async () => {
    await expect(openDatabase({ dataDir: "/dev/null/data" })).rejects.toThrow(/^The data directory \/dev\/null\/data cannot be written: /);
  });

  test("whose database may only be read is refused with one line, and let go of", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    await close();
    // The number of the file format's writers at byte 18: SQLite only reads a file of newer ones.
    const file = join(dataDir, "lading.sqlite");
    const content = readFileSync(file);
    const openFor = async (writers: number) => {
      content[18] = writers;
      writeFileSync(file, content);
      await (await openDatabase({ dataDir })).close();
    };
    const own = content[18] ?? 0;
    const line = `The data directory ${dataDir} cannot be written: attempt to write a readonly database.`;
    await expect(openFor(3)).rejects.toThrow(new StartRefused(line));
    await expect(openFor(own)).resolves.toBeUndefined();
  });

  test("keeps everything over a stop and start", async () => {
    const api = await anApi();
    const user = await aUser(api);
    await user.post("/v1/user/broker/add", { name: "Girnar" });
    const before = await user.get("/v1/user/info");
    await api.restart();
    expect((await user.get("/v1/user/info")).data).toEqual(before.data);
    await api.close();
  });
});

describe("the secret", () => {
  test("is made once and kept", () => {
    const made = readSecret(dataDir);
    expect(Buffer.from(made, "base64url")).toHaveLength(48);
    expect(readSecret(dataDir)).toBe(made);
  });

  test("may be given, with at least 32 bytes", () => {
    expect(readSecret(dataDir, "s".repeat(32))).toBe("s".repeat(32));
    expect(() => readSecret(dataDir, "s".repeat(31))).toThrow(new StartRefused("JWT_SECRET must have at least 32 bytes."));
    writeFileSync(join(dataDir, "jwt-secret"), "");
    const words = `The secret ${join(dataDir, "jwt-secret")} must have at least 32 bytes.`;
    expect(() => readSecret(dataDir)).toThrow(new StartRefused(words));
  });
});

describe("writing", () => {
  test("on a full disk fails with the real reason, leaves nothing half done, and recovers", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    await db.schema.createTable("pages").addColumn("text", "text").execute();
    const { rows } = await sql<{ pageCount: number }>`PRAGMA page_count`.execute(db);
    await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.pageCount ?? 0) + 4}`).execute(db);
    const fill = db.transaction().execute(async (trx) => {
      for (let page = 0; page < 50; page += 1) await sql`INSERT INTO pages VALUES (${"x".repeat(4000)})`.execute(trx);
    });
    await expect(fill).rejects.toThrow("database or disk is full");
    expect((await sql`SELECT * FROM pages`.execute(db)).rows).toEqual([]);
    await sql`INSERT INTO pages VALUES (${"small"})`.execute(db);
    expect((await sql`SELECT * FROM pages`.execute(db)).rows).toEqual([{ text: "small" }]);
    await close();
  });

  test("of two transactions at once happens one after the other", async () => {
    const { db, close } = await openDatabase({ dataDir });
    await db.schema.createTable("counters").addColumn("value", "integer").execute();
    await sql`INSERT INTO counters VALUES (0)`.execute(db);
    const raise = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ value: number }>`SELECT value FROM counters`.execute(trx);
        await sql`UPDATE counters SET value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx);
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect((await sql`SELECT value FROM counters`.execute(db)).rows).toEqual([{ value: 20 }]);
    await close();
  });
});

describe("many statements in a row", () => {
  test.each(["alone", "in a transaction"])("let other work of the process have its turn: %s (R-1195)", async (where) => {
    const { db, close } = await openDatabase({ dataDir });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const runMany = async (on: Kysely<Database>) => {
      for (const end = performance.now() + 300; performance.now() < end;) await sql`SELECT 1`.execute(on);
    };
    await (where === "alone" ? runMany(db) : db.transaction().execute(runMany));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
    await close();
  });
});

describe("ids", () => {
  test("are UUIDv7 and sort in the order they were made in", () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe("amounts", () => {
  test.each([
    ["82500.5", "USD", 8_250_050, "82500.50"],
    ["-0.05", "USD", -5, "-0.05"],
    ["500", "JPY", 500, "500"],
    ["12.345", "KWD", 12_345, "12.345"],
    ["0", "INR", 0, "0.00"],
  ])("%s %s is kept as %d minor units", (amount, currency, units, text) => {
    expect(toMinorUnits(amount, currency)).toBe(units);
    expect(fromMinorUnits(units, currency)).toBe(text);
  });

  test("too large to be held exactly are none", () => {
    expect(toMinorUnits(String(Number.MAX_SAFE_INTEGER), "JPY")).toBe(Number.MAX_SAFE_INTEGER);
    expect(toMinorUnits("999999999999999", "USD")).toBeNull();
  });
});
