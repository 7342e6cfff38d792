import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { asUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner, invitePartner } from "../../support/api/sharing/partners.ts";
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

/** An exporter's shipment with a file. */
async function aFile() {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["B/L"]) });
  return { ...exporter, shipmentId, key: data.key };
}

test("a member who is removed while writes wait for the office finishes none of them (R-646)", async () => {
  const { shipmentId, key, ...exporter } = await aFile();
  const member = await aMember(api, exporter.user);
  const office = await holdRows(api, officeLock, [exporter.user.email]);
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

test.each([
  ["VIEWER", "Your role may only read"],
  ["EDITOR", "Your role was changed at this moment. Please try again."],
])("an owner who is made a %s while a write waits is told so (R-641, R-646)", async (role, error) => {
  const { user } = await anExporter(api);
  const member = await aMember(api, user, { role: "OWNER" });
  const office = await holdRows(api, officeLock, [user.email]);
  const written = member.post("/v1/user/payment-term/add", { term: "Late" });
  await office.areWaitedFor();
  await office.run("UPDATE users SET role = $1 WHERE id = $2", [role, member.memberId]);
  await office.commit();
  const { status, errors } = await written;
  expect([status, errors]).toEqual([403, [{ error }]]);
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
  const { shareLinkId, token } = await aShareLink(await aFile());
  const revoked = "UPDATE share_links SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE id = $1";
  const other = await holdRows(api, revoked, [shareLinkId]);
  const opened = api.call("POST", "/v1/link/open", { body: { token } });
  await other.areWaitedFor();
  await other.commit();
  expect((await opened).status).toBe(404);
});

test("a test or a resend of a webhook that was deleted meanwhile is not found", async () => {
  const { user } = await anExporter(api);
  const body = { url: "https://93.184.216.34/hook", events: ["shipment.created"] };
  const { webhookId } = (await user.post<{ webhookId: string }>("/v1/user/webhook/add", body)).data;
  const { deliveryId } = (await user.post<{ deliveryId: string }>(`/v1/user/webhook/test?webhookId=${webhookId}`)).data;
  const other = await holdRows(api, officeLock, [user.email]);
  await other.run("DELETE FROM webhooks WHERE id = $1", [webhookId]);
  const tries = [
    user.post(`/v1/user/webhook/test?webhookId=${webhookId}`),
    user.post(`/v1/user/webhook/redeliver?deliveryId=${deliveryId}`),
  ];
  await other.areWaitedFor(tries.length);
  await other.commit();
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404]);
});

test("a link's maker is removed while the link is opened for the first time, and both succeed", async () => {
  const { user, shipmentId, key } = await aFile();
  const member = await aMember(api, user, { role: "OWNER" });
  const { token } = await aShareLink({ user: member, shipmentId, key });
  await invitePartner(member);
  const visit = await holdRows(api, "LOCK TABLE share_views IN SHARE MODE", []);
  const opened = api.call("POST", "/v1/link/open", { body: { token } });
  await visit.areWaitedFor();
  const removed = asUser(second, user).delete(`/v1/team/member?memberId=${member.memberId}`);
  await visit.areWaitedFor(2);
  await visit.commit();
  expect([(await opened).status, (await removed).status]).toEqual([200, 200]);
});

test("of two who have a document read again at once, the second one is refused", async () => {
  const { user, key } = await aFile();
  const failed = await holdRows(api, "UPDATE document_entries SET state = 'FAILED' WHERE key = $1", [key]);
  await failed.commit();
  const entry = await holdRows(api, "SELECT * FROM document_entries WHERE key = $1 FOR UPDATE", [key]);
  const both = [user, asUser(second, user)].map(({ post }) => post(`/v1/document/retry?key=${key}`));
  await entry.areWaitedFor(2);
  await entry.commit();
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a key's revocation waits for the write that the key has begun", async () => {
  const { user, brokerId } = await anExporter(api);
  const { data } = await user.post<{ apiKeyId: string; key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "WRITE" });
  const broker = await holdRows(api, "SELECT * FROM brokers WHERE id = $1 FOR UPDATE", [brokerId]);
  const written = asUser(api, { ...user, jwt: data.key }).post(`/v1/user/broker/update?brokerId=${brokerId}`, { name: "Girnar" });
  await broker.areWaitedFor();
  const revoked = asUser(second, user).delete(`/v1/user/api-key?apiKeyId=${data.apiKeyId}`);
  await broker.areWaitedFor(2);
  await broker.commit();
  expect([(await written).status, (await revoked).status]).toEqual([200, 200]);
});

test("a request that is repeated at another process meanwhile gets the first answer, whatever its own refusal says", async () => {
  const { user, shipmentId } = await aFile();
  const { partnerId } = await aPartner(api, user);
  await user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  const office = await holdRows(api, officeLock, [user.email]);
  const both = [user, asUser(second, user)].map(({ post }) =>
    post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId }, { "idempotency-key": "one" }),
  );
  await office.areWaitedFor(2);
  await office.commit();
  const [first, repeated] = await Promise.all(both);
  expect([first?.status, repeated?.status]).toEqual([200, 200]);
  expect(repeated?.data).toEqual(first?.data);
});
