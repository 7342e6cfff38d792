import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress, type TestUser } from "../../support/api/aUser.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi({
    limits: { uploads: 2, drawings: 2, merges: 2, exports: 2, searches: 2, fileAddresses: 2, webhookTests: 2, streams: 2 },
  });
});
afterAll(() => api.close());

type Headers = Record<string, string>;
type Call = (user: TestUser, headers: Headers) => Promise<{ status: number; headers: Record<string, unknown>; json(): unknown }>;

const post =
  (path: string): Call =>
  async ({ jwt }, headers) => {
    const { statusCode: status, ...response } = await send("POST", path, { ...headers, authorization: jwt });
    return { status, headers: response.headers, json: () => response.json() };
  };
const get =
  (path: string): Call =>
  async ({ jwt }, headers) => {
    const { statusCode: status, ...response } = await send("GET", path, { ...headers, authorization: jwt });
    return { status, headers: response.headers, json: () => response.json() };
  };

async function send(method: "GET" | "POST", path: string, headers: Headers) {
  const { statusCode, headers: told, body } = await api.inject({ method, url: `/ep/api${path}`, headers });
  return { statusCode, headers: told, json: () => JSON.parse(body) as unknown };
}

/** Whether the call itself succeeds does not matter: a try counts. */
const limited: [what: string, noun: string, call: Call][] = [
  ["uploads of attachments", "uploads", post("/v1/shipment/attachment/save?shipmentId=x")],
  ["uploads of firm images", "uploads", post("/v1/attachment/save")],
  ["documents", "documents and previews", post("/v1/shipment/document/invoice?shipmentId=x")],
  ["previews", "documents and previews", post("/v1/shipment/document/invoice/preview?shipmentId=x")],
  ["merges", "merges", post("/v1/shipment/attachment/merge?shipmentId=x")],
  ["exports", "exports", get("/v1/audit-trail/export")],
  ["addresses of exports", "exports", get("/v1/audit-trail/export-url")],
  ["searches for documents", "searches for documents", post("/v1/document/filter")],
  ["reads of documents' texts", "searches for documents", get("/v1/document/text?key=x")],
  ["addresses of shared files", "addresses of shared files", get("/v1/shared/attachment/url?partnerId=x&shipmentId=x&key=x")],
  ["webhook tests", "webhook tests and resends", post("/v1/user/webhook/test?webhookId=x")],
  ["resends of webhook messages", "webhook tests and resends", post("/v1/user/webhook/redeliver?deliveryId=x")],
];

describe.each(limited)("%s", (_what, noun, call) => {
  test("are limited per owner, with 429 and Retry-After; another owner goes on (R-728)", async () => {
    const [user, other] = [await aUser(api), await aUser(api)];
    for (let count = 1; count <= 2; count += 1) expect((await call(user, ownAddress())).status).not.toBe(429);
    const refused = await call(user, ownAddress());
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const error = `Too many ${noun} in a short time. Please try again in ${seconds} seconds.`;
    expect(refused.json()).toEqual({ data: null, errors: [{ error, code: "RATE_LIMITED" }] });
    expect((await call(other, ownAddress())).status).not.toBe(429);
  });

  test("are limited per address to three times as many, whoever is signed in", async () => {
    const users = [await aUser(api), await aUser(api), await aUser(api), await aUser(api)];
    const address = ownAddress();
    for (const user of users.slice(0, 3)) {
      for (let count = 1; count <= 2; count += 1) expect((await call(user, address)).status).not.toBe(429);
    }
    const [, , , last] = users;
    if (!last) throw new Error("There are four users");
    expect((await call(last, address)).status).toBe(429);
    expect((await call(last, ownAddress())).status).not.toBe(429);
  });
});

test("a signed address of an export counts as an export each time it is fetched", async () => {
  const user = await aUser(api);
  const { data } = await user.get<{ url: string }>("/v1/audit-trail/export-url");
  const url = data.url.replace("http://lading.test", "");
  expect((await api.inject({ url, headers: ownAddress() })).statusCode).toBe(200);
  expect((await api.inject({ url, headers: ownAddress() })).statusCode).toBe(429);
});

test("reads and writes of records are not counted, and a limit of 0 is none", async () => {
  const unlimited = await anApi({ limits: { drawings: 0, signUps: 0 } });
  const user = await aUser(unlimited);
  for (let count = 1; count <= 5; count += 1) {
    expect((await user.post("/v1/shipment/document/invoice/preview?shipmentId=x")).status).not.toBe(429);
    const body = { name: "Asha", email: `many${count}@tarangvel.example`, password: "monsoon-42", type: "EXPORTER" };
    expect((await unlimited.call("POST", "/v1/user/signup", { body, headers: { "x-forwarded-for": "192.0.2.1" } })).status).toBe(200);
  }
  await unlimited.close();
});
