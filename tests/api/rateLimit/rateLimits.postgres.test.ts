import { expect, test } from "vitest";
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
