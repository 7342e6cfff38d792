import { expect, test } from "vitest";
import { readEvents } from "../../../support/api/eventReader.ts";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { anAttachment } from "../../../support/gateway/fakeRest.ts";

const shipmentId = globalId("Shipment", "S1");
const route = "POST /v1/shipment/document-set";
const operation = `mutation ($input: GenerateDocumentSetInput!) {
  generateDocumentSet(input: $input) {
    attachments { key } mergedAttachment { key } shipment { invoiceNo } unknownFields warnings { message } errors { message field code }
  }
}`;
const documents = [
  { contract: { contractNo: "C/1", contractDate: "2025-10-06", fields: [{ name: "Packing", value: "Bags" }] } },
  { invoice: { invoiceNo: "TV/EXP/043", invoiceDate: "2025-11-20", addPL: true } },
];

/** A service that has generated two documents and their merge. */
function generated({ rest }: TestGateway) {
  const keys = ["drawn-1", "drawn-2", "merged-1"];
  rest.shipments[0]?.attachments.push(...keys.map((key) => anAttachment({ key })));
  const warnings = [{ message: "Nothing to print", code: "BREAK_UP_OMITTED", field: ["charges", "fob"] }];
  const told = [
    { key: "drawn-1", warnings: [], unknownFields: ["consignee.nam"] },
    { key: "drawn-2", warnings, unknownFields: ["consignee.nam", "odd"] },
  ];
  return { documents: told, merged: { key: "merged-1" } };
}

test("a set is sent as REST takes it, and its documents come back in their order", async () => {
  const gateway = await aGateway();
  gateway.rest.say(route, { data: generated(gateway) });
  const { at } = await gateway.ask(operation, { input: { shipmentId, version: 3, documents, merged: true, mergedName: "For the bank" } });
  expect(gateway.rest.calls[0]).toMatchObject({
    query: { shipmentId: "S1" },
    body: {
      version: 3,
      merged: true,
      mergedName: "For the bank",
      documents: [
        { kind: "contract", request: { contractNumber: "C/1", contractDate: "06/10/2025", fields: { Packing: "Bags" }, letterhead: true } },
        { kind: "invoice", request: { invoiceNo: "TV/EXP/043", invoiceDate: "20/11/2025", addPL: true, piDate: "" } },
      ],
    },
  });
  expect(at("generateDocumentSet")).toMatchObject({
    attachments: [{ key: "drawn-1" }, { key: "drawn-2" }],
    mergedAttachment: { key: "merged-1" },
    unknownFields: ["consignee.nam", "odd"],
    warnings: [{ message: "Nothing to print" }],
    errors: [],
  });
});

test("a refusal names the document and its field by the input's own names (R-608)", async () => {
  const { ask, rest } = await aGateway();
  const field = (...path: string[]) => ({ error: "No", code: "INVALID", field: path });
  rest.say(route, {
    status: 422,
    errors: [
      field("documents", "0", "request", "contractNumber"),
      field("documents", "1", "request", "products", "0", "description"),
      field("documents", "1", "kind"),
      field("version"),
    ],
  });
  const { at } = await ask(operation, { input: { shipmentId, documents } });
  expect(at("generateDocumentSet")).toMatchObject({ attachments: null, mergedAttachment: null, shipment: null, unknownFields: null });
  expect(at("generateDocumentSet.errors")).toMatchObject([
    { field: ["documents", "0", "contract", "contractNo"] },
    { field: ["documents", "1", "invoice", "products", "0", "description"] },
    { field: ["documents", "1"] },
    { field: ["version"] },
  ]);
});

test("an invalid id of a shipment is not found, and the service is not called", async () => {
  const { ask, rest } = await aGateway();
  const { at } = await ask(operation, { input: { documents, shipmentId: globalId("Firm", "F1") } });
  expect(at("generateDocumentSet.errors")).toEqual([{ message: "Shipment not found", field: ["shipmentId"], code: "NOT_FOUND" }]);
  expect(rest.calls).toEqual([]);
});

test("over a service without sets the mutation is unsupported", async () => {
  const { ask } = await aGateway({ isForeign: true });
  const { errors } = await ask(operation, { input: { shipmentId, documents } });
  expect(errors[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNSUPPORTED" });
});

/** Lets the service report two steps, and then answer. */
function tellSteps(gateway: TestGateway, end: string | null): void {
  gateway.rest.say(route, (response, request) => {
    expect(request.headers.accept).toBe("text/event-stream, application/json");
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const done of [1, 2]) response.write(`event: progress\ndata: {"done":${done},"total":2}\n\n`);
    response.end(end === null ? "" : `event: answer\ndata: ${end}\n\n`);
  });
}

function send({ url }: TestGateway) {
  const headers = { "content-type": "application/json", authorization: "Bearer a-token", "graphql-progress": "1" };
  return readEvents(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ query: operation, variables: { input: { shipmentId, documents } } }),
  });
}

