import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aBroker, aCommissioned } from "../../support/api/sharing/brokers.ts";
import { acceptUploads, aSharedShipment, setAudience, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const unshare = ({ partnerId, shipmentId }: Pick<Share, "partnerId" | "shipmentId">) =>
  exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId });
const revoke = ({ partnerId }: Pick<Share, "partnerId">) => exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);

/** The same request again and again, with one Idempotency-Key. */
function repeated(user: TestUser, path: string, body: object) {
  const key = { "idempotency-key": crypto.randomUUID() };
  return async () => {
    const { status, data } = await user.post(path, body, key);
    return { status, data };
  };
}

const gone = { status: 404, data: null };

test.each([
  ["unshared", unshare],
  ["revoked", revoke],
])("what is %s is not told again by a repeated comment or decision of a partner (R-693)", async (_how, end) => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  await acceptUploads(exporter.user, own.partnerId);
  const reviewers = [{ kind: "PARTNER", id: own.partnerId }];
  const asked = await exporter.user.post(`/v1/shipment/attachment/submit?shipmentId=${own.shipmentId}`, { key: own.key, reviewers });
  expect(asked.errors).toEqual([]);
  const comment = repeated(partner, `/v1/shared/comment/add${sharedPlace(own)}`, { text: "Received" });
  const decision = repeated(partner, `/v1/shared/attachment/approve${sharedPlace(own)}`, { key: own.key });
  const first = [await comment(), await decision()];
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect([await comment(), await decision()]).toEqual(first);
  await end(own);
  expect([await comment(), await decision()]).toEqual([gone, gone]);
});

test("a repeated comment does not name a file that the partner sees no more (R-694)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const comment = repeated(partner, `/v1/shared/comment/add${sharedPlace(own)}`, { text: "Received", key: own.key });
  expect((await comment()).status).toBe(200);
  await setAudience(exporter.user, own.shipmentId, own.key, []);
  expect(await comment()).toEqual(gone);
});

test.each([
  ["unshared", unshare],
  ["revoked", revoke],
])("a repeated bill does not tell the commission of what is %s (R-693)", async (how, end) => {
  const broker = await aBroker(api, exporter);
  const shipmentId = await aCommissioned(exporter, 350);
  const body = { shipmentIds: [shipmentId], firmId: broker.firm.firmId, billNo: `GCB/${how}`, date: "20/11/2026" };
  const bill = repeated(broker, `/v1/shared/bill/add?partnerId=${broker.partnerId}`, body);
  const first = await bill();
  expect(first.status).toBe(200);
  expect(await bill()).toEqual(first);
  await end({ ...broker, shipmentId });
  expect(await bill()).toEqual(gone);
});
