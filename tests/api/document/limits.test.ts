import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attachmentsOf } from "../../support/api/calls/attachments.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  calls = documentCalls(exporter.user, shipmentId);
});
afterAll(() => api.close());

const repeated = (inner: string) => `{{#each containers}}${inner}{{/each}}`;

const bodies: [what: string, body: string, error: string][] = [
  ["a table of 50 columns", `|${"a|".repeat(50)}`, "A table has more than 20 columns"],
  ["one word of 50,000 letters", "x".repeat(50_000), "A paragraph has more than 15,000 characters without a line break"],
  ["6,000 lines", "x\n".repeat(6_000), "The document has more than 5,000 lines, list items and table rows"],
  ["2,001 merge fields", "{{consignee.name}}".repeat(2_001), "The document has more than 2,000 merge fields"],
  ["10,000 accents on a letter", `q${"\u0323".repeat(10_000)}`, "A letter carries more than 10 accents or other marks"],
  ["an emoji sequence", "👩‍👩‍👧‍👦".repeat(500), "Emoji cannot be printed"],
];
for (const [what, body, error] of bodies) {
  test(`a custom document of ${what} is refused with 422, naming the limit and the body; a preview alike`, async () => {
    const refusal = { status: 422, data: null, errors: [{ error: expect.stringContaining(error), field: ["body"] }] };
    expect(await calls.generate("custom-document", { body })).toMatchObject(refusal);
    expect(await calls.preview("custom-document", { body })).toMatchObject(refusal);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
  });
}

test("a contract of more than 200 clauses is refused with 422, naming the limit", async () => {
  const fields = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`Clause ${n}`, "Agreed."]));
  expect(await calls.generate("contract", { fields })).toMatchObject({
    status: 422,
    errors: [{ error: "The contract has more than 200 clauses", field: ["fields"] }],
  });
});

test("what a large office writes is drawn: 100 clauses, a table of 300 rows, a thousand merge fields", async () => {
  const clause = "The Seller shall deliver {{products.name}} of the agreed quality to {{consignee.name}}. ".repeat(5);
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`Clause ${n}`, clause]));
  const { data } = await calls.preview("contract", { fields, toPage: 1 });
  expect(data.pageCount).toBeGreaterThan(5);
  const body = `| No | Net | Gross |\n|---|---|---|\n${"| 1 | 25,000.00 | 25,100.00 |\n".repeat(300)}\n${repeated("{{no}} {{net}}\n")}`;
  expect((await calls.preview("custom-document", { body, toPage: 1 })).data.pageCount).toBeGreaterThan(5);
});
