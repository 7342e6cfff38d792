import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { readEvents, type EventReader } from "../../support/api/eventReader.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { aSharedShipment, aShareWith, setAudience } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import type { TestUser } from "../../support/api/aUser.ts";

let api: TestApi;
let exporter: Exporter;
let url: string;
let open: EventReader[] = [];
let statements: string[] = [];
beforeAll(async () => {
  // News must not wait for a heartbeat.
  api = await anApi({ heartbeatMilliseconds: 60_000, onQuery: ({ sql }) => void statements.push(sql) });
  exporter = await anExporter(api);
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  for (const reader of open) reader.close();
  open = [];
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

async function listen({ jwt }: TestUser): Promise<EventReader> {
  const reader = await readEvents(`${url}/ep/api/v1/shared/events`, { headers: { authorization: `Bearer ${jwt}` } });
  open.push(reader);
  // It says so once it has read what is shared now.
  await reader.alive();
  return reader;
}

test("a partner hears of milestones and files that it sees, by id alone, and of nothing else (R-696)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const hidden = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const reader = await listen(partner);
  const change = { partnerId: own.partnerId, shipmentId: own.shipmentId };
  const path = `?shipmentId=${own.shipmentId}`;
  // Nothing that the partner sees: a note, the exporter's notes, another's shipment, a file for others.
  await sendProgress(exporter.user, "milestone", own, { milestone: "STUFFED", note: "Late" });
  await exporter.user.post(`/v1/shipment/update${path}`, aShipmentBody(exporter, { notes: "Secret" }));
  await sendProgress(exporter.user, "milestone", hidden, { milestone: "BOOKED", actual: "10/11/2026" });
  const { data } = await attach(api, exporter.user, own.shipmentId, { name: "x.pdf", content: await aPdf(["x"]) });
  await setAudience(exporter.user, own.shipmentId, data.key, ["CHA"]);
  const milestone = await sendProgress(exporter.user, "milestone", own, { milestone: "BOOKED", actual: "10/11/2026" });
  expect(milestone.errors).toEqual([]);
  const told = await reader.next();
  expect([told?.event, told?.data]).toEqual(["shared.shipment.changed", change]);
  await setAudience(exporter.user, own.shipmentId, data.key, ["IMPORTER", "CHA"]);
  expect((await reader.next())?.data).toEqual(change);
  await exporter.user.delete(`/v1/shipment/attachment/delete${path}&key=${data.key}`);
  expect((await reader.next())?.data).toEqual(change);
  await sendProgress(exporter.user, "cancel", own, { reason: "The order was withdrawn" });
  expect((await reader.next())?.data).toEqual(change);
});

test("a partner hears when the version that it sees goes or returns with another one, and nothing of a version that it does not see (R-696, R-833)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const path = `?shipmentId=${own.shipmentId}`;
  const send = async (more: object) =>
    (await attach(api, exporter.user, own.shipmentId, { name: "x.pdf", content: await aPdf(["x"]), ...more })).data.key;
  const act = (name: string, key: string) => exporter.user.post(`/v1/shipment/attachment/${name}${path}`, { key, reason: "A last look" });
  const first = await send({ audience: "IMPORTER" });
  const reader = await listen(partner);
  const told = async () => (await reader.next())?.data;
  const change = { partnerId: own.partnerId, shipmentId: own.shipmentId };
  const second = await send({ supersedes: first, audience: "" });
  expect(await told()).toEqual(change);
  // Neither is seen now.
  await exporter.user.post(`/v1/shipment/attachment/rename${path}`, { key: first, name: "hidden.pdf" });
  await setAudience(exporter.user, own.shipmentId, second, ["IMPORTER"]);
  expect(await told()).toEqual(change);
  await act("reopen", second);
  expect(await told()).toEqual(change);
  await act("submit", second);
  await act("approve", second);
  expect(await told()).toEqual(change);
  await exporter.user.delete(`/v1/shipment/attachment/delete${path}&key=${second}`);
  expect(await told()).toEqual(change);
});

