import { expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress } from "../../support/api/aUser.ts";

// The embedded database belongs to one process, so that this is shown on PostgreSQL alone.
test("processes that share a database share the counts", async () => {
  const shared = { jwtSecret: "x".repeat(32), limits: { merges: 2 } };
  const first = await anApi(shared);
  const second = await anApi({ ...shared, ...(first.databaseUrl !== undefined && { databaseUrl: first.databaseUrl }) });
  const user = await aUser(first);
  const merge = (where: TestApi) =>
    where.call("POST", "/v1/shipment/attachment/merge?shipmentId=x", { body: {}, headers: { authorization: user.jwt, ...ownAddress() } });
  expect([(await merge(first)).status, (await merge(second)).status]).toEqual([422, 422]);
  expect([(await merge(second)).status, (await merge(first)).status]).toEqual([429, 429]);
  await second.close();
  await first.close();
});

test("a window that was begun by a clock which is set back since ends with the next start (R-1162)", async () => {
  const api = await anApi({ limits: { merges: 1 } });
  const user = await aUser(api);
  const merge = () =>
    api.call("POST", "/v1/shipment/attachment/merge?shipmentId=x", { body: {}, headers: { authorization: user.jwt, ...ownAddress() } });
  expect((await merge()).status).toBe(422);
  const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
  const inAMonth = Date.now() + 30 * 24 * 60 * 60 * 1000;
  await api.restart(async () => {
    await db
      .updateTable("rateLimits")
      .set((row) => ({ expire: row("expire", "+", inAMonth) }))
      .execute();
  });
  const longWindows = db.selectFrom("rateLimits").select("key").where("expire", ">", inAMonth);
  await expect.poll(() => longWindows.execute()).toEqual([]);
  await close();
  expect((await merge()).status).toBe(422);
  await api.close();
});
