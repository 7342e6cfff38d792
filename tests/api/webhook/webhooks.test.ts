import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Webhook } from "#domain/integrations/webhook.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";

const publicV4 = "93.184.216.34";
const hosts: Record<string, string[]> = {
  "erp.example.com": [publicV4, "2606:2800:220:1::1"],
  "inside.example.com": ["10.1.2.3"],
  "both.example.com": [publicV4, "192.168.1.5"],
  localhost: ["127.0.0.1", "::1"],
};
const resolve = async (host: string) => hosts[host] ?? Promise.reject(new Error("ENOTFOUND"));
const now = new Date("2026-04-01T08:00:00Z");
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi({ clock: () => now, webhooks: { resolve } });
  user = await aUser(api);
});
afterAll(() => api.close());

type Made = Webhook & { secret: string | null };

const aBody = (change: object = {}) => ({ url: "https://erp.example.com/lading", events: ["shipment.created"], ...change });
const listed = async (owner = user) => (await owner.get<{ webhooks: Webhook[] }>("/v1/user/webhook")).data.webhooks;
const update = (id: string, change: object, owner = user) => owner.post<Webhook>(`/v1/user/webhook/update?webhookId=${id}`, change);
async function aWebhook(change: object = {}, owner = user): Promise<Made> {
  const { data, errors } = await owner.post<Made>("/v1/user/webhook/add", aBody(change));
  expect(errors).toEqual([]);
  return data;
}

