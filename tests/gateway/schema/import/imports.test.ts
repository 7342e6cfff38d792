import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId } from "#domain/http/globalId.ts";
import { importMessages } from "#domain/import/import.ts";
import { anExporter } from "../../../support/api/anExporter.ts";
import { aFirm } from "../../../support/fixtures/aFirm.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { aUser, type TestUser } from "../../../support/api/aUser.ts";
import { aMember } from "../../../support/api/members.ts";
import { openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { sendStep } from "../../../support/gateway/mutations/sendStep.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let owner: TestUser;
let viewer: TestUser;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  owner = await aUser(served.api);
  viewer = await aMember(served.api, owner, { role: "VIEWER" });
});
afterAll(() => gateway.close());

const send = (mutation: string, input: object, reads: string, user = owner) =>
  sendStep(gateway, { jwt: user.jwt }, { mutation, input: () => input, reads });
const upload = (content: string, user = owner, kind = "BUYER") =>
  sendStep(
    gateway,
    { jwt: user.jwt },
    {
      mutation: "uploadImport",
      input: () => ({ file: null, kind }),
      reads: "import { importId kind state hasHeadings rowCount columns { heading field samples } notes at until }",
      file: async () => Buffer.from(content),
    },
  );

test("a table is uploaded, checked, imported and undone through GraphQL (R-752, R-755, R-756)", async () => {
  const uploaded = (await upload("Customer,Country\nHanse,Germany\nBad,Nowhere\n")).at("uploadImport.import") as { importId: string };
  expect(uploaded).toMatchObject({
    kind: "BUYER",
    state: "READ",
    columns: [
      { heading: "Customer", field: "name", samples: ["Hanse", "Bad"] },
      { heading: "Country", field: "country" },
    ],
  });
  const { importId } = uploaded;
  const reading = { importId, fields: ["name", "country"] };
  const counts = "check { newCount changedCount sameCount errorCount rowCount rows { row status cells problems { column message } } }";
  const checked = await send("checkImport", { ...reading, status: "ERROR", edits: [{ row: 2, column: 0, text: "Hansa" }] }, counts);
  expect(checked.at("checkImport.check")).toMatchObject({
    newCount: 1,
    errorCount: 1,
    rowCount: 1,
    rows: [{ row: 3, problems: [{ column: 1 }] }],
  });
  const refused = await send("applyImport", reading, "import { state }");
  expect(refused.at("applyImport")).toMatchObject({ import: null, errors: [{ code: "INVALID" }] });
  const applied = await send(
    "applyImport",
    { ...reading, skipsErrors: true },
    "import { addedCount } viewer { buyers { nodes { name } } imports { importId } }",
  );
  expect(applied.at("applyImport")).toMatchObject({
    import: { addedCount: 1 },
    viewer: { buyers: { nodes: [{ name: "Hanse" }] }, imports: [{ importId }] },
  });
  const undone = await send(
    "undoImport",
    { importId },
    "undone { undoneCount keptCount kept { name reason } } viewer { imports { importId } }",
  );
  expect(undone.at("undoImport")).toMatchObject({ undone: { undoneCount: 1, keptCount: 0, kept: [] }, viewer: { imports: [] } });
});

test("a table of shipments takes the firm's global id, and no other (R-993)", async () => {
  const { user, firm } = await anExporter(served.api);
  await aFirm(served.api, user, { name: "Second Firm" });
  const table = "Shipment Name\tConsignee\tProduct\nRice 1\tAl Marjan Foodstuff Trading L.L.C.\tGOLD\n";
  const { importId } = (await upload(table, user, "SHIPMENT")).at("uploadImport.import") as { importId: string };
  const names = ["type", "destinationCountry", "portOfLoading", "portOfDischarge", "finalDestination", "quantity", "rate"];
  const check = (firmId: string | null) =>
    send(
      "checkImport",
      { importId, fields: ["name", "consignee", "product", ...names], firmId },
      "check { rows { problems { message } } }",
      user,
    );
  const said = async (firmId: string | null) =>
    JSON.stringify((await check(firmId)).at("checkImport")).includes(importMessages.firmMissing);
  expect(await said(null)).toBe(true);
  expect(await said(globalId("Firm", firm.firmId))).toBe(false);
  expect((await check(globalId("Buyer", firm.firmId))).at("checkImport.errors")).toMatchObject([
    { code: "NOT_FOUND", message: "Firm not found" },
  ]);
});

test("mappings are saved, listed and deleted, and viewers import nothing (R-757)", async () => {
  const input = { kind: "BUYER", name: "Old", columns: [{ heading: "Kunde", field: "name" }] };
  const saved = await send("saveImportMapping", input, "mapping { mappingId }");
  const mappingId = saved.at("saveImportMapping.mapping.mappingId");
  const list = "{ viewer { importMappings(kind: BUYER) { mappingId kind name columns { heading field } } } }";
  expect((await gateway.ask(list, {}, { authorization: `Bearer ${owner.jwt}` })).at("viewer.importMappings")).toEqual([
    { mappingId, ...input },
  ]);
  const deleted = await send("deleteImportMapping", { mappingId }, "viewer { importMappings { name } }");
  expect(deleted.at("deleteImportMapping.viewer.importMappings")).toEqual([]);
  expect((await upload("Name\nHanse\n", viewer)).errors[0]?.message ?? "").toContain("Your role may only read");
});
