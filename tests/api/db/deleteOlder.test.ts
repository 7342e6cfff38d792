import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { deleteOldEvents } from "../../../api/events/outbox.ts";
import { deleteOldDeliveries } from "../../../api/webhook/webhookRows.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";

let api: TestApi;
let database: OpenDatabase;
let ownerId: string;
const deletions: string[] = [];
beforeAll(async () => {
  api = await anApi();
  const { email } = await aUser(api);
  await api.stop();
  const onQuery = ({ sql }: { sql: string }) => void (sql.startsWith("delete") && deletions.push(sql));
  database = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl, onQuery });
  ownerId = (await database.db.selectFrom("users").select("ownerId").where("email", "=", email).executeTakeFirstOrThrow()).ownerId;
});
afterAll(async () => {
  await database.close();
  await api.close();
});

const now = Date.parse("2026-03-01T00:00:00Z");
const daysAgo = (days: number, more = 0) => new Date(now - days * 86_400_000 - more).toISOString();
// What else a sweep takes has no part in these.
const context = () => ({ db: database.db, clock: () => new Date(now) }) as Parameters<typeof deleteOldEvents>[0];

test("what is past its time goes about a thousand rows at a time, and nothing else (R-1195)", async () => {
  const nothing = { type: "shipment.updated", firmId: null, shipmentId: null, partnerId: null, key: null, milestone: null };
  const old = Array.from({ length: 2_500 }, (_, position) => ({ ownerId, position, ...nothing, createdAt: daysAgo(8, 60_000 - position) }));
  for (let at = 0; at < old.length; at += 500)
    await database.db
      .insertInto("events")
      .values(old.slice(at, at + 500))
      .execute();
  await database.db
    .insertInto("events")
    .values([6, 7].map((days) => ({ ownerId, position: 9_000 + days, ...nothing, createdAt: daysAgo(days) })))
    .execute();
  deletions.length = 0;
  await deleteOldEvents(context());
  expect(deletions).toHaveLength(3);
  const left = await database.db.selectFrom("events").select("position").where("ownerId", "=", ownerId).orderBy("position").execute();
  expect(left.map(({ position }) => Number(position))).toEqual([9_006, 9_007]);
});

test("a message that still waits stays, however many others go", async () => {
  const { db } = database;
  const createdAt = daysAgo(40);
  const webhook = { ownerId, id: "w", url: "https://erp.example/", events: "[]", isActive: 1, failingSince: null, createdAt };
  await db.insertInto("webhooks").values(webhook).execute();
  const sent = { ownerId, webhookId: "w", messageId: "m", type: "shipment.updated", body: "{}", status: "SUCCEEDED", attempts: 1 };
  const row = { ...sent, responseStatus: 200, error: null, createdAt, lastAttemptAt: null };
  // All of one instant.
  const rows = Array.from({ length: 1_200 }, (_, at) => ({ ...row, id: `d${at}`, nextAttemptAt: at === 7 ? daysAgo(0) : null }));
  for (let at = 0; at < rows.length; at += 400)
    await db
      .insertInto("webhookDeliveries")
      .values(rows.slice(at, at + 400))
      .execute();
  await deleteOldDeliveries(context());
  expect(await db.selectFrom("webhookDeliveries").select("id").where("ownerId", "=", ownerId).execute()).toEqual([{ id: "d7" }]);
});
