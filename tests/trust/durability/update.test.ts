import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { anApi } from "../../support/api/anApi.ts";

/** An installation as of migration 0013, and what its service answered then: two firms, all master data, two shipments, a sheet. */
const older = join(import.meta.dirname, "../../support/database/olderInstallation");
// Written with that installation by its own service.
const answers = JSON.parse(readFileSync(join(older, "answers.json"), "utf8")) as {
  method: "GET" | "POST";
  path: string;
  body?: object;
  data: object;
}[];

/** A data directory of that installation: each stored file has the size that its row says, and bytes of its name. */
function anOlderDirectory(): { dataDir: string; path: string; files: { key: string; kind: string; bytes: Buffer }[]; trail: number } {
  const dataDir = mkdtempSync(join(tmpdir(), "lading-older-"));
  const path = join(dataDir, "lading.sqlite");
  const database = new DatabaseSync(path);
  database.exec(readFileSync(join(older, "database.sql"), "utf8"));
  const files = database
    .prepare("SELECT owner_id, key, kind, size FROM files")
    .all()
    .map(({ owner_id: owner, key, kind, size }) => {
      const bytes = Buffer.alloc(Number(size), String(key));
      mkdirSync(join(dataDir, "files", String(owner)), { recursive: true });
      writeFileSync(join(dataDir, "files", String(owner), String(key)), bytes);
      return { key: String(key), kind: String(kind), bytes };
    });
  const ofTheOffice = "FROM audit_entries WHERE owner_id IN (SELECT id FROM users WHERE email LIKE 'demo@%')";
  const trail = Number(database.prepare(`SELECT count(*) AS entries ${ofTheOffice}`).get()?.["entries"]);
  database.close();
  return { dataDir, path, files, trail };
}

test("an older installation is brought up to date by a start: each answer has what it had, each file its bytes, the trail its entries", async () => {
  const { dataDir, files, trail } = anOlderDirectory();
  const api = await anApi({ dataDir });
  onTestFinished(() => api.close());
  const account = { email: "demo@tarangvel.example", password: "tarangvel" };
  const { data: session } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: account });
  const headers = { authorization: `Bearer ${session.jwt}` };
  expect(answers).toHaveLength(8);
  for (const { method, path, body, data } of answers) {
    const { data: now } = await api.call(method, path, { headers, ...(body && { body }) });
    expect({ path, data: now }).toMatchObject({ path, data });
  }
  const { data: read } = await api.call("GET", "/v1/audit-trail?limit=1&total=true", { headers });
  // One more is of signing in just now.
  expect([trail, read]).toEqual([96, expect.objectContaining({ total: 97 })]);
  expect(files).toHaveLength(11);
  for (const { key, kind, bytes } of files) {
    const { data } = await api.call<{ data: string }>("GET", `/v1/attachment?key=${key}&attachment_type=${kind}`, { headers });
    expect([key, Buffer.from(data.data, "base64").equals(bytes)]).toEqual([key, true]);
  }
});

test("a database that a newer version has migrated is refused in words, and keeps its tables", async () => {
  const { dataDir, path } = anOlderDirectory();
  const database = new DatabaseSync(path);
  onTestFinished(() => database.close());
  database.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01T00:00:00.000Z')");
  const tables = () => database.prepare("SELECT sql FROM sqlite_master").all();
  const before = tables();
  await expect(anApi({ dataDir })).rejects.toThrow(
    "A newer version of Lading has written this database (its migration 9999-later is not known here): start that version, or restore a backup from before the update",
  );
  expect(tables()).toEqual(before);
});

/** Tables and applied migrations that are committed: what a start finds if the process is killed now. */
function committed(path: string): string {
  const reader = new DatabaseSync(path, { readOnly: true });
  const rows = reader.prepare("SELECT sql FROM sqlite_master UNION ALL SELECT name FROM kysely_migration").all();
  reader.close();
  return JSON.stringify(rows);
}

test("an update that is broken off, at whichever statement, has changed nothing, so that the next start does it; signals are heard meanwhile (R-1169)", async () => {
  const { dataDir, path } = anOlderDirectory();
  const found = new Set<string>();
  const { db, close } = await openDatabase({ dataDir, onQuery: () => found.add(committed(path)) });
  onTestFinished(close);
  let isDone = false;
  const heard = new Promise<string>((resolve) => setImmediate(() => resolve(isDone ? "after the update" : "meanwhile")));
  const before = committed(path);
  expect((await migrate(db)).length).toBeGreaterThan(30);
  isDone = true;
  expect([...found]).toEqual([before, committed(path)]);
  expect(await heard).toBe("meanwhile");
});
