import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { multipart } from "../../support/files/multipartForm.ts";

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi();
  user = await aUser(api);
});
afterAll(() => api.close());

type Raw = { url?: string; method?: "GET" | "POST" | "PUT" | "DELETE"; payload?: string | Buffer; type?: string };

async function raw({ url = "/v1/user/broker/add", method = "POST", payload, type = "application/json" }: Raw) {
  const headers = { authorization: user.jwt, ...(payload !== undefined && { "content-type": type }) };
  const response = await api.inject({ method, url: `/ep/api${url}`, headers, ...(payload !== undefined && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

function refusal(error: string, code: string) {
  return { data: null, errors: [{ error, code }] };
}

test.each(["{", '{"name":}', "nonsense", '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
  "the malformed body %j is 400",
  async (payload) => {
    expect(await raw({ payload })).toEqual({ status: 400, body: refusal("The request could not be read", "INVALID") });
  },
);

const brokenBytes = Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xc3, ...Buffer.from('"}')]);

test.each([
  ["of another charset", '{"name":"Girnar"}', "application/json; charset=utf-16", 415, "Send JSON as UTF-8", "UNSUPPORTED_TYPE"],
  ["of bytes that are no UTF-8", brokenBytes, "application/json", 400, "The body is not UTF-8", "INVALID"],
  [
    "in latin-1 that says it is UTF-8",
    Buffer.from('{"name":"Müller"}', "latin1"),
    "application/json; charset=UTF-8",
    400,
    "The body is not UTF-8",
    "INVALID",
  ],
  [
    "nested 200,000 deep",
    `{"name":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
    "application/json",
    400,
    "The body is nested more than 40 levels deep",
    "INVALID",
  ],
  [
    "nested 41 deep",
    `{"name":${"[".repeat(40)}${"]".repeat(40)}}`,
    "application/json",
    400,
    "The body is nested more than 40 levels deep",
    "INVALID",
  ],
  [
    "of more than 45,000 values",
    JSON.stringify({ name: Array.from({ length: 45_001 }, () => 1) }),
    "application/json",
    400,
    "The body holds more than 45000 values",
    "INVALID",
  ],
] as const)("a body %s is refused, with an Idempotency-Key too", async (_what, payload, type, status, error, code) => {
  for (const key of [undefined, "a"]) {
    const headers = { authorization: user.jwt, "content-type": type, ...(key !== undefined && { "idempotency-key": key }) };
    const response = await api.inject({ method: "POST", url: "/ep/api/v1/user/broker/add", headers, payload });
    expect([response.statusCode, response.json()]).toEqual([status, refusal(error, code)]);
  }
});

test.each(["[]", "5", '"text"', "true"])("the body %s is no object", async (payload) => {
  expect(await raw({ payload })).toEqual({ status: 400, body: refusal("The body must be an object", "INVALID") });
});

test("a body that is missing, empty or null has nothing filled in", async () => {
  for (const payload of [undefined, "", "null"]) {
    const { status, body } = await raw(payload === undefined ? {} : { payload });
    expect([status, body.errors[0].error]).toEqual([422, "Please enter broker name"]);
  }
});

test("a DELETE may come with a content type and no body", async () => {
  const { status } = await raw({ method: "DELETE", url: "/v1/user/broker?brokerId=x", payload: "" });
  expect(status).toBe(404);
});

test("a JSON body of more than 1 MB is 413", async () => {
  const payload = JSON.stringify({ name: "x".repeat(1024 * 1024) });
  expect(await raw({ payload })).toEqual({ status: 413, body: refusal("The request is larger than 1 MB", "TOO_LARGE") });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])("a body of type %s is 415", async (type) => {
  const expected = refusal("The request's content type is not supported", "UNSUPPORTED_TYPE");
  expect(await raw({ payload: "name=Girnar", type })).toEqual({ status: 415, body: expected });
});

test("a compressed body is 415, and one that says it is not compressed is read", async () => {
  const payload = gzipSync(JSON.stringify({ name: "Girnar" }));
  const send = (encoding: string, body: object) =>
    api.inject({
      method: "POST",
      url: "/ep/api/v1/user/broker/add",
      headers: { authorization: user.jwt, "content-type": "application/json", "content-encoding": encoding },
      payload: body,
    });
  const refused = await send("gzip", payload);
  const expected = refusal("Send the body without Content-Encoding", "UNSUPPORTED_TYPE");
  expect([refused.statusCode, refused.json()]).toEqual([415, expected]);
  expect((await send("identity", { name: "Girnar" })).statusCode).toBe(200);
});

test("a form where JSON belongs has nothing filled in; JSON where a form belongs is 415", async () => {
  const form = multipart({ fields: { name: "Girnar" } });
  expect((await raw({ payload: form.payload, type: form.contentType })).status).toBe(422);
  const expected = refusal("The request must be multipart/form-data", "UNSUPPORTED_TYPE");
  expect(await raw({ url: "/v1/attachment/save", payload: "{}" })).toEqual({ status: 415, body: expected });
});

test("texts lose what no document can hold: lone surrogates and NUL", async () => {
  const { data } = await user.post("/v1/user/broker/add", { name: "Gir\u0000nar \ud800" });
  expect(data["name"]).toBe("Girnar \ufffd");
  const format = { name: "CIF", fields: { "Qua\u0000lity \ud800": "Good", "\u0000": "Nameless" } };
  const stored = await user.post("/v1/user/contract-format/add", format);
  expect(stored.data["fields"]).toEqual({ "Quality \ufffd": "Good" });
});

test("an unexpected fault is a 500 that tells nothing", async () => {
  const broken = await anApi();
  const owner = await aUser(broken);
  await broken.restart(async () => {
    const { db, close } = await openDatabase(broken);
    await db.schema.dropTable("brokers").execute();
    await close();
  });
  const { status, data, errors } = await broken.call("POST", "/v1/user/broker/add", {
    body: { name: "A" },
    headers: { authorization: owner.jwt },
  });
  expect([status, data, errors]).toEqual([500, null, [{ error: "An unexpected error occurred" }]]);
  await broken.close();
});
