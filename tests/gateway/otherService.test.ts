import { buildSchema, getNamedType, isCompositeType, isObjectType, type GraphQLObjectType, type GraphQLOutputType } from "graphql";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aGateway, type Asked, type TestGateway } from "../support/aGateway.ts";
import { everyMutation, type Step } from "../support/everyMutation.ts";
import type { Known } from "../support/mutationInputs.ts";
import { startOtherService, type OtherService } from "../support/otherService/server.ts";
import { pdfWords } from "../support/pdfTools.ts";

const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));

/** What another server of the contract does not have. */
const lacking: Record<string, string[]> = {
  Query: ["previewDocument"],
  Viewer: ["apiKeys", "auditTrail", "auditTrailDownloadUrl", "webhooks"],
  Firm: [],
  Shipment: ["history", "historyDownloadUrl", "mergeFields"],
  StatsSheet: ["charts", "summary"],
};
const anId = (type: string) => Buffer.from(`${type}:663b0c11a4d2f1e0b7c9d8e1`).toString("base64url");
const lackingMutations: Record<string, (known: Known) => object> = {
  createApiKey: () => ({ name: "Warehouse", scope: "READ" }),
  revokeApiKey: () => ({ id: anId("ApiKey") }),
  createWebhook: () => ({ url: "https://erp.example.com/", events: ["SHIPMENT_CREATED"] }),
  updateWebhook: () => ({ id: anId("Webhook"), isActive: false }),
  deleteWebhook: () => ({ id: anId("Webhook") }),
  testWebhook: () => ({ id: anId("Webhook") }),
  resendWebhookDelivery: () => ({ id: anId("WebhookDelivery") }),
  refreshShipmentFromMasterData: ({ Shipment }) => ({ id: Shipment }),
};

let service: OtherService;
beforeEach(async () => {
  service = await startOtherService();
});
afterEach(() => service.stop());

/** A gateway over the other service, in which every mutation was sent, and what came of each. */
async function aUsedGateway() {
  const gateway = await aGateway({ rest: { url: service.url } });
  const known: Known = {};
  const came: { step: Step; answer: Asked }[] = [];
  const ask = (query: string, variables: object = {}) =>
    gateway.ask(query, { ...variables }, { authorization: `Bearer ${known["jwt"] ?? ""}` });
  const run = { gateway, known, ask, came };
  for (const step of everyMutation) came.push({ step, answer: await send(run, step) });
  return run;
}

async function send({ gateway, known, ask }: { gateway: TestGateway; known: Known; ask: Ask }, step: Step): Promise<Asked> {
  const { mutation, input, reads = "", learns = {}, file } = step;
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${reads} errors { message code } } }`;
  const variables = { input: input(known) };
  const answer = file
    ? await gateway.post(formOf(query, variables, await file()), {
        authorization: `Bearer ${known["jwt"] ?? ""}`,
        "graphql-require-preflight": "1",
      })
    : await ask(query, variables);
  for (const [name, path] of Object.entries(learns)) known[name] = String(answer.at(`${mutation}.${path}`));
  return answer;
}

type Ask = (query: string, variables?: object) => Promise<Asked>;

function formOf(query: string, variables: object, content: Buffer): FormData {
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables }));
  form.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
  const isPdf = content.subarray(0, 4).toString("latin1") === "%PDF";
  form.append(
    "0",
    new Blob([new Uint8Array(content)], { type: isPdf ? "application/pdf" : "image/png" }),
    isPdf ? "bill.pdf" : "stamp.png",
  );
  return form;
}

function typeNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No type ${name}`);
  return type;
}

/** Everything under a field down to `depth`, but for what takes an argument that must be given, and what the server lacks. */
function selection(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type)) return "{ __typename }";
  const fields = Object.values(type.getFields()).filter(({ name, type: inner }) => {
    const isLacking = lacking[type.name]?.includes(name) === true;
    return !isLacking && (depth > 1 || !isCompositeType(getNamedType(inner)));
  });
  return `{ __typename ${fields.map(({ name, type: inner }) => `${name} ${selection(inner, depth - 1)}`).join(" ")} }`;
}

test("every mutation of the schema works over a server that is not ours, or says that it has no such call", async () => {
  const { came, known, ask, gateway } = await aUsedGateway();
  for (const { step, answer } of came) {
    expect([step.mutation, answer.errors, answer.at(`${step.mutation}.errors`)]).toEqual([step.mutation, [], []]);
    expect(JSON.stringify(answer.at(step.mutation))).not.toContain("null");
  }
  for (const [mutation, input] of Object.entries(lackingMutations)) {
    const { status, errors } = await send({ gateway, known, ask }, { mutation, input });
    expect([mutation, status, errors.map(({ extensions }) => extensions["code"])]).toEqual([mutation, 200, ["UPSTREAM_UNSUPPORTED"]]);
  }
  const sent = new Set([...everyMutation.map(({ mutation }) => mutation), ...Object.keys(lackingMutations)]);
  expect([...sent].toSorted()).toEqual(Object.keys(typeNamed("Mutation").getFields()).toSorted());
}, 60_000);

