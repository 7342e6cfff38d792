import { METHODS } from "node:http";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { readOpenApi } from "../../support/api/openApiCheck.ts";

let api: TestApi;
/** Every path of the OpenAPI document with the methods that it takes. */
let paths: { url: string; methods: string[] }[];
beforeAll(async () => {
  api = await anApi();
  const document = await readOpenApi(api.app);
  paths = Object.entries(document.paths).map(([path, verbs]) => {
    const methods = Object.keys(verbs).map((verb) => verb.toUpperCase());
    return { url: `/ep/api${path}`, methods: methods.includes("GET") ? [...methods, "HEAD"].toSorted() : methods.toSorted() };
  });
});
afterAll(() => api.close());

const notFound = { data: null, errors: [{ error: "Not found", code: "NOT_FOUND" }] };

/** The status, the header Allow and the body of an answer. */
async function ask(method: string, url: string, more: Pick<InjectOptions, "payload" | "headers"> = {}) {
  // Node reads more methods than Fastify's types know.
  const response = await api.app.inject({ method: method as "GET", url, ...more });
  const { allow, "content-type": type } = response.headers;
  return { status: response.statusCode, allow, type, body: method === "HEAD" ? null : response.json() };
}

describe("a path of the service", () => {
  test("is refused with 405 by every method that it does not take, with those that it takes", async () => {
    const known = METHODS.filter((method) => method !== "CONNECT"); // Node itself ends a CONNECT.
    expect(paths.length).toBeGreaterThan(60);
    for (const { url, methods } of paths) {
      const allow = methods.join(", ");
      for (const method of known.filter((one) => !methods.includes(one))) {
        const error = `This address does not take ${method}, only ${allow}`;
        const body = method === "HEAD" ? null : { data: null, errors: [{ error }] };
        const expected = { url, status: 405, allow, type: "application/json; charset=utf-8", body };
        expect({ url, ...(await ask(method, url)) }).toEqual(expected);
      }
    }
  });

  test.each([
    ["a slash at its end", (url: string) => `${url}/`],
    ["two slashes at its end", (url: string) => `${url}//`],
    ["a doubled slash", (url: string) => url.replace("/ep/api/", "/ep/api//")],
    ["capital letters", (url: string) => `/ep/api${url.slice("/ep/api".length).toUpperCase()}`],
    ["something after it", (url: string) => `${url}/zz`],
    ["something before it", (url: string) => url.replace("/ep/api/", "/ep/api/v9/")],
    ["a slash that is written as %2F", (url: string) => `${url}%2F`],
    ["parameters after a semicolon", (url: string) => `${url};a=b`],
    ["letters missing", (url: string) => url.slice(0, -1)],
  ])("is another, unknown one with %s: 404 by every method", async (_what, change) => {
    const known = new Set(paths.map(({ url }) => url));
    for (const url of paths.map((path) => change(path.url)).filter((changed) => !known.has(changed))) {
      for (const method of ["GET", "POST", "DELETE", "PATCH", "PROPFIND"]) {
        const { status, allow, body } = await ask(method, url);
        expect({ method, url, status, allow, body }).toEqual({ method, url, status: 404, allow: undefined, body: notFound });
      }
    }
  });

  test("answers HEAD as GET, without the body", async () => {
    for (const { url } of paths.filter(({ methods }) => methods.includes("GET"))) {
      const [head, get] = [await api.app.inject({ method: "HEAD", url }), await api.app.inject({ url })];
      expect([url, head.statusCode, head.body]).toEqual([url, get.statusCode, ""]);
    }
  });
});

test.each(["/ep/api", "/ep/api/", "/ep/api?a=b", "/ep/api/v1", "/ep/api/v2/user/info", "/files", "/files/a", "/files/a/b/c"])(
  "the unknown address %s is 404 by every method (R-369)",
  async (url) => {
    for (const method of ["GET", "POST", "OPTIONS", "PROPFIND"]) {
      const { status, body } = await ask(method, url);
      expect([method, status, body]).toEqual([method, 404, notFound]);
    }
    expect(await ask("HEAD", url)).toMatchObject({ status: 404 });
  },
);

test("a file's address takes GET alone; one that is longer than any is unknown", async () => {
  for (const url of ["/files/a/b", "/files/a/activity.csv"]) {
    expect(await ask("POST", url)).toMatchObject({ status: 405, allow: "GET, HEAD" });
  }
  expect(await ask("GET", `/files/a/${"b".repeat(200)}`)).toMatchObject({ status: 404, body: notFound });
});

test("an unknown address or method is refused before its body is read", async () => {
  const json = { "content-type": "application/json" };
  const bodies = ["{", "x".repeat(2 * 1024 * 1024), '{"__proto__":1}'];
  for (const payload of bodies) {
    expect(await ask("POST", "/ep/api/v1/nothing", { payload, headers: json })).toMatchObject({ status: 404, body: notFound });
    expect(await ask("PUT", "/ep/api/v1/user/login", { payload, headers: json })).toMatchObject({ status: 405, allow: "POST" });
  }
  const xml = { "content-type": "text/xml" };
  expect(await ask("POST", "/ep/api/v1/nothing", { payload: "<a/>", headers: xml })).toMatchObject({ status: 404, body: notFound });
});
