import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { readEvents, type EventReader, type ReceivedEvent } from "../../support/api/eventReader.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let url: string;
let now = new Date("2026-04-01T08:00:00Z");
const open: EventReader[] = [];
beforeAll(async () => {
  api = await anApi({ clock: () => now, heartbeatMilliseconds: 20 });
  exporter = await anExporter(api);
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  for (const reader of open) reader.close();
  api.app.server.closeAllConnections();
  await api.close();
});

type EventCall = { query?: string; lastEventId?: string; token?: string };

/** Opens a stream of events for the exporter, or for another token's owner. */
async function listen({ query = "", lastEventId, token = exporter.user.jwt }: EventCall = {}): Promise<EventReader> {
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) };
  const reader = await readEvents(`${url}/ep/api/v1/events${query}`, { headers });
  open.push(reader);
  return reader;
}

async function told(reader: EventReader, count: number): Promise<ReceivedEvent[]> {
  const events = [];
  for (let left = count; left > 0; left -= 1) events.push((await reader.next()) ?? { id: "", event: "none", data: {} });
  return events;
}

const names = (events: ReceivedEvent[]) => events.map(({ event }) => event);
const path = (call: string, { shipmentId }: Shipment, query = "") => `/v1/shipment/${call}?shipmentId=${shipmentId}${query}`;

test("tells of files that were submitted, approved or rejected, of comments, and of a link's first opening, with their keys (R-856)", async () => {
  const shipment = await aShipment(exporter);
  const { shipmentId } = shipment;
  const { key } = (await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["Bill"]) })).data;
  const link = await aShareLink({ user: exporter.user, shipmentId, key });
  const reader = await listen({ query: `?shipmentId=${shipmentId}` });
  const act = (name: string) => exporter.user.post(path(`attachment/${name}`, shipment), { key, reason: "Another vessel" });
  for (const name of ["reopen", "submit", "reject", "submit", "approve"]) expect((await act(name)).status).toBe(200);
  await exporter.user.post(path("comment/add", shipment), { text: "Received", key });
  for (let times = 0; times < 2; times += 1) await api.call("POST", "/v1/link/open", { body: { token: link.token } });
  const wanted = [
    ["attachment.submitted", key],
    ["attachment.rejected", key],
    ["attachment.submitted", key],
    ["attachment.approved", key],
    ["comment.added", key],
    ["link.opened", null],
  ];
  const received: unknown[] = [];
  while (received.length < wanted.length) {
    const event = await reader.next();
    if (event === null) break;
    if (event.event !== "shipment.updated") received.push([event.event, event.data["key"]]);
  }
  expect(received).toEqual(wanted);
});