describe("a webhook", () => {
  test("is made with an address and events, shows its secret once, and is listed", async () => {
    const made = await aWebhook({ url: " https://erp.example.com:8443/in?x=1 ", events: ["shipment.created", "shipment.created"] });
    expect(made).toEqual({
      webhookId: expect.any(String),
      url: "https://erp.example.com:8443/in?x=1",
      events: ["shipment.created"],
      isActive: true,
      failingSince: null,
      createdAt: now.toISOString(),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { secret: _, ...rest } = made;
    expect(await listed()).toContainEqual(rest);
    expect((await aWebhook()).secret).not.toBe(made.secret);
  });

  test("again with the same Idempotency-Key is no second one and does not show its secret again", async () => {
    const owner = await aUser(api);
    const send = () => owner.post<Made>("/v1/user/webhook/add", aBody(), { "idempotency-key": "k1" });
    const first = await send();
    expect((await send()).data).toEqual({ ...first.data, secret: null });
    expect(await listed(owner)).toHaveLength(1);
  });

  test("is changed in what is given alone, paused and taken up again", async () => {
    const { secret: _, ...made } = await aWebhook();
    const moved = { ...made, url: "https://erp.example.com/new" };
    expect((await update(made.webhookId, { url: moved.url })).data).toEqual(moved);
    expect((await update(made.webhookId, { isActive: false })).data).toEqual({ ...moved, isActive: false });
    const events = ["attachment.added", "shipment.deleted"];
    expect((await update(made.webhookId, { events })).data).toEqual({ ...moved, isActive: false, events });
    expect((await update(made.webhookId, { isActive: true })).data).toEqual({ ...moved, events });
    expect(await listed()).toContainEqual({ ...moved, events });
  });

  test("whose host is gone can still be paused", async () => {
    const { webhookId } = await aWebhook();
    const { "erp.example.com": addresses = [] } = hosts;
    delete hosts["erp.example.com"];
    expect((await update(webhookId, { isActive: false })).data.isActive).toBe(false);
    hosts["erp.example.com"] = addresses;
  });

  test("is deleted for good", async () => {
    const { webhookId } = await aWebhook();
    expect((await user.delete(`/v1/user/webhook?webhookId=${webhookId}`)).data).toEqual({ webhookId });
    expect((await listed()).map((webhook) => webhook.webhookId)).not.toContain(webhookId);
  });

  test("is one of 20 at most, and another fits when one is deleted", async () => {
    const owner = await aUser(api);
    for (let count = 0; count < 20; count += 1) await aWebhook({}, owner);
    const refused = await owner.post("/v1/user/webhook/add", aBody());
    expect([refused.status, refused.errors[0]?.error]).toEqual([422, "You have 20 webhooks. Please delete one first."]);
    await owner.delete(`/v1/user/webhook?webhookId=${(await listed(owner))[0]?.webhookId}`);
    await aWebhook({}, owner);
  });
});

const badUrls: [url: string, error: string][] = [
  ["", "Please enter an address that begins with https://"],
  ["erp.example.com", "Please enter an address that begins with https://"],
  ["http://erp.example.com/", "Please enter an address that begins with https://"],
  ["ftp://erp.example.com/", "Please enter an address that begins with https://"],
  ["file:///etc/passwd", "Please enter an address that begins with https://"],
  [`https://erp.example.com/${"x".repeat(2_048)}`, "The address must be at most 2048 characters long"],
  ["https://user@erp.example.com/", "The address must not hold a user name or password"],
  ["https://:secret@erp.example.com/", "The address must not hold a user name or password"],
  ["https://erp.example.com:22/", "The port must be 443 or one above 1023"],
  ["https://unknown.example.com/", "The host of the address cannot be found"],
  ...[
    "localhost",
    "inside.example.com",
    "both.example.com",
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.1",
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.2",
    "192.175.48.1",
    "240.0.0.1",
    "172.31.255.255",
    "192.0.2.1",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:93.184.216.34]",
    "[64:ff9b::a00:1]",
    "[64:ff9b:1::1]",
    "[100::1]",
    "[2001:2::1]",
    "[2620:4f:8000::1]",
    "[3fff::1]",
    "[5f00::1]",
    "[fd00:ec2::254]",
    "[fc00::1]",
    "[fd12:3456::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[ff02::1]",
    "[2001:db8::1]",
    "[2001:0:7f00:1::]",
    "[2002:7f00:1::]",
  ].map((host): [string, string] => [`https://${host}/`, "The address must be a public one"]),
];

describe("an address", () => {
  test.each(badUrls)("like %s is refused", async (url, error) => {
    const { status, errors } = await user.post("/v1/user/webhook/add", aBody({ url }));
    expect([status, errors]).toEqual([422, [{ error, code: "INVALID", field: ["url"] }]]);
  });

  test.each([
    ["HTTPS://ERP.Example.COM:443/Hook?Key=A#part", "https://erp.example.com/Hook?Key=A"],
    ["https://erp.example.com", "https://erp.example.com/"],
    ["https://erp.example.com:08443/a/../b", "https://erp.example.com:8443/b"],
    ["https://bücher.example.com/ü", "https://xn--bcher-kva.example.com/%C3%BC"],
  ])("like %s is stored as %s", async (url, stored) => {
    hosts["xn--bcher-kva.example.com"] = [publicV4];
    const { webhookId, url: added } = await aWebhook({ url });
    expect(added).toBe(stored);
    await update(webhookId, { url: "https://erp.example.com/other" });
    expect((await update(webhookId, { url })).data.url).toBe(stored);
  });

  test("that is too long in its normal form alone is refused", async () => {
    const { status, errors } = await user.post("/v1/user/webhook/add", aBody({ url: `https://erp.example.com/${"ü".repeat(1_000)}` }));
    expect([status, errors[0]?.error]).toEqual([422, "The address must be at most 2048 characters long"]);
  });

  test("that is bad does not replace a good one", async () => {
    const { webhookId, url } = await aWebhook();
    const { status, errors } = await update(webhookId, { url: "https://inside.example.com/" });
    expect([status, errors[0]?.error]).toEqual([422, "The address must be a public one"]);
    expect((await listed()).find((webhook) => webhook.webhookId === webhookId)?.url).toBe(url);
  });

  test.each(["https://93.184.216.34/", "https://[2606:2800:220:1::1]/", "https://erp.example.com./"])("like %s is taken", async (url) => {
    hosts["erp.example.com."] = [publicV4];
    expect((await aWebhook({ url })).url).toBe(url);
  });
});

describe("a request that is refused", () => {
  test.each([
    [{ events: [] }, 422, "Please choose at least one event", "events"],
    [{ events: ["shipment.created", "firm.created"] }, 422, "Please choose events from the list", "events"],
    [{ events: "shipment.created" }, 400, "events must be a list", "events"],
    [{ isActive: "yes" }, 400, "isActive must be true or false", "isActive"],
    [{ url: 7 }, 400, "url must be a text", "url"],
  ])("for %j says why", async (change, status, error, field) => {
    const refused = await user.post("/v1/user/webhook/add", aBody(change));
    expect([refused.status, refused.errors]).toEqual([status, [{ error, code: "INVALID", field: [field] }]]);
  });

  test("names an unknown webhook and another owner's alike", async () => {
    const { webhookId } = await aWebhook({}, await aUser(api));
    for (const id of [webhookId, "unknown"]) {
      const calls = [
        await update(id, { isActive: false }),
        await user.delete(`/v1/user/webhook?webhookId=${id}`),
        await user.get(`/v1/user/webhook/deliveries?webhookId=${id}`),
        await user.post(`/v1/user/webhook/test?webhookId=${id}`),
      ];
      const refused = [404, [{ error: "Webhook not found", code: "NOT_FOUND", field: ["webhookId"] }]];
      for (const { status, errors } of calls) expect([status, errors]).toEqual(refused);
    }
  });

  test("comes without a session, or by an API key (R-054)", async () => {
    const { data } = await user.post<{ key: string }>("/v1/user/api-key/add", { name: "Feed", scope: "WRITE" });
    const machine = asUser(api, { ...user, jwt: data.key });
    const stranger = asUser(api, { ...user, jwt: "none" });
    for (const [caller, status] of [
      [machine, 403],
      [stranger, 401],
    ] as const) {
      expect((await caller.get("/v1/user/webhook")).status).toBe(status);
      expect((await caller.post("/v1/user/webhook/add", aBody())).status).toBe(status);
      expect((await caller.post("/v1/user/webhook/update?webhookId=x", aBody())).status).toBe(status);
      expect((await caller.delete("/v1/user/webhook?webhookId=x")).status).toBe(status);
      expect((await caller.get("/v1/user/webhook/deliveries?webhookId=x")).status).toBe(status);
      expect((await caller.get("/v1/user/webhook/delivery?deliveryId=x")).status).toBe(status);
      expect((await caller.post("/v1/user/webhook/redeliver?deliveryId=x")).status).toBe(status);
      expect((await caller.post("/v1/user/webhook/test?webhookId=x")).status).toBe(status);
    }
  });
});
