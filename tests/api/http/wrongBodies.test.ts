import { afterAll, beforeAll, expect, test } from "vitest";
import { readLimits } from "#domain/http/limits.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { readOpenApi, type OpenApi } from "../../support/api/openApiCheck.ts";

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; additionalProperties?: Schema | boolean };
/** A place in a body: names of fields, and 0 for the first of a list. */
type Place = (string | 0)[];

let api: TestApi;
let user: TestUser;
let document: OpenApi;
beforeAll(async () => {
  // Far more is sent than a person or a program would.
  api = await anApi({ limits: readLimits(() => 0) });
  user = await aUser(api);
  document = await readOpenApi(api.app);
});
afterAll(() => api.close());

/** What callers send by mistake or on purpose in the place of anything. */
const junk: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  "",
  "   ",
  "junk",
  [],
  [null],
  [[[]]],
  {},
  { junk: {} },
  { 0: 1 },
  "x".repeat(60_000),
  { ["x".repeat(300)]: "a" },
];

/** Words of the validation library, of Fastify and of JavaScript. */
const foreign =
  /nonoptional|undefined|expected|received|invalid |unrecognized|too (big|small)|zod|\bNaN\b|\[object|\binput\b|of another (form|type)/i;

function follow(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : follow((document.components["schemas"] ?? {})[name] as Schema);
}

/** Every place of a schema, its own included, but for what has been seen: the same field of the same form is judged in the same way. */
function placesOf(schema: Schema, seen: Set<string>, place: Place = []): Place[] {
  const form = follow(schema);
  const { properties = {}, items, additionalProperties } = form;
  const inner = Object.entries(properties).flatMap(([name, field]) => placesOf(field, seen, [...place, name]));
  const listed = items ? placesOf(items, seen, [...place, 0]) : [];
  const named = typeof additionalProperties === "object" ? placesOf(additionalProperties, seen, [...place, "junk"]) : [];
  const kind = JSON.stringify([place.at(-1), form]);
  const isNew = !seen.has(kind);
  seen.add(kind);
  return [...(isNew ? [place] : []), ...inner, ...listed, ...named];
}

function bodyWith(place: Place, value: unknown): unknown {
  return place.reduceRight((inner: unknown, step) => (step === 0 ? [inner] : { [step]: inner }), value);
}

test("whatever is sent in the place of whatever field, the refusal is in our own words and says where", async () => {
  const routes = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) => {
      // The document's schemas are of this form.
      const schema = operation.requestBody?.content["application/json"]?.schema;
      return schema ? [{ method: verb.toUpperCase(), url: `/ep/api${path}`, schema }] : [];
    }),
  );
  expect(routes.length).toBeGreaterThan(40);
  const messages = new Map<string, string>();
  const faults: string[] = [];
  const placeless: string[] = [];
  const seen = new Set<string>();
  for (const { method, url, schema } of routes) {
    for (const place of placesOf(schema, seen)) {
      for (const value of junk) {
        const payload = JSON.stringify(bodyWith(place, value));
        const headers = { authorization: user.jwt, "content-type": "application/json" };
        // The document knows no other methods than the service's own.
        const call = { method: method as "POST", url, headers, payload };
        const response = await api.app.inject(call);
        const { errors } = response.json<{ errors: { error: string; field?: string[] }[] }>();
        const at = `${method} ${url} ${payload.slice(0, 100)}`;
        if (response.statusCode >= 500 || response.statusCode === 429) faults.push(`${at}: ${response.statusCode}`);
        for (const { error, field } of errors) {
          messages.set(error, at);
          if (response.statusCode === 400 && place.length > 0 && !field) placeless.push(at);
        }
      }
    }
  }
  expect(faults).toEqual([]);
  expect(placeless).toEqual([]);
  expect(messages.size).toBeGreaterThan(200);
  expect([...messages].filter(([message]) => foreign.test(message))).toEqual([]);
});

test.each([
  ["/v1/user/payment-term/update", {}, "term must be a list", ["term"]],
  ["/v1/user/payment-term/update", { term: Array(501).fill("CIF") }, "term must have at most 500 items", ["term"]],
  ["/v1/user/update", { name: "x".repeat(256) }, "name must be at most 255 characters long", ["name"]],
  [
    "/v1/user/contract-format/add",
    { name: "A", fields: { ["x".repeat(256)]: "" } },
    "The names in fields must be at most 255 characters long",
    ["fields", "x".repeat(256)],
  ],
  ["/v1/shipment-stats/filter", { sort: { direction: "up" } }, "direction must be asc or desc", ["sort", "direction"]],
])("%s names what to mend: %#", async (path, body, error, field) => {
  const { status, errors } = await user.post(path, body);
  expect([status, errors]).toContainEqual(400);
  expect(errors).toContainEqual({ error, code: "INVALID", field });
});

test.each([1.5, -1, 1e300, "1", true])("a version of %j is no version", async (version) => {
  const error = typeof version === "number" ? "version must be a whole number from 0 to 2147483647" : "version must be a number";
  const bodies = { refresh: {}, update: {}, "document/custom-document": { name: "Note", body: "Text" } };
  for (const [path, body] of Object.entries(bodies)) {
    const { status, errors } = await user.post(`/v1/shipment/${path}?shipmentId=x`, { ...body, version });
    expect([path, status, errors]).toEqual([path, 400, [{ error, code: "INVALID", field: ["version"] }]]);
  }
});

test("a password of blanks is none", async () => {
  const signUp = { name: "Asha Mehta", email: "blank@tarangvel.example", password: "       ", type: "EXPORTER" };
  const missing = { error: "Please fill in all required fields", code: "INVALID", field: ["password"] };
  expect(await api.call("POST", "/v1/user/signup", { body: signUp })).toMatchObject({ status: 422, errors: [missing] });
  const change = await user.post("/v1/user/update", { oldPassword: user.password, newPassword: "       " });
  expect(change.errors).toEqual([{ error: "Please fill in all password fields to change password", code: "INVALID" }]);
});