test("a partner hears of a comment that its role may read, and of no other (R-872)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const other = await aShareWith(api, exporter, { partnerId: own.partnerId, role: "IMPORTER" });
  const reader = await listen(partner);
  const comment = (audience: string[]) =>
    exporter.user.post(`/v1/shipment/comment/add?shipmentId=${own.shipmentId}`, { text: "The vessel is late", audience });
  await comment([]);
  await comment(["BROKER", "CHA"]);
  await sendProgress(exporter.user, "milestone", other, { milestone: "BOOKED", actual: "10/11/2026" });
  expect((await reader.next())?.data).toEqual({ partnerId: own.partnerId, shipmentId: other.shipmentId });
  await comment(["IMPORTER"]);
  expect((await reader.next())?.data).toEqual({ partnerId: own.partnerId, shipmentId: own.shipmentId });
});

test("a partner hears that other shipments are shared, without an id of what is hidden (R-696)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const reader = await listen(partner);
  const list = { partnerId: null, shipmentId: null };
  const more = await aShareWith(api, exporter, { partnerId: own.partnerId, role: "CHA" });
  expect((await reader.next())?.data).toEqual(list);
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${more.shipmentId}`, { partnerId: own.partnerId });
  expect((await reader.next())?.data).toEqual(list);
  await exporter.user.post(`/v1/partner/update?partnerId=${own.partnerId}`, { showsPrices: false });
  expect((await reader.next())?.data).toEqual(list);
});

test("a revoked partner's stream ends at once, and another partner's goes on (R-697)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const other = await aSharedShipment(api, exporter, { role: "CHA" });
  const [reader, otherReader] = [await listen(partner), await listen(other.partner)];
  await exporter.user.post(`/v1/partner/revoke?partnerId=${own.partnerId}`);
  expect(await reader.next()).toMatchObject({ event: "end", data: { reason: "PARTNERSHIP_OVER" } });
  expect(await reader.next()).toBeNull();
  await sendProgress(exporter.user, "milestone", other, { milestone: "ARRIVED", actual: "10/11/2026" });
  expect((await otherReader.next())?.data).toMatchObject({ shipmentId: other.shipmentId });
});

test("news of one partner costs another's stream no statement, and its own as many for five shipments as for one (R-721)", async () => {
  const one = await aSharedShipment(api, exporter, { role: "CHA" });
  const five = await aSharedShipment(api, exporter, { role: "CHA" });
  for (let left = 4; left > 0; left -= 1) await aShareWith(api, exporter, { partnerId: five.partnerId, role: "CHA" });
  const looks = [];
  const readers = [await listen(one.partner), await listen(five.partner)];
  for (const [index, { shipmentId }] of [one, five].entries()) {
    statements = [];
    await sendProgress(exporter.user, "milestone", { shipmentId }, { milestone: "BOOKED", actual: "10/11/2026" });
    expect((await readers[index]?.next())?.data).toMatchObject({ shipmentId });
    looks.push(statements.filter((sql) => sql.includes('from "shared_with"')));
  }
  // The partnerships, and what changed.
  expect(looks.map(({ length }) => length)).toEqual([2, 2]);
  expect(looks.flat().filter((sql) => /count\(/i.test(sql))).toEqual([]);
});

test("an open stream hears at once of a partnership that its office gains or regains, and of what it shares (R-721)", async () => {
  const { partner } = await aSharedShipment(api, exporter, { role: "CHA" });
  const second = await anExporter(api);
  const { partnerId, code } = await invitePartner(second.user, { role: "CHA", scope: "ALL", sharesNew: true });
  const reader = await listen(partner);
  const list = { partnerId: null, shipmentId: null };
  expect((await partner.post("/v1/partner/accept", { code })).errors).toEqual([]);
  expect((await reader.next())?.data).toEqual(list);
  const { shipmentId } = await aShipment(second);
  expect((await reader.next())?.data).toEqual(list);
  await sendProgress(second.user, "milestone", { shipmentId }, { milestone: "BOOKED", actual: "10/11/2026" });
  expect((await reader.next())?.data).toEqual({ partnerId, shipmentId });
  await second.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  expect((await reader.next())?.data).toEqual(list);
  await second.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  expect(await reader.next()).toMatchObject({ event: "end" });
  const again = await listen(partner);
  const { data } = await second.user.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`);
  expect((await partner.post("/v1/partner/accept", { code: data.code })).errors).toEqual([]);
  expect((await again.next())?.data).toEqual(list);
});
