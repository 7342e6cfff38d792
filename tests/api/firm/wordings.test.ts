import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Firm } from "#domain/account/userInfo.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { contentOf } from "../../support/api/calls/attachments.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const updateFirm = (data: object) =>
  exporter.user.post<Firm>(`/v1/user/firm/update?firmId=${exporter.firm.firmId}`, { ...exporter.firm, ...data });

test("a firm keeps its own wordings, and its history says only that they changed (R-590)", async () => {
  const { data } = await updateFirm({ rodtepWording: "  We claim RoDTEP.\nTruly. ", originWording: " " });
  expect(data).toMatchObject({ rodtepWording: "We claim RoDTEP.\nTruly." });
  expect(data).not.toHaveProperty("originWording");
  const { data: trail } = await exporter.user.get<{ entries: AuditEntry[] }>("/v1/audit-trail");
  const changes = trail.entries.flatMap((entry) => entry.changes).filter(({ field }) => field === "RoDTEP Declaration");
  expect(changes).toEqual([{ field: "RoDTEP Declaration", of: "", from: null, to: null }]);
});

test("a wording of more than 4000 characters is refused (R-590)", async () => {
  const { status, errors } = await updateFirm({ vgmWording: "x".repeat(4001) });
  const error = "VGM Declaration must be at most 4000 characters long";
  expect([status, errors]).toEqual([422, [expect.objectContaining({ error, field: ["vgmWording"] })]]);
});

test("a document prints the firm's present wording, with merge fields, unless the request has a text or blanks it (R-590)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const { user } = exporter;
  const calls = documentCalls(user, shipmentId);
  const wordsOf = async (given: object) => pdfWords(await contentOf(user, (await calls.generate("covering-letter", given)).data));
  expect(await wordsOf({ declarations: null })).toContain("no other bank has been asked");
  await updateFirm({ coveringLetterWording: "We declare it for {{consignee.name}} and {{consignee.nmae}}." });
  const { consignee } = await calls.read();
  expect(await wordsOf({ declarations: null })).toContain(`We declare it for ${consignee.name} and {{consignee.nmae}}.`);
  expect(await wordsOf({ declarations: "Only this." })).toContain("Only this.");
  const blank = await wordsOf({ declarations: "" });
  expect(blank).not.toContain("Declarations");
  expect((await calls.generate("covering-letter", { declarations: null })).data.unknownFields).toEqual(["consignee.nmae"]);
});

test("a dialog proposes the firm's wording; a document made with it follows the firm's, one with another text keeps its own (R-590)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const { user } = exporter;
  const calls = documentCalls(user, shipmentId);
  const proposed = async () =>
    (await user.get<{ declarations: string }>(`/v1/shipment/document/covering-letter/proposal?shipmentId=${shipmentId}`)).data;
  await updateFirm({ coveringLetterWording: "First wording." });
  const { declarations } = await proposed();
  expect(declarations).toBe("First wording.");
  const { data: letter } = await calls.generate("covering-letter", { declarations });
  await updateFirm({ coveringLetterWording: "Second wording." });
  expect(await proposed()).toMatchObject({ declarations: "Second wording." });
  const again = (key: string) => user.post<Attachment>(`/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${key}`, {});
  const { data: second } = await again(letter.key);
  expect(pdfWords(await contentOf(user, second))).toContain("Second wording.");
  const { data: own } = await calls.generate("covering-letter", { declarations: "Own words." });
  expect(await proposed()).toMatchObject({ declarations: "Own words." });
  expect(pdfWords(await contentOf(user, (await again(own.key)).data))).toContain("Own words.");
});
