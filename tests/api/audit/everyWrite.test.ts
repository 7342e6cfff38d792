import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser } from "../../support/api/aUser.ts";
import { anOffice, everyWrite, type GoodCall, type Office } from "../../support/api/calls/writeCalls.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let office: Office;
beforeAll(async () => {
  api = await anApi({ webhooks: { allowLoopback: true, timeoutMilliseconds: 1_000 }, startsIndexer: true });
  office = await anOffice(api);
});
afterAll(() => api.close());

async function lines(): Promise<number> {
  return (await office.user.get<{ total: number }>("/v1/audit-trail?total=true&limit=1")).data.total;
}

async function send(route: string, { query = "", body, form }: GoodCall): Promise<Answer> {
  const [method = "", path = ""] = route.split(" ");
  if (form) return await upload(api, office.user, path + query, form);
  if (method === "POST") return await office.user.post(path + query, body);
  return method === "PATCH" ? await office.user.patch(path + query, body) : await office.user.delete(path + query);
}

/** What a person has read is in no trail. */
const unnoted = "POST /ep/api/v1/inbox/read";

test("every call that writes is walked here", () => {
  const writing = api.routes.filter(({ route, access }) => !/^(GET|HEAD) /.test(route) && access !== "read" && route !== unnoted);
  const known = [...Object.keys(everyWrite), "POST /v1/user/signup"].map((route) => route.replace(" ", " /ep/api"));
  expect(writing.map(({ route }) => route).toSorted()).toEqual(known.toSorted());
});

/** A state, a time, an address or a field as it is stored: IN_PROGRESS, 2026-11-30T10:00Z, type=BILLS, textState. */
const stored = /^[A-Z]{4,}$|^[A-Z]+_[A-Z_]+$|^\d{4}-\d\d-\d\dT|^\w+=|^[a-z]+[A-Z]\w*$/;

/** Words that the users of these calls wrote. */
const ownWords = new Set(["RICE", "WHEAT"]);

/** An import has its own line, and one for each record. */
const linesOf: Record<string, number> = { "POST /v1/import/apply": 2, "POST /v1/import/undo": 2 };

describe.each(Object.keys(everyWrite))("%s", (route) => {
  test("adds exactly its lines to the trail, in people's words, and none when it is refused (R-1301)", async () => {
    const call = (await everyWrite[route]?.(office)) ?? {};
    const before = await lines();
    const done = await send(route, call);
    expect([done.status, done.errors]).toEqual([200, []]);
    const written = before + (linesOf[route] ?? 1);
    expect(await lines()).toBe(written);
    const { data } = await office.user.get<{ entries: AuditEntry[] }>(`/v1/audit-trail?limit=${written - before}`);
    const changes = data.entries.flatMap((entry) => entry.changes.flatMap(({ field, from, to }) => [field, from ?? "", to ?? ""]));
    expect(changes.filter((words) => stored.test(words) && !ownWords.has(words))).toEqual([]);

    const refused = await send(route, {});
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(await lines()).toBe(written);
  });
});

test("a sign-up is the first line of a new trail", async () => {
  const user = await aUser(api, { name: "Meera Rao" });
  const { data } = await user.get<{ entries: AuditEntry[] }>("/v1/audit-trail");
  expect(data.entries.map(({ sentence }) => sentence)).toEqual(["Meera Rao signed up"]);
});

test("a repetition by Idempotency-Key adds no second line", async () => {
  const before = await lines();
  for (let sent = 0; sent < 2; sent += 1) await office.user.post("/v1/user/broker/add", { name: "Once" }, { "idempotency-key": "once" });
  expect(await lines()).toBe(before + 1);
});

test("cells of several shipments stand in the history of each", async () => {
  const { data } = await office.user.post<{ shipmentId: string }>(
    "/v1/shipment/add",
    (await everyWrite["POST /v1/shipment/add"]?.(office))?.body,
  );
  const ids = [office.shipmentId, data.shipmentId];
  const cells = ids.map((shipmentId) => ({ shipmentId, columnId: office.columnId, value: "Both" }));
  expect((await office.user.patch("/v1/shipment-stats/cells", { cells })).errors).toEqual([]);
  for (const id of ids) {
    const history = await office.user.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${id}`);
    expect(history.data.entries[0]?.sentence).toMatch(/^Asha .*changed its stats row: the Notes/);
  }
});

test("a key that may only read writes neither data nor a line", async () => {
  const { data } = await office.user.post<{ key: string }>("/v1/user/api-key/add", { name: "Reader", scope: "READ" });
  const before = await lines();
  const machine = asUser(api, { ...office.user, jwt: data.key });
  expect((await machine.post("/v1/user/broker/add", { name: "No" })).status).toBe(403);
  expect(await lines()).toBe(before);
});