test("every field of the viewer, a firm, a sheet and a shipment is told over it, or degrades alone with UPSTREAM_UNSUPPORTED", async () => {
  const { ask, known } = await aUsedGateway();
  const node = (type: string, inner: string) => `{ node(id: "${known[type]}") { ... on ${type} { ${inner} } } }`;
  const places: Record<string, { at: string; query: (inner: string) => string }> = {
    Viewer: { at: "viewer", query: (inner) => `{ viewer { email ${inner} } }` },
    Firm: { at: "node", query: (inner) => node("Firm", `ieCode ${inner}`) },
    StatsSheet: { at: "node.statsSheet", query: (inner) => node("Firm", `statsSheet { rowCount ${inner} }`) },
    Shipment: { at: "node", query: (inner) => node("Shipment", `portOfLoading ${inner}`) },
  };
  const sure = { Viewer: "email", Firm: "ieCode", StatsSheet: "rowCount", Shipment: "portOfLoading" };
  for (const [type, { at, query }] of Object.entries(places)) {
    for (const field of Object.values(typeNamed(type).getFields())) {
      const isLacking = lacking[type]?.includes(field.name) === true;
      const answer = await ask(query(`${field.name} ${selection(field.type, 2)}`));
      const codes = answer.errors.map(({ path, extensions }) => `${path?.join(".")} ${String(extensions["code"])}`);
      const degraded = isLacking ? [`${at}.${field.name} UPSTREAM_UNSUPPORTED`] : [];
      // What stands beside the field is told in any case.
      const beside = Boolean(answer.at(`${at}.${Reflect.get(sure, type)}`));
      expect([type, field.name, answer.status, codes, beside]).toEqual([type, field.name, 200, degraded, true]);
      expect(isLacking ? answer.at(`${at}.${field.name}`) : null).toBe(null);
    }
  }
}, 60_000);

test("every query is answered over it: records by their ids, and a preview is UPSTREAM_UNSUPPORTED alone", async () => {
  const { ask, known } = await aUsedGateway();
  expect(Object.keys(typeNamed("Query").getFields()).toSorted()).toEqual(["node", "nodes", "previewDocument", "viewer"]);
  const types = ["Buyer", "Broker", "LoadingPort", "DischargePort", "PackagingUnit", "Goods", "DocumentTemplate", "ContractFormat", "Firm"];
  const ids = [...types, "Shipment", "generateInvoice"].map((name) => known[name]);
  const found = await ask("query ($ids: [ID!]!) { viewer { id } nodes(ids: $ids) { id } }", { ids });
  expect([found.errors, found.at("nodes")]).toEqual([[], ids.map((id) => ({ id }))]);
  const own = await ask("query ($id: ID!) { node(id: $id) { id } }", { id: found.at("viewer.id") });
  expect(own.at("node.id")).toBe(found.at("viewer.id"));

  const input = { shipmentId: known["Shipment"], document: { packingList: { invoiceNo: "TV/42", invoiceDate: "2025-11-12" } } };
  const preview = await ask("query ($input: PreviewDocumentInput!) { viewer { name } previewDocument(input: $input) { pageCount } }", {
    input,
  });
  expect(preview.data).toEqual({ viewer: { name: "Asha M. Mehta" }, previewDocument: null });
  expect(preview.errors.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([[["previewDocument"], "UPSTREAM_UNSUPPORTED"]]);
}, 60_000);

test("a shipment that was stored there reads as it was entered, and its files are fetched from the address it gives", async () => {
  const { ask, known } = await aUsedGateway();
  const { errors, at } = await ask(
    `query ($id: ID!) { node(id: $id) { ... on Shipment {
      totalAmount totalNetWeight totalGrossWeight invoiceNo invoiceDate vessel notes seller { name }
      address { addressId name } consignee { buyerId name country } notifyParties { name } products { name amount unit { weight } }
      attachments { nodes { name type downloadUrl content } } } } }`,
    { id: known["Shipment"] },
  );
  expect(errors).toEqual([]);
  expect(at("node")).toMatchObject({
    totalAmount: "66000.00",
    totalNetWeight: "75000",
    totalGrossWeight: "75450",
    invoiceNo: "TV/42",
    invoiceDate: "2025-11-12",
    vessel: "MV Kaveri",
    notes: "",
    seller: null,
    address: { addressId: known["address"], name: "Head Office" },
    consignee: { buyerId: known["Buyer"], name: "Al Marjan", country: "United Arab Emirates" },
    notifyParties: [{ name: "Al Marjan" }],
    products: [{ name: "1121 GOLDEN SELLA", amount: "54250.00", unit: { weight: "1000" } }, { amount: "28562.50" }],
  });
  // The answer to the query above has this form.
  const files = at("node.attachments.nodes") as { name: string; type: string; downloadUrl: string; content: string }[];
  expect(files.map(({ type }) => type).toSorted()).toEqual([
    "CONTRACT",
    "CUSTOM",
    "INVOICE",
    "MERGED_DOCS",
    "PACKING_LIST",
    "PROFORMA_INVOICE",
  ]);
  const invoice = files.find(({ type }) => type === "INVOICE");
  expect(invoice?.downloadUrl.startsWith(service.fileOrigin)).toBe(true);
  const fetched = Buffer.from(await (await fetch(invoice?.downloadUrl ?? "")).arrayBuffer());
  expect(pdfWords(fetched)).toContain("66,000.00");
  expect(fetched.toString("base64")).toBe(invoice?.content);
}, 60_000);
