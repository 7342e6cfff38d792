import { afterAll, beforeAll, expect, test } from "vitest";
import type { Commit } from "../../../api/http/idempotency.ts";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { auditedResult } from "../../../api/audit/auditDraft.ts";
import { findFile, openFiles, storeFile, type Files } from "../../../api/files/store.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";

let api: TestApi;
let ownerId: string;
let database: OpenDatabase;
let files: Files;
beforeAll(async () => {
  api = await anApi();
  const user = await aUser(api);
  ({ userId: ownerId = "" } = (await user.get<UserInfo>("/v1/user/info")).data);
  await api.stop();
  const { dataDir, databaseUrl } = api;
  database = await openDatabase({ dataDir, databaseUrl });
  files = await openFiles({ dataDir, isOwn: true });
});
afterAll(async () => {
  await database.close();
  await api.restart();
  await api.close();
});

/** Stores a file by that commit, which fails. Returns whether its row and its content are there. */
async function storedBy(commit: Commit) {
  const { db } = database;
  let key = "";
  const context = { db, files, clock: () => new Date(), limits: { storageMegabytes: 0 } };
  const content = Buffer.from("content");
  const file = { ownerId, kind: "STAMP_SIGN", name: "stamp.png", contentType: "image/png", content, isAttached: true } as const;
  const storing = storeFile(context, file, commit, async (_trx, newKey) => {
    key = newKey;
    return auditedResult(null, { action: "UPLOADED", noun: "STAMP" });
  });
  await expect(storing).rejects.toThrow("The connection broke");
  return { row: (await findFile(db, ownerId, key)) !== undefined, content: await files.disk.exists(`${ownerId}/${key}`) };
}

test("a file whose commit succeeds without an answer keeps its content: no row exists without it", async () => {
  const stored = await storedBy(async (write) => {
    await database.db.transaction().execute(write);
    throw new Error("The connection broke");
  });
  expect(stored).toEqual({ row: true, content: true });
});

test("a file whose transaction is rolled back after its last write keeps nothing", async () => {
  const stored = await storedBy(async (write) => {
    const { answer } = await database.db.transaction().execute(async (trx) => {
      await write(trx);
      throw new Error("The connection broke");
    });
    return answer;
  });
  expect(stored).toEqual({ row: false, content: false });
});
