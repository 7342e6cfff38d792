import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { contractCheck, readOpenApi, type OpenApi, type Operation } from "../../support/api/openApiCheck.ts";

let api: TestApi;
let document: OpenApi;
let operations: { route: string; operation: Operation; call: InjectOptions }[];

beforeAll(async () => {
  api = await anApi();
  document = await readOpenApi(api.app);
  operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const [method, url] = [verb.toUpperCase(), `/ep/api${path}`];
      // The document knows no other methods than the service's own.
      const call = { method: method as "GET", url, ...(method !== "GET" && { payload: {} }) };
      return { route: `${method} ${url}`, operation, call };
    }),
  );
});
afterAll(() => api.close());

describe("the OpenAPI document", () => {
  test("is valid by OpenAPI 3.1", async () => {
    const validator = new Validator();
    // The validator's types ask for a plain object, which parsed JSON is.
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  test("tells of every route that the service has, and of no other", () => {
    const served = api.routes.map(({ route }) => route).filter((route) => !route.startsWith("HEAD ") && route.includes(" /ep/api/"));
    expect(operations.map(({ route }) => route).toSorted()).toEqual(served.toSorted());
  });

  test("describes every parameter and every field, with schemas that are strict JSON Schema", () => {
    const undescribed: string[] = [];
    for (const { route, operation } of operations) {
      for (const parameter of operation.parameters ?? []) {
        if (!("$ref" in parameter) && !parameter.description) undescribed.push(`${route} ${parameter.name}`);
      }
    }
    const site = (schema: unknown, place: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      if ("properties" in schema && typeof schema.properties === "object") {
        for (const [name, field] of Object.entries({ ...schema.properties })) {
          const isSaid = typeof field === "object" && field !== null && ("description" in field || "$ref" in field);
          if (!isSaid && name !== "data") undescribed.push(`${place}.${name}`);
        }
      }
      for (const [name, part] of Object.entries(schema)) site(part, `${place}/${name}`);
    };
    site(document, "");
    expect(undescribed).toEqual([]);
    const ajv = new Ajv2020({
      strictTypes: false,
      strictRequired: true,
      validateFormats: false,
    });
    const schemas = document.components["schemas"] ?? {};
    const local = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/"));
    // One root, so that what schemas refer to is compiled once.
    ajv.addSchema({ $id: "contract", $defs: local });
    for (const name of Object.keys(schemas)) ajv.compile({ $ref: `contract#/$defs/${name}` });
    expect(Object.keys(schemas).length).toBeGreaterThan(50);
  });

  test("calls each operation by a name of its own", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  test("asks for a session or a key wherever the service does", async () => {
    const wrong: string[] = [];
    for (const { route, operation, call } of operations) {
      const { statusCode } = await api.inject(call);
      if ((statusCode === 401) !== (operation.security === undefined)) wrong.push(route);
    }
    expect(wrong).toEqual([]);
  });

  test("tells which calls a key that only reads may not make", async () => {
    const user = await aUser(api);
    const { data } = await user.post<{ key: string }>("/v1/user/api-key/add", { name: "Reader", scope: "READ" });
    const wrong: string[] = [];
    // A stream that is let in does not end.
    const calls = operations.filter(({ route }) => !route.endsWith("/events"));
    for (const { route, operation, call } of calls) {
      const { statusCode } = await api.inject({ ...call, headers: { authorization: `Bearer ${data.key}` } });
      if ((statusCode === 403) !== Object.hasOwn(operation.responses, "403")) wrong.push(route);
    }
    expect(wrong).toEqual([]);
  });

  test("is had without signing in, and not sent again to whoever has it", async () => {
    const first = await api.inject({ url: "/ep/api/openapi.json" });
    expect(first).toMatchObject({
      statusCode: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    });
    const again = await api.inject({ url: "/ep/api/openapi.json", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    const other = await api.inject({ url: "/ep/api/openapi.json", headers: { "if-none-match": '"other"' } });
    expect(other.statusCode).toBe(200);
  });
});

/** Calls the service as it is, and hands what came back to the check after a change. */
async function changed(request: InjectOptions, change: (response: LightMyRequestResponse) => object): Promise<() => void> {
  const check = await contractCheck(api.app);
  const response = await api.app.inject(request);
  return () => check(request, { ...response, json: () => response.json(), ...change(response) } as LightMyRequestResponse);
}

describe("the check of every answer by the document", () => {
  const signIn = { method: "POST", url: "/ep/api/v1/user/login", payload: { email: "a@example.com", password: "wrong" } } as const;

  test("is content with an answer as it is", async () => {
    expect(await changed(signIn, () => ({}))).not.toThrow();
  });

  test("finds a status that the contract does not tell", async () => {
    expect(await changed(signIn, () => ({ statusCode: 418 }))).toThrow(
      "POST /v1/user/login: answered 418, which its contract does not tell",
    );
  });

  test("finds a field that the contract does not tell, and one that is missing", async () => {
    const more = await changed(signIn, (response) => ({ json: () => ({ ...response.json<object>(), hint: "" }) }));
    expect(more).toThrow("answered 422 otherwise than its contract tells: the whole must NOT have additional properties (hint)");
    expect(await changed(signIn, () => ({ json: () => ({ data: null }) }))).toThrow("must have required property 'errors'");
  });

  test("finds an answer of another type than the contract tells", async () => {
    expect(await changed(signIn, () => ({ headers: { "content-type": "text/html" } }))).toThrow("answered 422 as text/html");
  });

  test("finds a parameter or a body that was taken against the contract", async () => {
    const well = { statusCode: 200, json: () => ({ data: { jwt: "" }, errors: [] }) };
    expect(await changed({ ...signIn, url: `${signIn.url}?debug=1` }, () => well)).toThrow("took the parameter debug");
    expect(await changed({ ...signIn, payload: { email: "a@example.com" } }, () => well)).toThrow("took a body that its contract forbids");
  });
});
