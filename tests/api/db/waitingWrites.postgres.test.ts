import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { asUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { holdRows } from "../../support/database/heldRows.ts";
import { aFirmBody } from "../../support/fixtures/aFirm.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";
import { aPdf } from "../../support/files/pdfs.ts";

// The embedded database has one transaction at a time: a write waits before its first statement.
let api: TestApi;
let second: TestApi;
beforeAll(async () => {
  const shared = { jwtSecret: "x".repeat(32), limits: { uploads: 0 } };
  api = await anApi(shared);
  const { dataDir, databaseUrl } = api;
  second = await anApi({ ...shared, dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const officeLock = "UPDATE users SET writes = writes + 1 WHERE id = (SELECT owner_id FROM users WHERE email = $1)";

test("a member who is removed while writes wait for the office finishes none of them (R-646)", async () => {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["B/L"]) });
  const member = await aMember(api, exporter.user);
  const office = await holdRows(api, officeLock, [exporter.user.email]);
  const { key } = data;
  const writes = [
    member.post(`/v1/user/broker/update?brokerId=${exporter.brokerId}`, { name: "Late", country: "India" }),
    member.post("/v1/user/payment-term/add", { term: "Late" }),
    member.post(`/v1/shipment/transport?shipmentId=${shipmentId}`, { bookingNo: "LATE" }),
    member.post(`/v1/shipment/attachment/audience?shipmentId=${shipmentId}`, { keys: [key], audience: ["BROKER"] }),
    member.post(`/v1/shipment/attachment/rename?shipmentId=${shipmentId}`, { key, name: "Late" }),
    member.post(`/v1/shipment/papers?shipmentId=${shipmentId}`, { papers: [] }),
    member.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`),
  ];
  await office.areWaitedFor(writes.length);
  await office.run("UPDATE users SET removed_at = '2026-01-01T00:00:00.000Z' WHERE id = $1", [member.memberId]);
  await office.commit();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 401));
  const { entries } = (await exporter.user.get<{ entries: { actor: { name: string; id: string } }[] }>("/v1/audit-trail")).data;
  expect(entries.filter(({ actor }) => actor.id === member.memberId)).toHaveLength(1);
});

test("who only pauses a webhook keeps the address that somebody else gives it at the same moment", async () => {
  const { user } = await anExporter(api);
  const body = { url: "https://93.184.216.34/former", events: ["shipment.created"] };
  const { webhookId } = (await user.post<{ webhookId: string }>("/v1/user/webhook/add", body)).data;
  const other = await holdRows(api, officeLock, [user.email]);
  await other.run("UPDATE webhooks SET url = 'https://93.184.216.34/new' WHERE id = $1", [webhookId]);
  const paused = user.post(`/v1/user/webhook/update?webhookId=${webhookId}`, { isActive: false });
  await other.areWaitedFor();
  await other.commit();
  expect((await paused).data).toMatchObject({ url: "https://93.184.216.34/new", isActive: false });
});

test("a request that is repeated at another process meanwhile gets the first answer, also where the act can be done only once", async () => {
  const { user } = await anExporter(api);
  const office = await holdRows(api, officeLock, [user.email]);
  const both = [user, asUser(second, user)].map(({ post }) =>
    post("/v1/user/currency/add", { currency: "NOK" }, { "idempotency-key": "one" }),
  );
  await office.areWaitedFor(2);
  await office.commit();
  const [first, repeated] = await Promise.all(both);
  expect([first?.status, repeated?.status]).toEqual([200, 200]);
  expect(repeated?.data).toEqual(first?.data);
});

test("a firm is not stored with an image that is swept away at the same moment", async () => {
  const { user } = await anExporter(api);
  const stampKey = await aFirmImage(api, user);
  const sweep = await holdRows(api, "DELETE FROM files WHERE key = $1", [stampKey]);
  const added = user.post("/v1/user/firm/add", aFirmBody({ stampKey }));
  await sweep.areWaitedFor();
  await sweep.commit();
  expect((await added).errors).toMatchObject([{ code: "NOT_FOUND", field: ["stampKey"] }]);
});

test("a link that is revoked at the moment of its first visit shows nothing (R-889)", async () => {
  const { user, ...exporter } = await anExporter(api);
  const { shipmentId } = await aShipment({ user, ...exporter });
  const { key } = (await attach(api, user, shipmentId, { name: "bl.pdf", content: await aPdf(["B/L"]) })).data;
  const { shareLinkId, token } = await aShareLink({ user, shipmentId, key });
  const revoked = "UPDATE share_links SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE id = $1";
  const other = await holdRows(api, revoked, [shareLinkId]);
  const opened = api.call("POST", "/v1/link/open", { body: { token } });
  await other.areWaitedFor();
  await other.commit();
  expect((await opened).status).toBe(404);
});
