import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { exampleOf } from "../../../api/openapi/exampleOf.ts";
import { createSchemaWriter } from "../../../api/openapi/jsonSchema.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { readOpenApi, type OpenApi } from "../../support/api/openApiCheck.ts";

type Content = Record<string, { schema: object; example?: unknown }>;
type Answer = { description: string; content?: Content; headers?: Record<string, object> };

let api: TestApi;
let document: OpenApi;
let operations: { method: string; url: string; body?: Content | undefined; answers: Record<string, Answer & { $ref?: string }> }[];
beforeAll(async () => {
  api = await anApi();
  document = await readOpenApi(api.app);
  operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { requestBody, responses }]) => ({
      method: verb.toUpperCase(),
      url: `/ep/api${path}`,
      body: requestBody?.content,
      answers: responses,
    })),
  );
});
afterAll(() => api.close());

/** The shared answers of refusals, by their names. */
function sharedAnswers(): Answer[] {
  // The document's own answers are of this form.
  return Object.values(document.components["responses"] ?? {}) as Answer[];
}

test("every body and every answer has an example, and each is what its schema says", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package's types declare a module, but Node loads it as CommonJS.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, "openapi");
  const whole = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object;
  const contents = [
    ...operations.flatMap(({ url, body, answers }) => [
      { place: `${url} body`, content: body },
      { place: `${url} 200`, content: answers["200"]?.content },
    ]),
    ...sharedAnswers().map(({ description, content }) => ({ place: description, content })),
  ];
  const wrong = contents.flatMap(({ place, content = {} }) =>
    Object.values(content).flatMap(({ schema, example }) => {
      if (example === undefined) return [`${place} has no example`];
      const validate = ajv.compile(whole(schema));
      return validate(example) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(contents.filter(({ content }) => content).length).toBeGreaterThan(130);
  const schemas = Object.entries(document.components["schemas"] ?? {}) as [string, { examples?: unknown[] }][];
  const unfit = schemas.filter(([name, { examples = [] }]) => !ajv.validate({ $ref: `openapi#/components/schemas/${name}` }, examples[0]));
  expect(unfit.map(([name]) => name)).toEqual([]);
});

/** What a test service lacks, and the id that this test leaves out of an address. */
const lacking = /Invalid email or password|missing contract ID|This server sends no e-mail|The host of the address cannot be found/;

test("the service takes every example of a body: what it refuses is an id, neither a form nor a value", async () => {
  const user = await aUser(api);
  const unread: string[] = [];
  for (const { method, url, body } of operations) {
    const example = body?.["application/json"]?.example;
    if (example === undefined) continue;
    const headers = { authorization: user.jwt, "content-type": "application/json" };
    // The document knows no other methods than the service's own.
    const call = { method: method as "POST", url, headers, payload: JSON.stringify(example) };
    const response = await api.inject({ ...call, payload: JSON.parse(call.payload) });
    const isRefused = [400, 422].includes(response.statusCode) && !lacking.test(response.body);
    if (isRefused || response.statusCode >= 500) unread.push(`${method} ${url}: ${response.body}`);
  }
  expect(unread).toEqual([]);
});

test("a field without an example is left out of those of others, and takes nothing from the document", () => {
  const schemas = createSchemaWriter();
  const schema = schemas.ofAnswer(z.object({ portId: z.string(), name: z.string().meta({ example: "Mundra" }), depth: z.number() }));
  expect(exampleOf(schema, schemas.named())).toEqual({ portId: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "Mundra" });
});

test("who has to wait hears how long, and who reads a shipment its ETag", () => {
  const waits = Object.entries(document.components["responses"] ?? {}).filter(([, answer]) => "headers" in answer);
  expect(waits.map(([name]) => name)).toEqual(["Refusal429", "Refusal503"]);
  const told = operations.filter(({ answers }) => "ETag" in (answers["200"]?.headers ?? {})).map(({ url }) => url);
  const shipments = ["", "/add", "/update", "/refresh", "/milestone", "/transport", "/cancel", "/reopen"].map(
    (call) => `/ep/api/v1/shipment${call}`,
  );
  expect(told.toSorted()).toEqual(["/ep/api/openapi.json", ...shipments].toSorted());
  const known = operations.filter(({ answers }) => "304" in answers).map(({ url }) => url);
  expect(known.toSorted()).toEqual(["/ep/api/openapi.json", "/ep/api/v1/shipment"]);
});

test("days of documents are told by a pattern, in bodies and answers alike", () => {
  const schemas = Object.entries(document.components["schemas"] ?? {}) as [string, { properties?: Record<string, object> }][];
  const fields = schemas.flatMap(([id, { properties = {} }]) =>
    Object.entries(properties).map(([name, field]) => ({ place: `${id}.${name}`, words: JSON.stringify(field) })),
  );
  const days = fields.filter(({ words }) => words.includes("DD/MM/YYYY"));
  expect(days.length).toBeGreaterThan(10);
  expect(days.filter(({ words }) => !words.includes('"pattern"'))).toEqual([]);
});

test("it tells under which licence the service is", () => {
  expect(document).toMatchObject({ info: { license: { name: expect.any(String), identifier: "LicenseRef-Lading" } } });
});
