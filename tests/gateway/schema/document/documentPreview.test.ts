import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const shipmentId = globalId("Shipment", "S1");
const operation =
  "query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { pages pageCount unknownFields errors { message field code } } }";

const documents = [
  { kind: "contract", document: { contract: { contractNo: "C1", contractDate: "2025-10-06" } }, body: { contractDate: "06/10/2025" } },
  { kind: "proforma-invoice", document: { proformaInvoice: { piNo: "PI1", piDate: "2025-10-03" } }, body: { piDate: "03/10/2025" } },
  { kind: "invoice", document: { invoice: { invoiceNo: "1", invoiceDate: "2025-11-12", addPL: true } }, body: { addPL: true } },
  { kind: "packing-list", document: { packingList: { invoiceNo: "1", invoiceDate: "2025-11-12" } }, body: { letterhead: true } },
  { kind: "custom-document", document: { customDocument: { name: "Note", body: "{{invoice.number}}" } }, body: { name: "Note" } },
];

describe.each(documents)("a preview of a $kind", ({ kind, document, body }) => {
  test("is one call that stores nothing, with the body of the document", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(operation, { input: { shipmentId, document } });
    expect(answer.at("previewDocument")).toEqual({ pages: ["<svg/>"], pageCount: 1, unknownFields: ["invoice.number"], errors: [] });
    expect(rest.made()).toEqual([`POST /v1/shipment/document/${kind}/preview`]);
    expect(rest.calls[0]?.body).toMatchObject(body);
  });
});

test("a preview and a document name what they omit; a service that reports nothing of it answers null (R-470)", async () => {
  const warnings = "warnings { message code field }";
  const input = { piNo: "PI1", piDate: "2025-10-03", printCNF: true };
  const mutation = `mutation ($input: GenerateProformaInvoiceInput!) { generateProformaInvoice(input: $input) { ${warnings} } }`;
  const query = `query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { ${warnings} } }`;
  const { ask, rest } = await aGateway();
  const generated = () => ask(mutation, { input: { shipmentId, ...input } });
  const previewed = () => ask(query, { input: { shipmentId, document: { proformaInvoice: input } } });
  expect((await generated()).at("generateProformaInvoice")).toEqual({ warnings: null });
  expect((await previewed()).at("previewDocument")).toEqual({ warnings: null });
  const omitted = { message: "Nothing to print.", code: "BREAK_UP_OMITTED", field: ["charges", "fob"] };
  rest.say("POST /v1/shipment/document/proforma-invoice", { data: { key: "drawn-1", warnings: [omitted] } });
  expect((await generated()).at("generateProformaInvoice")).toEqual({ warnings: [omitted] });
  rest.say("POST /v1/shipment/document/proforma-invoice/preview", { data: { pages: [], pageCount: 1, warnings: [omitted] } });
  expect((await previewed()).at("previewDocument")).toEqual({ warnings: [omitted] });
});

test("a warning about a field of the document names it as the input does (R-567)", async () => {
  const { ask, rest } = await aGateway();
  const warning = { message: "Long before.", code: "BREAK_UP_OMITTED" };
  rest.say("POST /v1/shipment/document/contract/preview", {
    data: {
      pages: [],
      pageCount: 1,
      warnings: [
        { ...warning, field: ["contractNumber"] },
        { ...warning, field: ["products", "0", "marks"] },
      ],
    },
  });
  const query = "query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { warnings { field } } }";
  const answer = await ask(query, { input: { shipmentId, document: { contract: { contractNo: "C1", contractDate: "2025-10-06" } } } });
  expect(answer.at("previewDocument.warnings")).toEqual([
    { field: ["document", "contract", "contractNo"] },
    { field: ["products", "0", "marks"] },
  ]);
});

test("a preview of some pages asks the service for these alone", async () => {
  const { ask, rest } = await aGateway();
  const document = { invoice: { invoiceNo: "1", invoiceDate: "2025-11-12" } };
  await ask(operation, { input: { shipmentId, document, fromPage: 2, toPage: 3 } });
  await ask(operation, { input: { shipmentId, document } });
  expect(rest.calls[0]?.body).toMatchObject({ invoiceNo: "1", fromPage: 2, toPage: 3 });
  expect(rest.calls[1]?.body).not.toHaveProperty("fromPage");
  expect(rest.calls[1]?.body).not.toHaveProperty("toPage");
});

test("a preview passes on the layers that the caller knows, and answers the service's layers", async () => {
  const { ask, rest } = await aGateway();
  const layers = [
    [
      { hash: "a", svg: null },
      { hash: "b", svg: "<svg/>" },
    ],
  ];
  rest.say("POST /v1/shipment/document/invoice/preview", { data: { pages: [], layers, pageCount: 1 } });
  const query = "query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { pages layeredPages { layers { hash svg } } } }";
  const document = { invoice: { invoiceNo: "1", invoiceDate: "2025-11-12" } };
  const answer = await ask(query, { input: { shipmentId, document, knownLayers: ["a"] } });
  expect(rest.calls[0]?.body).toMatchObject({ knownLayers: ["a"] });
  expect(answer.at("previewDocument")).toEqual({ pages: [], layeredPages: [{ layers: layers[0] }] });
});

