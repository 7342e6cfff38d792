import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { attachmentsOf } from "../../support/api/calls/attachments.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
  calls = documentCalls(exporter.user, shipmentId);
  await defaults([
    { type: "INVOICE", audience: ["IMPORTER", "CHA"] },
    { type: "PACKING_LIST", audience: ["CHA"] },
  ]);
});

function defaults(rows: object[]) {
  return exporter.user.post("/v1/sharing-defaults", { defaults: rows });
}

function setAudience(key: string, audience: string[]) {
  return exporter.user.post(`/v1/shipment/attachment/audience?shipmentId=${shipmentId}`, { keys: [key], audience });
}

test("a document takes its maker's choice, else the sharing default of its type (R-671)", async () => {
  expect((await calls.generate("packing-list")).data.audience).toEqual(["CHA"]);
  expect((await calls.generate("invoice", { audience: ["BROKER", "IMPORTER"] })).data.audience).toEqual(["IMPORTER", "BROKER"]);
  expect((await calls.generate("contract")).data.audience).toEqual([]);
  expect(await calls.generate("invoice", { audience: ["BANK"] })).toMatchObject({ status: 400, errors: [{ field: ["audience", "0"] }] });
});

test("a new version takes the audience of the one that it replaces, whatever the defaults and the former choice (R-671)", async () => {
  const { key } = (await calls.generate("invoice", { audience: ["BROKER"] })).data;
  const again = () => exporter.user.post<Attachment>(`/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${key}`);
  expect((await again()).data.audience).toEqual(["BROKER"]);
  const newest = (await calls.generate("invoice")).data;
  expect(newest.audience).toEqual(["BROKER"]);
  await setAudience(newest.key, []);
  expect((await again()).data).toMatchObject({ audience: [], supersedes: newest.key });
  expect((await attachmentsOf(exporter.user, shipmentId)).map(({ audience }) => audience)).toEqual([["BROKER"], ["BROKER"], [], []]);
});

test("deleting a document's newest version shows the former one to nobody who might not see both (R-722)", async () => {
  const first = (await calls.generate("invoice", { audience: ["IMPORTER", "BROKER"] })).data;
  const second = (await calls.generate("invoice", { audience: ["BROKER", "CHA"] })).data;
  const third = (await calls.generate("invoice", { audience: ["CHA"] })).data;
  expect(third.version).toBe(3);
  const remove = (key: string) => exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
  const audiences = async () => (await attachmentsOf(exporter.user, shipmentId)).map(({ audience }) => audience);
  expect((await remove(third.key)).status).toBe(200);
  expect(await audiences()).toEqual([["IMPORTER", "BROKER"], ["CHA"]]);
  const { entries } = await trailOf(exporter.user);
  expect(
    entries
      .slice(0, 2)
      .map(({ sentence }) => sentence)
      .join(),
  ).toContain("audience from Broker, CHA to CHA");
  // A version that is not the newest takes nobody's place.
  expect((await remove(first.key)).status).toBe(200);
  expect(await audiences()).toEqual([["CHA"]]);
  expect(second.key).not.toBe(first.key);
});

test("a set takes one choice; without it each document as alone, and the merged PDF what they have in common (R-671, R-672)", async () => {
  const set = (await calls.generateSet(["invoice", "packing-list"], { merged: true })).data;
  expect(set.documents.map(({ audience }) => audience)).toEqual([["IMPORTER", "CHA"], ["CHA"]]);
  expect(set.merged?.audience).toEqual(["CHA"]);
  const chosen = (await calls.generateSet(["invoice", "packing-list"], { merged: true, audience: ["BROKER"] })).data;
  expect([...chosen.documents, chosen.merged].map((file) => file?.audience)).toEqual([["BROKER"], ["BROKER"], ["BROKER"]]);
  const nobody = (await calls.generateSet(["invoice", "contract"], { merged: true, audience: [] })).data;
  expect([...nobody.documents, nobody.merged].map((file) => file?.audience)).toEqual([[], [], []]);
  const entries = (await attachmentsOf(exporter.user, shipmentId)).map(({ audience }) => audience.length);
  expect(entries).toEqual([2, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test("an editor deletes no version whose final former one fewer partners would see; an owner does (R-929)", async () => {
  const first = (await calls.generate("invoice", { audience: ["IMPORTER"] })).data;
  await exporter.user.post(`/v1/shipment/attachment/finalise?shipmentId=${shipmentId}`, { key: first.key });
  const second = (await calls.generate("invoice", { audience: ["CHA"] })).data;
  const editor = await aMember(api, exporter.user, { role: "EDITOR" });
  const remove = (user: TestUser) => user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${second.key}`);
  expect(await remove(editor)).toMatchObject({ status: 403, errors: [{ error: expect.stringContaining("is final") }] });
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
  expect((await remove(exporter.user)).status).toBe(200);
  expect((await attachmentsOf(exporter.user, shipmentId)).map(({ audience }) => audience)).toEqual([[]]);
});

test("a draft hides no version: deleting it changes no audience, and deleting the one that partners see narrows the one before (R-722)", async () => {
  const first = (await calls.generate("invoice", { audience: ["IMPORTER", "BROKER"] })).data;
  const second = (await calls.generate("invoice", { audience: ["BROKER"] })).data;
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  onTestFinished(async () => void (await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false })));
  const remove = (key: string) => exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
  const audienceOf = async (key: string) => (await attachmentsOf(exporter.user, shipmentId)).find((file) => file.key === key)?.audience;
  const draft = (await calls.generate("invoice", { audience: [] })).data;
  expect((await remove(draft.key)).status).toBe(200);
  expect(await audienceOf(second.key)).toEqual(["BROKER"]);
  await calls.generate("invoice", { audience: [] });
  expect((await remove(second.key)).status).toBe(200);
  expect(await audienceOf(first.key)).toEqual(["BROKER"]);
});
