import { buildSchema, getNamedType, isCompositeType, isObjectType, type GraphQLObjectType, type GraphQLOutputType } from "graphql";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { everyMutation } from "../../support/gateway/mutations/mutationSteps.ts";
import { lackingMutations } from "../../support/gateway/mutations/lackingMutations.ts";
import { sendStep } from "../../support/gateway/mutations/sendStep.ts";
import { startOtherService, type OtherService } from "../../support/foreignServer/foreignRestServer.ts";
import type { Habits } from "../../support/foreignServer/wire.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { aUsedGateway } from "../../support/gateway/mutations/usedGateway.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

/** What another server of the contract does not have. */
const lacking: Record<string, string[]> = {
  Query: ["invitation", "previewBrokerageBill", "previewDocument"],
  Viewer: [
    "apiKeys",
    "auditTrail",
    "auditTrailDownloadUrl",
    "billableShipments",
    "canSendMail",
    "inbox",
    "inboxMail",
    "invitations",
    "members",
    "office",
    "paperTemplates",
    "partners",
    "shareLinks",
    "sampleData",
    "documents",
    "savedSearches",
    "sentBills",
    "imports",
    "importMappings",
    "sharedExporters",
    "sharedDocuments",
    "sharedShipments",
    "sharingDefaults",
    "reviewSettings",
    "shipmentPapers",
    "webhooks",
  ],
  Firm: [],
  Shipment: [
    "comments",
    "documentProposal",
    "documentSetProposal",
    "history",
    "historyDownloadUrl",
    "mergeFields",
    "overdueRequestCount",
    "paperSet",
    "partnerCandidates",
    "partners",
    "progress",
    "transport",
  ],
  StatsSheet: ["charts", "columnValues", "summary"],
};
/** Arguments that must be given. */
const given: Record<string, string> = { documentProposal: "(document: INVOICE)", columnValues: '(columnId: "1")' };
/** What is not asked of all of a list: an operation may ask for the content of two files, and for a call that the server lacks a file each. */
const dear: Record<string, string[]> = {
  Attachment: ["content", "approvalRecordUrl"],
  ...Object.fromEntries(["Buyer", "Broker", "Goods", "PackagingUnit"].map((type) => [type, ["shipmentCount"]])),
};
let service: OtherService;
beforeEach(async () => {
  service = await startOtherService();
});
afterEach(() => service.stop());

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
    const isLeftOut = [lacking, dear].some((omitted) => omitted[type.name]?.includes(name));
    return !isLeftOut && (depth > 1 || !isCompositeType(getNamedType(inner)));
  });
  return `{ __typename ${fields.map(({ name, type: inner }) => `${name} ${selection(inner, depth - 1)}`).join(" ")} }`;
}

test("every mutation of the schema works over a server that is not ours, or says that it has no such call", async () => {
  const { came, known, gateway } = await aUsedGateway(service);
  for (const { step, answer } of came) {
    expect([step.mutation, answer.errors, answer.at(`${step.mutation}.errors`)]).toEqual([step.mutation, [], []]);
    expect(JSON.stringify(answer.at(step.mutation))).not.toContain("null");
  }
  for (const [mutation, input] of Object.entries(lackingMutations)) {
    const file = mutation.startsWith("upload") ? async () => Buffer.from("Name\nHanse\n") : undefined;
    const { status, errors } = await sendStep(gateway, known, { mutation, input, ...(file && { file }) });
    expect([mutation, status, errors.map(({ extensions }) => extensions["code"])]).toEqual([mutation, 200, ["UPSTREAM_UNSUPPORTED"]]);
  }
  const sent = new Set([...everyMutation.map(({ mutation }) => mutation), ...Object.keys(lackingMutations)]);
  expect([...sent].toSorted()).toEqual(Object.keys(typeNamed("Mutation").getFields()).toSorted());
});

test.each<[string, Habits]>([
  ["writes its ids as numbers", { ids: "numbers" }],
  ["answers 204 where nothing is to be told", { blank: "no body" }],
  ["answers OK where nothing is to be told", { blank: "OK" }],
])("every mutation works over a server that %s", async (_what, habits) => {
  await service.stop();
  service = await startOtherService(habits);
  const { came } = await aUsedGateway(service);
  for (const { step, answer } of came) {
    expect([step.mutation, answer.errors, answer.at(`${step.mutation}.errors`)]).toEqual([step.mutation, [], []]);
    expect(JSON.stringify(answer.at(step.mutation))).not.toContain("null");
  }
});

test("every field of the viewer, a firm, a sheet and a shipment is told over it, or degrades alone with UPSTREAM_UNSUPPORTED", async () => {
  const { ask, known } = await aUsedGateway(service);
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
      const answer = await ask(query(`${field.name}${given[field.name] ?? ""} ${selection(field.type, 2)}`));
      const codes = answer.errors.map(({ path, extensions }) => `${path?.join(".")} ${String(extensions["code"])}`);
      const degraded = isLacking ? [`${at}.${field.name} UPSTREAM_UNSUPPORTED`] : [];
      // The other parts of the error appear in any case.
      const beside = Boolean(answer.at(`${at}.${Reflect.get(sure, type)}`));
      expect([type, field.name, answer.status, codes, beside]).toEqual([type, field.name, 200, degraded, true]);
      expect(isLacking ? answer.at(`${at}.${field.name}`) : null).toBe(null);
    }
  }
});

test("every query is answered over it: records by their ids, and previews and invitations are UPSTREAM_UNSUPPORTED alone", async () => {
  const { ask, known } = await aUsedGateway(service);
  expect(Object.keys(typeNamed("Query").getFields()).toSorted()).toEqual([
    "countries",
    "currencies",
    "invitation",
    "linkVisit",
    "node",
    "nodes",
    "previewBrokerageBill",
    "previewDocument",
    "schemaVersion",
    "viewer",
  ]);
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
  const invitation = await ask('{ viewer { role } invitation(code: "K7QM-2XTD-9F4C") { office } }');
  expect(invitation.data).toEqual({ viewer: { role: "OWNER" }, invitation: null });
  expect(invitation.errors.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([[["invitation"], "UPSTREAM_UNSUPPORTED"]]);
});

test("a shipment that was stored there reads as it was entered, and its files are fetched from the address it gives", async () => {
  const { ask, known } = await aUsedGateway(service);
  const { errors, at } = await ask(
    `query ($id: ID!) { node(id: $id) { ... on Shipment {
      totalAmount totalNetWeight totalGrossWeight invoiceNo invoiceDate vessel notes seller { name }
      address { addressId name } consignee { buyerId name country } notifyParties { name } products { name amount unit { weight } }
      attachments { nodes { id name type downloadUrl } } } } }`,
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
  const files = at("node.attachments.nodes") as { id: string; type: string; downloadUrl: string }[];
  expect(files.map(({ type }) => type).toSorted()).toEqual([
    "CONTRACT",
    "CUSTOM",
    "INVOICE",
    "MERGED_DOCS",
    "PACKING_LIST",
    "PACKING_LIST",
    "PROFORMA_INVOICE",
  ]);
  const invoice = files.find(({ type }) => type === "INVOICE");
  expect(invoice?.downloadUrl.startsWith(service.fileOrigin)).toBe(true);
  const fetched = Buffer.from(await (await fetch(invoice?.downloadUrl ?? "")).arrayBuffer());
  expect(pdfWords(fetched)).toContain("66,000.00");
  const content = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { content } } }", { id: invoice?.id });
  expect(fetched.toString("base64")).toBe(content.at("node.content"));
});