test("each page of a service that knows no layers is one layer; equal pages have equal hashes", async () => {
  const { ask, rest } = await aGateway();
  rest.say("POST /v1/shipment/document/invoice/preview", { data: { pages: ["<svg/>", "<svg> </svg>", "<svg/>"], pageCount: 3 } });
  const query = "query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { layeredPages { layers { hash svg } } } }";
  const document = { invoice: { invoiceNo: "1", invoiceDate: "2025-11-12" } };
  const answer = await ask(query, { input: { shipmentId, document, knownLayers: [] } });
  const layer = (svg: string) => ({ layers: [{ hash: expect.stringMatching(/^[\w-]{43}$/), svg }] });
  const pages = answer.at("previewDocument.layeredPages");
  expect(pages).toEqual([layer("<svg/>"), layer("<svg> </svg>"), layer("<svg/>")]);
  const hashes = JSON.stringify(pages).match(/"hash":"[^"]+"/g);
  expect(new Set(hashes).size).toBe(2);
});

test("a preview is of exactly one document", async () => {
  const { ask, rest } = await aGateway();
  for (const document of [{}, { contract: {}, invoice: {} }]) {
    const { errors } = await ask(operation, { input: { shipmentId, document } });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  }
  expect(rest.calls).toEqual([]);
});

test.each([
  {
    document: { invoice: { invoiceNo: "", invoiceDate: "2025-11-12" } },
    kind: "invoice",
    blamed: ["invoiceNo"],
    field: ["document", "invoice", "invoiceNo"],
  },
  {
    document: { contract: { contractNo: "", contractDate: "2025-11-12" } },
    kind: "contract",
    blamed: ["contractNumber"],
    field: ["document", "contract", "contractNo"],
  },
  {
    document: { packingList: { invoiceNo: "1", invoiceDate: "2025-11-12" } },
    kind: "packing-list",
    blamed: ["fromPage"],
    field: ["fromPage"],
  },
])("what cannot be drawn reads as errors of the preview, each with its path in the input: $field", async (refused) => {
  const { ask, rest } = await aGateway();
  const message = "Please fill in all required fields";
  rest.say(`POST /v1/shipment/document/${refused.kind}/preview`, {
    status: 422,
    errors: [{ error: message, code: "INVALID", field: refused.blamed }],
  });
  const answer = await ask(operation, { input: { shipmentId, document: refused.document } });
  expect(answer.at("previewDocument")).toEqual({
    pages: [],
    pageCount: 0,
    unknownFields: [],
    errors: [{ message, field: refused.field, code: "INVALID" }],
  });
});

test("a preview has the text for a message; null from a service without one (R-586)", async () => {
  const { ask, rest } = await aGateway();
  const query = "query ($input: PreviewDocumentInput!) { previewDocument(input: $input) { plainText } }";
  const document = { shipmentAdvice: { date: "2025-11-20", invoiceNo: "1", invoiceDate: "2025-11-12", addressee: "The buyer" } };
  const at = "POST /v1/shipment/document/shipment-advice/preview";
  rest.say(at, { data: { pages: [], pageCount: 1, plainText: "SHIPMENT ADVICE\n" } });
  expect((await ask(query, { input: { shipmentId, document } })).at("previewDocument.plainText")).toBe("SHIPMENT ADVICE\n");
  rest.say(at, { data: { pages: [], pageCount: 1 } });
  expect((await ask(query, { input: { shipmentId, document } })).at("previewDocument.plainText")).toBeNull();
});

test("merge fields are listed with the shipment's values", async () => {
  const { ask } = await aGateway();
  const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { mergeFields { name value } } } }", { id: shipmentId });
  expect(answer.at("node.mergeFields")).toEqual([{ name: "consignee.name", value: "Al Marjan Foodstuff Trading L.L.C." }]);
});

test("a refresh from master data answers the shipment as it is now", async () => {
  const { ask, rest } = await aGateway();
  const answer = await ask(
    "mutation ($input: RefreshShipmentFromMasterDataInput!) { refreshShipmentFromMasterData(input: $input) { shipment { id differsFromMasterData } errors { message } } }",
    { input: { id: shipmentId } },
  );
  expect(answer.at("refreshShipmentFromMasterData")).toEqual({ shipment: { id: shipmentId, differsFromMasterData: false }, errors: [] });
  expect(rest.made().slice(0, 2)).toEqual(["POST /v1/shipment/refresh", "GET /v1/shipment"]);
});

test("a server that lacks these calls degrades them alone, with a message", async () => {
  const { ask } = await aGateway({ isForeign: true });
  const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { name differsFromMasterData mergeFields { name } } } }", {
    id: shipmentId,
  });
  expect(answer.at("node")).toMatchObject({ differsFromMasterData: false, mergeFields: null });
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors[0]?.path).toEqual(["node", "mergeFields"]);
});
