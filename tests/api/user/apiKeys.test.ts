import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiKey } from "#domain/integrations/apiKey.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";

let api: TestApi;
let user: TestUser;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
  user = await aUser(api);
});
afterAll(() => api.close());

type Made = ApiKey & { key: string | null };

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
const listed = async (owner = user) => (await owner.get<{ apiKeys: ApiKey[] }>("/v1/user/api-key")).data.apiKeys;
/** Makes a key and answers it with calls in its name. */
async function aKey(change: object = {}, owner = user): Promise<{ made: Made; machine: TestUser }> {
  const { data, errors } = await owner.post<Made>("/v1/user/api-key/add", { name: "Warehouse", scope: "WRITE", ...change });
  expect(errors).toEqual([]);
  return { made: data, machine: asUser(api, { ...owner, jwt: data.key ?? "" }) };
}

describe("making a key", () => {
  test("shows it once; the list tells its ending", async () => {
    const { made } = await aKey({ name: " Customs feed ", scope: "READ", expiresAt: inDays(30) });
    expect(made).toEqual({
      apiKeyId: expect.any(String),
      name: "Customs feed",
      scope: "READ",
      key: expect.stringMatching(/^lading_[\w-]{54}$/),
      ending: made.key?.slice(-4),
      createdAt: now.toISOString(),
      expiresAt: inDays(30),
      lastUsedAt: null,
    });
    const { key: _, ...rest } = made;
    expect(await listed()).toContainEqual(rest);
  });

  test("again with the same Idempotency-Key makes no second one and does not show it again", async () => {
    const owner = await aUser(api);
    const send = () => owner.post<Made>("/v1/user/api-key/add", { name: "Once", scope: "READ" }, { "idempotency-key": "k1" });
    const first = await send();
    const second = await send();
    expect(first.data.key).toMatch(/^lading_/);
    expect(second.data).toEqual({ ...first.data, key: null });
    expect(await listed(owner)).toHaveLength(1);
  });

  test.each([
    [{ name: "  " }, "Please enter a name for the key", "name"],
    [{ name: "x".repeat(101) }, "The name must be at most 100 characters long", "name"],
    [{ scope: "ADMIN" }, "Please choose what the key may do", "scope"],
    [{ expiresAt: "tomorrow" }, "The expiry must be a date and time", "expiresAt"],
    [{ expiresAt: "2026-06-31T08:00:00Z" }, "The expiry must be a date and time", "expiresAt"],
    [{ expiresAt: "June 2026" }, "The expiry must be a date and time", "expiresAt"],
    [{ expiresAt: "2026-04-01T08:00:00Z" }, "The expiry must be in the future", "expiresAt"],
    [{ expiresAt: "2027-04-03T08:00:00Z" }, "A key can be good for 366 days at most", "expiresAt"],
  ])("with %j is refused", async (change, error, field) => {
    const before = await listed();
    const { status, errors } = await user.post("/v1/user/api-key/add", { name: "Feed", scope: "READ", ...change });
    expect([status, errors]).toEqual([422, [{ error, code: "INVALID", field: [field] }]]);
    expect(await listed()).toEqual(before);
  });

  test("stops at 50, and goes on when one is revoked", async () => {
    const owner = await aUser(api);
    const keys = [];
    for (let count = 0; count < 50; count += 1) keys.push((await aKey({}, owner)).made);
    const refused = await owner.post("/v1/user/api-key/add", { name: "One more", scope: "READ" });
    expect([refused.status, refused.errors[0]?.error]).toEqual([422, "You have 50 API keys. Please revoke one first."]);
    await owner.delete(`/v1/user/api-key?apiKeyId=${keys[0]?.apiKeyId}`);
    await aKey({}, owner);
  });

  test("leaves nothing in the database that opens anything", async () => {
    const { made } = await aKey({ name: "Secret" });
    if (api.databaseUrl !== undefined) return;
    const written = await Promise.all(["lading.sqlite", "lading.sqlite-wal"].map((name) => readFile(join(api.dataDir, name))));
    for (const bytes of written) expect(bytes.includes(made.key?.slice(-32) ?? "")).toBe(false);
  });
});

