import { afterAll, beforeAll, expect, test } from "vitest";
import { contentDisposition } from "../../../api/http/disposition.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { aPng } from "../../support/files/images.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let user: TestUser;
let key: string;
let now = new Date("2026-04-01T08:00:00Z");
const content = aPng({ width: 30, height: 20 });

beforeAll(async () => {
  api = await anApi({ clock: () => now });
  user = await aUser(api);
  const form = { fields: { attachment_type: "STAMP_SIGN" }, file: { name: "Stempel ü.png", content } };
  key = (await upload(api, user, "/v1/attachment/save", form)).data.key;
});
afterAll(() => api.close());

async function address(more = ""): Promise<URL> {
  const { data } = await user.get<{ success: boolean; url: string }>(
    `/v1/attachment/pre-signed-url?key=${key}&attachment_type=STAMP_SIGN${more}`,
  );
  expect(data.success).toBe(true);
  return new URL(data.url);
}

const open = (url: URL) => api.inject({ method: "GET", url: url.pathname + url.search });

test("an address serves the file to whoever has it, to be saved under its name (R-273, R-384)", async () => {
  const url = await address();
  expect(url.origin).toBe("http://lading.test");
  const response = await open(url);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(content)).toBe(true);
  expect(response.headers).toMatchObject({
    "content-type": "image/png",
    "content-length": String(content.length),
    "content-disposition": `attachment; filename="Stempel _.png"; filename*=UTF-8''Stempel%20%C3%BC.png`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
  });
});

test("an address may ask for showing instead of saving", async () => {
  const response = await open(await address("&disposition=inline"));
  expect(response.headers["content-disposition"]).toMatch(/^inline;/);
});

test("an address works for five minutes", async () => {
  const url = await address();
  const start = now;
  now = new Date(start.getTime() + 5 * 60 * 1000 - 1000);
  expect((await open(url)).statusCode).toBe(200);
  now = new Date(start.getTime() + 5 * 60 * 1000 + 1000);
  const late = await open(url);
  expect([late.statusCode, late.json()]).toEqual([403, { data: null, errors: [{ error: "This address is not valid any more" }] }]);
  now = start;
});

test("an address that an API key asked for ends when the key expires", async () => {
  const start = now;
  const expiresAt = new Date(start.getTime() + 60_000).toISOString();
  const made = await user.post<{ key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "READ", expiresAt });
  const machine = asUser(api, { ...user, jwt: made.data.key });
  const { data } = await machine.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${key}&attachment_type=STAMP_SIGN`);
  const url = new URL(data.url);
  expect((await open(url)).statusCode).toBe(200);
  now = new Date(start.getTime() + 61_000);
  expect((await open(url)).statusCode).toBe(403);
  now = start;
});

test("an address that was changed anywhere is refused", async () => {
  const url = await address();
  const later = String(Number(url.searchParams.get("expires")) + 3600);
  const changes = { expires: later, type: "LETTERHEAD", disposition: "inline", signature: "AAAA" };
  for (const [name, value] of Object.entries(changes)) {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    expect([name, (await open(changed)).statusCode]).toEqual([name, 403]);
    changed.searchParams.delete(name);
    expect([name, (await open(changed)).statusCode]).toEqual([name, 403]);
  }
  const otherKey = new URL(url);
  otherKey.pathname = url.pathname.replace(key, "0".repeat(40));
  expect((await open(otherKey)).statusCode).toBe(403);
  const outside = new URL(url);
  outside.pathname = "/files/..%2f..%2f/jwt-secret";
  expect((await open(outside)).statusCode).toBe(403);
});

test("an address is gone with its file", async () => {
  const firm = await aFirm(api, user, { stampKey: key });
  const url = await address();
  await user.delete(`/v1/user/firm?firmId=${firm.firmId}`);
  expect((await open(url)).statusCode).toBe(404);
});

test("a name cannot break out of its header", () => {
  expect(contentDisposition("attachment", 'a"b\\c%.pdf')).toBe(`attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`);
  expect(contentDisposition("inline", "a\r\nb'(*).pdf")).toBe(`inline; filename="a__b'(*).pdf"; filename*=UTF-8''a%0D%0Ab%27%28%2A%29.pdf`);
});
