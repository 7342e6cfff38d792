import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { anOffice, everyWrite } from "../../support/api/calls/writeCalls.ts";
import { aMember } from "../../support/api/members.ts";
import { aPng } from "../../support/files/images.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now, webhooks: { allowLoopback: true, timeoutMilliseconds: 1_000 } });
});
afterAll(() => api.close());

const addBroker = (user: TestUser, name: string, key: string) => user.post("/v1/user/broker/add", { name }, { "idempotency-key": key });
const brokers = async (user: TestUser) =>
  (await user.get<{ brokers: { name: string }[] }>("/v1/user/info")).data.brokers.map(({ name }) => name);

test("without a key every request counts", async () => {
  const user = await aUser(api);
  await user.post("/v1/user/broker/add", { name: "Girnar" });
  await user.post("/v1/user/broker/add", { name: "Girnar" });
  expect(await brokers(user)).toEqual(["Girnar", "Girnar"]);
});

test("the same key with another body, or on another path, is refused and does nothing", async () => {
  const user = await aUser(api);
  await addBroker(user, "Girnar", "a");
  const refusal = [{ error: "This Idempotency-Key was used for another request", code: "INVALID" }];
  const otherBody = await addBroker(user, "Narmada", "a");
  expect([otherBody.status, otherBody.data, otherBody.errors]).toEqual([422, null, refusal]);
  const otherPath = await user.post("/v1/user/buyer/add", { name: "Girnar" }, { "idempotency-key": "a" });
  expect([otherPath.status, otherPath.errors]).toEqual([422, refusal]);
  expect(await brokers(user)).toEqual(["Girnar"]);
});

test("a key is its owner's: another user may use the same", async () => {
  const [user, other] = [await aUser(api), await aUser(api)];
  await addBroker(user, "Girnar", "a");
  expect((await addBroker(other, "Narmada", "a")).status).toBe(200);
  expect(await brokers(other)).toEqual(["Narmada"]);
});

test("a key is its person's: a colleague who uses it is refused, and is not told what the first one's made", async () => {
  const owner = await aUser(api);
  const colleague = await aMember(api, owner, { role: "VIEWER" });
  const save = ({ post }: TestUser, key: string) =>
    post("/v1/user/saved-search/add", { name: "Bills", search: "type=BILLS" }, { "idempotency-key": key });
  const first = await save(owner, "a");
  const refused = await save(colleague, "a");
  const refusal = [{ error: "This Idempotency-Key was used for another request", code: "INVALID" }];
  expect([refused.status, refused.data, refused.errors]).toEqual([422, null, refusal]);
  expect((await save(owner, "a")).data).toEqual(first.data);
  expect((await save(colleague, "b")).data).not.toEqual(first.data);
});

test("repetitions that come while the first still runs wait for its answer", async () => {
  const user = await aUser(api);
  const answers = await Promise.all(Array.from({ length: 8 }, () => addBroker(user, "Girnar", "a")));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await brokers(user)).toEqual(["Girnar"]);
});

test("a refusal is not kept: the mended request may use the key", async () => {
  const user = await aUser(api);
  expect((await addBroker(user, "", "a")).status).toBe(422);
  expect((await addBroker(user, "Girnar", "a")).status).toBe(200);
});

test("an answer survives a restart, and is forgotten after 24 hours", async () => {
  const user = await aUser(api);
  const first = await addBroker(user, "Girnar", "a");
  await api.restart();
  expect((await addBroker(user, "Girnar", "a")).data).toEqual(first.data);
  const start = now;
  now = new Date(start.getTime() + 24 * 60 * 60 * 1000 + 1000);
  const { data } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: user });
  const body = { body: { name: "Girnar" }, headers: { authorization: data.jwt, "idempotency-key": "a" } };
  expect((await api.call("POST", "/v1/user/broker/add", body)).data).not.toEqual(first.data);
  now = start;
});

test("an upload is stored once per key; another content under the same key is refused", async () => {
  const user = await aUser(api);
  const form = (width: number) => ({
    fields: { attachment_type: "STAMP_SIGN" },
    file: { name: "stamp.png", content: aPng({ width, height: 10 }) },
  });
  const key = { "idempotency-key": "upload" };
  const first = await upload(api, user, "/v1/attachment/save", form(10), key);
  expect((await upload(api, user, "/v1/attachment/save", form(10), key)).data).toEqual(first.data);
  expect((await upload(api, user, "/v1/attachment/save", form(11), key)).status).toBe(422);
});

test("a key that is empty or longer than 255 characters is refused", async () => {
  const user = await aUser(api);
  for (const key of ["", "x".repeat(256)]) {
    const { status, errors } = await addBroker(user, "Girnar", key);
    expect([status, errors[0]?.error]).toEqual([400, "An Idempotency-Key has 1 to 255 characters"]);
  }
});

const deletions = Object.keys(everyWrite).filter((route) => route.startsWith("DELETE "));

test("a deletion that is repeated with its key gets the first answer, and without it is not found (R-1356)", async () => {
  const office = await anOffice(api);
  const told: object[] = [];
  for (const route of deletions) {
    const path = `${route.split(" ")[1]}${(await everyWrite[route]?.(office))?.query ?? ""}`;
    const [first, second] = [
      await office.user.delete(path, { "idempotency-key": route }),
      await office.user.delete(path, { "idempotency-key": route }),
    ];
    const { status } = await office.user.delete(path);
    told.push({
      route,
      status: first.status,
      isSame: JSON.stringify(second.data) === JSON.stringify(first.data),
      errors: second.errors,
      without: status,
    });
  }
  const gone = (route: string) => (route.endsWith("/sample-data") ? 409 : 404);
  expect(told).toEqual(deletions.map((route) => ({ route, status: 200, isSame: true, errors: [], without: gone(route) })));
});
