import { globSync } from "node:fs";
import { basename } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";

let api: TestApi;
let database: OpenDatabase;
beforeAll(async () => {
  api = await anApi();
  await api.stop();
  database = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
});
afterAll(async () => {
  await database.close();
  await api.close();
});

test("each migration of the folder is carried out", async () => {
  const files = globSync("api/db/migrations/*/*.ts").map((file) => basename(file, ".ts"));
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(database.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

test("PostgreSQL, whose documents have no numbers, has no index of them (ADR-0122)", async () => {
  const { rows } = api.databaseUrl
    ? await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes`.execute(database.db)
    : await sql<{ name: string }>`SELECT name FROM sqlite_master`.execute(database.db);
  expect(rows.some(({ name }) => name === "document_entries_number")).toBe(api.databaseUrl === undefined);
});