describe("a stream of events", () => {
  test("tells what was added, changed and deleted, with its ids and its time", async () => {
    const reader = await listen();
    expect([reader.status, reader.contentType]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const shipment = await aShipment(exporter);
    await exporter.user.post(path("update", shipment), aShipmentBody(exporter, { name: "Renamed" }));
    await exporter.user.post(path("refresh", shipment), {});
    await exporter.user.delete(path("delete", shipment));
    const events = await told(reader, 4);
    expect(names(events)).toEqual(["shipment.created", "shipment.updated", "shipment.updated", "shipment.deleted"]);
    const { shipmentId, firmId } = shipment;
    expect(events[0]?.data).toEqual({ type: "shipment.created", firmId, shipmentId, key: null, at: now.toISOString() });
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  });

  test("tells of attachments: added with their key, and every change of them as one of the shipment", async () => {
    const shipment = await aShipment(exporter);
    const reader = await listen();
    const { data } = await attach(api, exporter.user, shipment.shipmentId, { name: "bl.pdf", content: await aPdf(["Bill"]) });
    await exporter.user.post(path("attachment/rename", shipment), { key: data.key, name: "Bill of lading" });
    await exporter.user.delete(path("attachment/delete", shipment, `&key=${data.key}`));
    const events = await told(reader, 4);
    expect(names(events)).toEqual(["attachment.added", "shipment.updated", "shipment.updated", "shipment.updated"]);
    expect(events.map((event) => event.data["key"])).toEqual([data.key, null, null, null]);
  });

  test("says nothing of what was refused", async () => {
    const reader = await listen();
    await exporter.user.post("/v1/shipment/add", aShipmentBody(exporter, { name: "" }));
    const { shipmentId } = await aShipment(exporter);
    expect((await reader.next())?.data["shipmentId"]).toBe(shipmentId);
  });

  test("is an owner's own", async () => {
    const stranger = await anExporter(api);
    const reader = await listen({ token: stranger.user.jwt });
    await aShipment(exporter);
    const { shipmentId } = await aShipment(stranger);
    expect((await reader.next())?.data["shipmentId"]).toBe(shipmentId);
  });

  test("may be of one shipment, or of one firm, which also sees what leaves it", async () => {
    const other = await aFirm(api, exporter.user, { name: "Second firm" });
    const mine = await aShipment(exporter);
    const ofShipment = await listen({ query: `?shipmentId=${mine.shipmentId}` });
    const ofFirm = await listen({ query: `?firmId=${exporter.firm.firmId}` });
    const ofOther = await listen({ query: `?firmId=${other.firmId}` });
    await aShipment(exporter);
    const moved = { firmId: other.firmId, addressId: other.address[0]?.addressId ?? "", bankId: other.bankDetails[0]?.bankId ?? "" };
    expect((await exporter.user.post(path("update", mine), aShipmentBody(exporter, moved))).errors).toEqual([]);
    expect((await ofShipment.next())?.data).toMatchObject({ type: "shipment.updated", shipmentId: mine.shipmentId });
    expect(names(await told(ofFirm, 2))).toEqual(["shipment.created", "shipment.updated"]);
    expect((await ofOther.next())?.data).toMatchObject({ type: "shipment.updated", firmId: other.firmId });
  });

  test.each([
    ["?firmId=unknown", "Firm not found", "firmId"],
    ["?shipmentId=unknown", "Shipment not found", "shipmentId"],
  ])("of %s is not found, nor is a stranger's", async (query, error, field) => {
    const stranger = await anExporter(api);
    const foreign = field === "firmId" ? stranger.firm.firmId : (await aShipment(stranger)).shipmentId;
    for (const asked of [query, `?${field}=${foreign}`]) {
      const reader = await listen({ query: asked });
      expect([reader.status, JSON.parse(await reader.text())]).toEqual([
        404,
        { data: null, errors: [{ error, code: "NOT_FOUND", field: [field] }] },
      ]);
    }
  });

  test("gives signs of life while nothing happens", async () => {
    const reader = await listen();
    expect([await reader.alive(), await reader.alive()]).toEqual(["alive", "alive"]);
  });
});

describe("coming back", () => {
  test("with the id of the last event gives what was missed, in order", async () => {
    const first = await listen();
    const one = await aShipment(exporter);
    const seen = await first.next();
    first.close();
    const two = await aShipment(exporter);
    const three = await aShipment(exporter);
    for (const asked of [{ lastEventId: seen?.id ?? "" }, { query: `?after=${seen?.id}` }]) {
      const events = await told(await listen(asked), 2);
      expect(events.map(({ data }) => data["shipmentId"])).toEqual([two.shipmentId, three.shipmentId]);
    }
    expect(seen?.data["shipmentId"]).toBe(one.shipmentId);
  });

  test("survives a restart of the service", async () => {
    const own = await anApi();
    const owner = await anExporter(own);
    const before = await readEvents(`${await own.app.listen({ port: 0 })}/ep/api/v1/events`, {
      headers: { authorization: owner.user.jwt },
    });
    await aShipment(owner);
    const seen = await before.next();
    await aShipment(owner);
    await own.restart();
    expect(await before.next()).toMatchObject({ event: "shipment.created" });
    expect(await before.next()).toMatchObject({ event: "end", data: { reason: "CLOSING" } });
    expect(await before.next()).toBe(null);
    const headers = { authorization: owner.user.jwt, "last-event-id": seen?.id ?? "" };
    const after = await readEvents(`${await own.app.listen({ port: 0 })}/ep/api/v1/events`, { headers });
    expect(await after.next()).toMatchObject({ event: "shipment.created" });
    after.close();
    await own.close();
  });

  test.each(["x", "-1", "1.5", "1".repeat(16)])("with %j, which is no id, is refused", async (lastEventId) => {
    expect((await listen({ lastEventId })).status).toBe(400);
  });

  test("after events that are forgotten, or with an id that never was, is told to read anew", async () => {
    const own = await anApi({ clock: () => now });
    const owner = await anExporter(own);
    await aShipment(owner);
    await aShipment(owner);
    now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000 + 1);
    await own.restart();
    const { data } = await own.call<{ jwt: string }>("POST", "/v1/user/login", { body: owner.user });
    await aShipment({
      ...owner,
      user: { ...owner.user, post: (to, body) => own.call("POST", to, { body, headers: { authorization: data.jwt } }) },
    });
    for (const after of ["0", "1", "99"]) {
      const { status, errors } = await own.call("GET", `/v1/events?after=${after}`, { headers: { authorization: data.jwt } });
      expect([status, errors[0]?.code, errors[0]?.field]).toEqual([410, "NOT_FOUND", ["after"]]);
    }
    await own.close();
    const { data: renewed } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: exporter.user });
    exporter.user.jwt = renewed.jwt;
  });
});

describe("a stream ends", () => {
  test("with a change of the password, before anything more is told", async () => {
    const owner = await anExporter(api);
    const reader = await listen({ token: owner.user.jwt });
    const { password } = owner.user;
    await owner.user.post("/v1/user/update", { oldPassword: password, newPassword: "harvest-77" });
    expect(await reader.next()).toMatchObject({ event: "end", data: { reason: "SESSION_OVER" } });
    expect(await reader.next()).toBe(null);
  });

  test("with its key, also a key that may only read", async () => {
    const owner = await anExporter(api);
    const { data: key } = await owner.user.post<{ apiKeyId: string; key: string }>("/v1/user/api-key/add", { name: "Feed", scope: "READ" });
    const reader = await listen({ token: key.key });
    await aShipment(owner);
    expect((await reader.next())?.event).toBe("shipment.created");
    await owner.user.delete(`/v1/user/api-key?apiKeyId=${key.apiKeyId}`);
    expect(await reader.next()).toMatchObject({ event: "end", data: { reason: "SESSION_OVER" } });
  });

  test("and is never opened for those who are signed out", async () => {
    expect((await listen({ token: "nobody's" })).status).toBe(401);
  });

  test("and gives its place back when the listener goes: a person may have 50 (R-706)", async () => {
    const owner = await anExporter(api);
    const readers = [];
    for (let count = 0; count < 50; count += 1) readers.push(await listen({ token: owner.user.jwt }));
    const refused = await listen({ token: owner.user.jwt });
    expect([refused.status, JSON.parse(await refused.text())]).toEqual([
      429,
      { data: null, errors: [{ error: "Too many event streams are open", code: "RATE_LIMITED" }] },
    ]);
    readers[0]?.close();
    await expect.poll(async () => (await listen({ token: owner.user.jwt })).status).toBe(200);
    for (const reader of readers) reader.close();
  });
});