describe("a key", () => {
  test("that may write does what its owner does, also as a bare token", async () => {
    const { machine, made } = await aKey();
    expect((await machine.post("/v1/user/buyer/add", { name: "Mombasa Grain Millers" })).status).toBe(200);
    const info = await api.call("GET", "/v1/user/info", { headers: { authorization: made.key ?? "" } });
    expect(info.data["email"]).toBe(user.email);
  });

  test("that may only read reads everything", async () => {
    const { machine } = await aKey({ scope: "READ" });
    expect((await machine.get("/v1/user/info")).status).toBe(200);
    expect((await machine.post("/v1/shipment/filter", {})).status).toBe(200);
    // There is nothing to render or to fetch, but the refusal is not about the key.
    expect((await machine.post("/v1/shipment/document/invoice/preview?shipmentId=none", {})).status).toBe(422);
    expect((await machine.get("/v1/shipment?shipmentId=none")).status).toBe(404);
    expect((await machine.get("/v1/attachment/pre-signed-url?key=none&attachment_type=INVOICE")).status).toBe(404);
  });

  test.each([
    "/v1/user/onboarding",
    "/v1/user/buyer/add",
    "/v1/user/firm/add",
    "/v1/user/contract-format/add",
    "/v1/user/payment-term/update",
    "/v1/attachment/save",
    "/v1/shipment/add",
    "/v1/shipment/update?shipmentId=none",
    "/v1/shipment/refresh?shipmentId=none",
    "/v1/shipment/attachment/save?shipmentId=none",
    "/v1/shipment/attachment/merge?shipmentId=none",
    "/v1/shipment/attachment/rename?shipmentId=none",
    "/v1/shipment/document/contract?shipmentId=none",
  ])("that may only read is refused at POST %s before its body is looked at", async (path) => {
    const { machine } = await aKey({ scope: "READ" }, await aUser(api));
    const { status, data, errors } = await machine.post(path, "nonsense");
    expect([status, data, errors]).toEqual([403, null, [{ error: "This API key may only read" }]]);
  });

  test.each(["/v1/user/buyer?buyerId=none", "/v1/shipment/delete?shipmentId=none", "/v1/shipment/attachment/delete?shipmentId=none&key=k"])(
    "that may only read is refused at DELETE %s",
    async (path) => {
      const { machine } = await aKey({ scope: "READ" }, await aUser(api));
      expect((await machine.delete(path)).status).toBe(403);
    },
  );

  test("manages no keys, whatever its scope, and changes neither name nor password (R-054)", async () => {
    const { machine, made } = await aKey();
    const refused = [403, [{ error: "An API key cannot do this. Please sign in." }]];
    const outcome = ({ status, errors }: { status: number; errors: unknown[] }) => [status, errors];
    expect(outcome(await machine.get("/v1/user/api-key"))).toEqual(refused);
    expect(outcome(await machine.post("/v1/user/api-key/add", { name: "More", scope: "WRITE" }))).toEqual(refused);
    expect(outcome(await machine.delete(`/v1/user/api-key?apiKeyId=${made.apiKeyId}`))).toEqual(refused);
    expect(outcome(await machine.post("/v1/user/update", { name: "Somebody" }))).toEqual(refused);
    expect(outcome(await machine.post("/v1/user/update", { oldPassword: user.password, newPassword: "harvest-77" }))).toEqual(refused);
  });

  test("is over when it is revoked", async () => {
    const { machine, made } = await aKey();
    expect((await machine.get("/v1/user/info")).status).toBe(200);
    expect((await user.delete(`/v1/user/api-key?apiKeyId=${made.apiKeyId}`)).data).toEqual({ apiKeyId: made.apiKeyId });
    expect((await machine.get("/v1/user/info")).status).toBe(401);
    expect((await listed()).map(({ apiKeyId }) => apiKeyId)).not.toContain(made.apiKeyId);
  });

  test("is over when it expires, and stays listed", async () => {
    const { machine, made } = await aKey({ expiresAt: inDays(1) });
    now = new Date(now.getTime() + day - 1);
    expect((await machine.get("/v1/user/info")).status).toBe(200);
    now = new Date(now.getTime() + 1);
    const { status, data, errors } = await machine.get("/v1/user/info");
    expect([status, data, errors]).toEqual([401, null, [{ error: "Your session has ended. Please sign in again." }]]);
    // The owner's own session is over by then too.
    const { data: renewed } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: user });
    user = asUser(api, { ...user, jwt: renewed.jwt });
    expect((await listed()).map(({ apiKeyId }) => apiKeyId)).toContain(made.apiKeyId);
  });

  test("goes on when the password is changed", async () => {
    const owner = await aUser(api);
    const { machine } = await aKey({}, owner);
    expect((await owner.post("/v1/user/update", { oldPassword: owner.password, newPassword: "harvest-77" })).status).toBe(200);
    expect((await owner.get("/v1/user/info")).status).toBe(401);
    expect((await machine.get("/v1/user/info")).status).toBe(200);
  });

  test("notes its use, once a minute", async () => {
    const owner = await aUser(api);
    const { machine } = await aKey({}, owner);
    const used = async () => (await listed(owner))[0]?.lastUsedAt;
    expect(await used()).toBe(null);
    await machine.get("/v1/user/info");
    const first = now.toISOString();
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 59_000);
    await machine.get("/v1/user/info");
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 1_000);
    await machine.get("/v1/user/info");
    expect(await used()).toBe(now.toISOString());
  });

  test.each([
    ["of nobody", (key: string) => `lading_${"A".repeat(key.length - 7)}`],
    ["with one character changed", (key: string) => key.slice(0, -1) + (key.endsWith("A") ? "B" : "A")],
    ["cut short", (key: string) => key.slice(0, -4)],
    ["that is only a prefix", () => "lading_"],
    ["of strange signs", () => "lading_%00'--"],
  ])("%s is 401", async (_, change) => {
    const { made } = await aKey({}, await aUser(api));
    const headers = { authorization: `Bearer ${change(made.key ?? "")}` };
    expect((await api.call("GET", "/v1/user/info", { headers })).status).toBe(401);
  });
});

test("another owner's key is not found, like an unknown one", async () => {
  const { made } = await aKey();
  const other = await aUser(api);
  const notFound = [404, [{ error: "API key not found", code: "NOT_FOUND", field: ["apiKeyId"] }]];
  for (const id of [made.apiKeyId, "unknown", ""]) {
    const { status, errors } = await other.delete(`/v1/user/api-key?apiKeyId=${id}`);
    expect([status, errors]).toEqual(notFound);
  }
  expect(await listed(other)).toEqual([]);
  expect((await listed()).map(({ apiKeyId }) => apiKeyId)).toContain(made.apiKeyId);
});
