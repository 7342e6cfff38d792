import { afterAll, beforeAll, expect, test } from "vitest";
import { readLimits } from "#domain/http/limits.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { readOpenApi } from "../../support/api/openApiCheck.ts";

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  // Far more is asked than a person or a program would ask.
  api = await anApi({ limits: readLimits(() => 0) });
  user = await aUser(api);
});
afterAll(() => api.close());

test("a parameter that is given twice, or as a list, is refused by every call and named", async () => {
  const document = await readOpenApi(api.app);
  const calls = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { parameters = [] }]) => {
      const named = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
      // Names that no call knows are refused as well: the caller means something by them.
      return [...named, "unknown"].map((name) => ({ method: verb.toUpperCase(), path, name }));
    }),
  );
  expect(calls.length).toBeGreaterThan(100);
  for (const { method, path, name } of calls) {
    const refusals = [
      [`${name}=a&${name}=b`, `${name} must be given once`],
      [`${name}=a&${name}=a`, `${name} must be given once`],
      [`${name}[]=a`, `${name}[] is not a parameter: no parameter is a list`],
      [`${name}%5B0%5D=a`, `${name}[0] is not a parameter: no parameter is a list`],
    ];
    for (const [query, error] of refusals) {
      // The document knows no other methods than the service's own.
      const call = { method: method as "GET", url: `/ep/api${path}?${query}`, headers: { authorization: user.jwt } };
      const response = await api.inject(call);
      const expected = { data: null, errors: [{ error, code: "INVALID", field: [name] }] };
      expect([call.url, response.statusCode, response.json()]).toEqual([call.url, 400, expected]);
    }
  }
});

test("whoever is not signed in hears that first", async () => {
  const { status } = await api.call("GET", "/v1/shipment?shipmentId=a&shipmentId=b");
  expect(status).toBe(401);
});

test("an address of a file with a parameter twice is refused", async () => {
  const { statusCode } = await api.inject({ url: "/files/a/b?signature=a&signature=b" });
  expect(statusCode).toBe(400);
});

const noNumbers = ["", "0x10", "1e2", "+5", "-5", "%205", "5%20", "5.0", "Infinity", "NaN", "five", "true", "1".repeat(10)];

test.each(noNumbers)("a whole number in the query is written in plain digits, not as '%s'", async (text) => {
  for (const path of ["/v1/audit-trail?limit=", "/v1/shipment/history?shipmentId=x&limit="]) {
    const { status, errors } = await user.get(path + text);
    expect([path, status, errors]).toEqual([path, 400, [{ error: "limit must be a whole number", code: "INVALID", field: ["limit"] }]]);
  }
  const width = await user.patch(`/v1/shipment-stats/column/width?firmId=x&columnId=x&width=${text}`);
  const error = "The column width must be a whole number from 80 to 1000";
  expect([width.status, width.errors]).toEqual([422, [{ error, code: "INVALID", field: ["width"] }]]);
});

test.each([
  ["/v1/audit-trail?total=1", "total must be true or false", "total"],
  ["/v1/audit-trail?total=TRUE", "total must be true or false", "total"],
  ["/v1/audit-trail?total=", "total must be true or false", "total"],
  ["/v1/audit-trail?end=first", "end must be last", "end"],
  ["/v1/audit-trail?noun=NOTHING", "The noun is unknown", "noun"],
  ["/v1/audit-trail?startDate=2025-02-30", "startDate must be an ISO 8601 date", "startDate"],
  ["/v1/audit-trail?endDate=2025-13-01", "endDate must be an ISO 8601 date", "endDate"],
  ["/v1/audit-trail?endDate=30/11/2025", "endDate must be an ISO 8601 date", "endDate"],
  ["/v1/audit-trail?startDate=2025-11-30T25:00Z", "startDate must be an ISO 8601 date", "startDate"],
  ["/v1/attachment/pre-signed-url?key=a&attachment_type=OTHER&disposition=save", "disposition must be inline or attachment", "disposition"],
])("%s is refused", async (path, error, field) => {
  const { status, errors } = await user.get(path);
  expect([status, errors]).toEqual([400, [{ error, code: "INVALID", field: [field] }]]);
});
