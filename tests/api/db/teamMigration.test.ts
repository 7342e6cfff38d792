import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Kysely } from "kysely";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import * as first from "../../../api/db/migrations/shipment/0001-first.ts";
import * as access from "../../../api/db/migrations/office/0003-access.ts";
import * as team from "../../../api/db/migrations/office/0028-team.ts";

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lading-team-"));
  database = await openDatabase({ dataDir, databaseUrl: undefined });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("each account from before is the owner of an office of one, and its keys are its own (R-640, R-644)", async () => {
  const { db } = database;
  // A migration knows no tables.
  const anyTables = db as unknown as Kysely<unknown>;
  await first.up(anyTables);
  await access.up(anyTables);
  const at = "2026-04-01T08:00:00.000Z";
  const account = {
    type: "EXPORTER",
    status: "ONBOARDING_COMPLETED",
    passwordHash: "-",
    tokenVersion: 3,
    writes: 7,
    createdAt: at,
  } as const;
  // The tables are those of that time, which the types of today do not know.
  const before = ["one", "two"].map((id) => ({ ...account, id, name: id, email: `${id}@tarangvel.example` }));
  await db
    .insertInto("users")
    .columns(["id", "name", "email", "type", "status", "passwordHash", "tokenVersion", "writes", "createdAt"])
    .values(before as never)
    .execute();
  const key = { ownerId: "two", id: "k", name: "ERP", scope: "READ", hash: "h", ending: "abcd", createdAt: at };
  await db
    .insertInto("apiKeys")
    .values(key as never)
    .execute();
  await team.up(anyTables);
  const users = await db.selectFrom("users").selectAll().orderBy("id").execute();
  expect(users).toEqual(before.map((user) => ({ ...user, ownerId: user.id, role: "OWNER", removedAt: null })));
  expect(await db.selectFrom("apiKeys").select("makerId").execute()).toEqual([{ makerId: "two" }]);
});