test("a client that asks for it is told the progress before the response (R-610)", async () => {
  const gateway = await aGateway();
  tellSteps(gateway, JSON.stringify({ status: 200, retryAfter: null, body: { data: generated(gateway), errors: [] } }));
  const stream = await send(gateway);
  expect([stream.status, stream.contentType]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(await stream.next()).toMatchObject({ event: "progress", data: { done: 1, total: 2 } });
  expect(await stream.next()).toMatchObject({ event: "progress", data: { done: 2, total: 2 } });
  expect(await stream.next()).toMatchObject({
    event: "next",
    data: { data: { generateDocumentSet: { attachments: [{ key: "drawn-1" }, { key: "drawn-2" }], errors: [] } } },
  });
});

test("a refusal after the first document ends the progress with its errors (R-610)", async () => {
  const gateway = await aGateway();
  const refusal = { error: "Invoice: No", code: "RATE_LIMITED" };
  tellSteps(gateway, JSON.stringify({ status: 429, retryAfter: 2, body: { data: null, errors: [refusal] } }));
  const stream = await send(gateway);
  await stream.next();
  await stream.next();
  expect(await stream.next()).toMatchObject({
    event: "next",
    data: { data: { generateDocumentSet: { attachments: null, errors: [{ message: "Invoice: No", code: "RATE_LIMITED" }] } } },
  });
});

test("a stream that breaks off before its answer has an unknown outcome (R-610)", async () => {
  const gateway = await aGateway();
  tellSteps(gateway, null);
  const stream = await send(gateway);
  await stream.next();
  await stream.next();
  expect(await stream.next()).toMatchObject({ event: "next", data: { errors: [{ extensions: { code: "OUTCOME_UNKNOWN" } }] } });
});

test("a refusal before the first document is a plain response with its status", async () => {
  const gateway = await aGateway();
  gateway.rest.say(route, { status: 401, errors: ["Session is over"] });
  const stream = await send(gateway);
  expect([stream.status, stream.contentType]).toEqual([401, "application/graphql-response+json; charset=utf-8"]);
});

const proposalRoute = "POST /v1/shipment/document-set/proposal";
const proposalQuery = `query ($id: ID!, $numbers: DocumentNumbersInput, $today: Date) {
  node(id: $id) { ... on Shipment { documentSetProposal(numbers: $numbers, today: $today) {
    contractNo contractDate invoiceNo invoiceDate proposed warnings { message code field }
    documents { document missing values { name value } }
  } } }
}`;

test("a proposed set has its numbers, and the values of each document as its input takes them (R-605)", async () => {
  const { ask, rest } = await aGateway();
  const warnings = [{ message: "A gap", code: "NUMBER_GAP", field: ["invoiceNo"] }];
  const told = {
    contractNo: "TV/SC/7",
    contractDate: "20/11/2025",
    piNo: "",
    piDate: "",
    invoiceNo: "TV/EXP/043",
    invoiceDate: "12/11/2025",
  };
  const request = { contractNumber: "TV/SC/7", contractDate: "20/11/2025", letterhead: true };
  const contract = { kind: "contract", request, missing: ["contractNumber"] };
  rest.say(proposalRoute, {
    data: { ...told, proposed: ["contractNo"], warnings, documents: [contract, { ...contract, kind: "unknown" }] },
  });
  const numbers = { invoiceNo: "TV/EXP/043", invoiceDate: "2025-11-12" };
  const { at, errors } = await ask(proposalQuery, { id: shipmentId, numbers, today: "2025-11-20" });
  expect(errors).toEqual([]);
  expect(rest.calls.find(({ path }) => path.endsWith("/proposal"))).toMatchObject({
    query: { shipmentId: "S1" },
    body: { contractNo: "", contractDate: "", invoiceNo: "TV/EXP/043", invoiceDate: "12/11/2025", today: "20/11/2025" },
  });
  expect(rest.calls.find(({ path }) => path.endsWith("/proposal"))?.body).not.toHaveProperty("numbersOnly");
  expect(at("node.documentSetProposal")).toMatchObject({
    contractDate: "2025-11-20",
    invoiceDate: "2025-11-12",
    proposed: ["contractNo"],
    warnings,
    documents: [{ document: "CONTRACT", missing: ["contractNo"] }],
  });
  expect(at("node.documentSetProposal.documents.0.values")).toContainEqual({ name: "contractNo", value: "TV/SC/7" });
});

test("documents that nobody selects are not composed (R-1036)", async () => {
  const { ask, rest } = await aGateway();
  rest.say(proposalRoute, { data: { invoiceNo: "TV/EXP/043", warnings: [], documents: [] } });
  await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { documentSetProposal { invoiceNo warnings { message } } } } }", {
    id: shipmentId,
  });
  expect(rest.calls.find(({ path }) => path.endsWith("/proposal"))?.body).toMatchObject({ numbersOnly: true });
});

test("over a service without sets nothing is proposed", async () => {
  const { ask } = await aGateway({ isForeign: true });
  const { at, errors } = await ask(proposalQuery, { id: shipmentId });
  expect([at("node.documentSetProposal"), errors[0]?.extensions["code"]]).toEqual([null, "UPSTREAM_UNSUPPORTED"]);
});
