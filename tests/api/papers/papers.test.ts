import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaperSet } from "#domain/documents/papers.ts";
import { openDatabase } from "../../../api/db/database.ts";
import * as migration from "../../../api/db/migrations/document/0041-papers.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { aPng } from "../../support/files/images.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const png = aPng({ width: 2, height: 2 });
const terms = { termsOfShipment: "FOB MUNDRA", termsOfPayment: "T/T" };
const pathOf = (shipmentId: string) => `/v1/shipment/papers?shipmentId=${shipmentId}`;
const papersOf = async (shipmentId: string) => (await exporter.user.get<PaperSet>(pathOf(shipmentId))).data;
const choose = (shipmentId: string, papers: object[] | null) => exporter.user.post<PaperSet>(pathOf(shipmentId), { papers });
const put = (shipmentId: string, type: string) => attach(api, exporter.user, shipmentId, { name: `${type}.png`, content: png, type });
const remove = (shipmentId: string, key: string) =>
  exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
const statesOf = async (shipmentId: string) =>
  (await papersOf(shipmentId)).papers.map(({ type, state, isNeeded }) => `${isNeeded ? "" : "not needed: "}${type} ${state}`);

test("a shipment's papers follow its files and its terms (R-810, R-811)", async () => {
  const { shipmentId } = await aShipment(exporter, terms);
  expect(await statesOf(shipmentId)).toEqual(["CONTRACT MISSING", "INVOICE MISSING", "PACKING_LIST MISSING", "BILL_OF_LADING MISSING"]);
  const { data: draft } = await put(shipmentId, "DRAFT_BILL_OF_LADING");
  await put(shipmentId, "COO");
  expect(await papersOf(shipmentId)).toMatchObject({ needed: 4, available: 0 });
  expect((await statesOf(shipmentId)).slice(3)).toEqual(["BILL_OF_LADING DRAFT", "not needed: COO AVAILABLE"]);
  const { data: bill } = await put(shipmentId, "BILL_OF_LADING");
  expect((await papersOf(shipmentId)).papers[3]).toMatchObject({
    type: "BILL_OF_LADING",
    state: "AVAILABLE",
    key: bill.key,
    source: "TERMS",
  });
  await remove(shipmentId, bill.key);
  await remove(shipmentId, draft.key);
  expect((await statesOf(shipmentId))[3]).toBe("BILL_OF_LADING MISSING");
  const body = aShipmentBody(exporter, { termsOfShipment: "CIF JEBEL ALI", termsOfPayment: "L/C at sight" });
  await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body);
  expect((await statesOf(shipmentId)).slice(4)).toEqual(["COI MISSING", "BILLS MISSING", "not needed: COO AVAILABLE"]);
});

test("an invoice that was generated with the packing list is both, until it is deleted (R-811)", async () => {
  const { shipmentId } = await aShipment(exporter, terms);
  const { data } = await documentCalls(exporter.user, shipmentId).generate("invoice", { addPL: true });
  expect((await statesOf(shipmentId)).slice(1, 3)).toEqual(["INVOICE AVAILABLE", "PACKING_LIST AVAILABLE"]);
  await remove(shipmentId, data.key);
  expect((await statesOf(shipmentId)).slice(1, 3)).toEqual(["INVOICE MISSING", "PACKING_LIST MISSING"]);
});

test("generated origin papers are a draft of the certificate of origin, and a covering letter is no bill of exchange (R-1291)", async () => {
  const { shipmentId } = await aShipment(exporter, { ...terms, termsOfPayment: "L/C at sight" });
  const calls = documentCalls(exporter.user, shipmentId);
  for (const kind of ["origin", "covering-letter"] as const) expect((await calls.generate(kind)).errors).toEqual([]);
  expect((await statesOf(shipmentId)).slice(4)).toEqual(["BILLS MISSING", "not needed: COO DRAFT"]);
  expect((await calls.generate("bill-of-exchange", { date: "25/11/2025" })).errors).toEqual([]);
  await put(shipmentId, "COO");
  expect((await statesOf(shipmentId)).slice(4)).toEqual(["BILLS AVAILABLE", "not needed: COO AVAILABLE"]);
});

test("a chosen set holds for its shipment and begins the next one to the same consignee, without its dates (R-812, R-813)", async () => {
  const { shipmentId, version } = await aShipment(exporter, terms);
  const { data } = await choose(shipmentId, [
    { type: "INVOICE" },
    { type: "COO", originals: 1, copies: 2, note: " For the bank ", dueOn: "28/11/2025" },
  ]);
  const coo = { type: "COO", isNeeded: true, source: "MANUAL", originals: 1, copies: 2, note: "For the bank", dueOn: "2025-11-28" };
  expect(data).toMatchObject({ needed: 2, isChosen: true, papers: [{ type: "INVOICE", source: "TERMS" }, coo] });
  expect(await papersOf(shipmentId)).toEqual(data);
  expect((await documentCalls(exporter.user, shipmentId).read()).version).toBe(version);
  const next = await aShipment(exporter, { ...terms, name: "Next" });
  expect((await papersOf(next.shipmentId)).papers).toMatchObject([{ type: "INVOICE" }, { ...coo, dueOn: "" }]);
  const other = await aShipment(exporter, { ...terms, consigneeId: exporter.notifyId });
  expect(await papersOf(other.shipmentId)).toMatchObject({ needed: 4 });
  expect((await choose(shipmentId, null)).data).toMatchObject({ needed: 4, isChosen: false });
  const { data: trail } = await exporter.user.get<{ entries: { sentence: string; changes: object[] }[] }>(
    `/v1/shipment/history?shipmentId=${shipmentId}`,
  );
  expect(trail.entries[0]?.changes).toContainEqual({ field: "needed document", of: "", from: "Certificate of Origin", to: "" });
});

test("a set that names a type twice or unknown, a long note or no date is refused, and another office's shipment is not found (R-812)", async () => {
  const { shipmentId } = await aShipment(exporter, terms);
  const before = await papersOf(shipmentId);
  const refused = await choose(shipmentId, [
    { type: "COO", note: "n".repeat(201) },
    { type: "COO", dueOn: "31/02/2026" },
    { type: "PACKING_LIST", dueOn: "28/02/0026" },
  ]);
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.errors.map(({ field }) => field)).toEqual([
    ["papers", "0", "note"],
    ["papers", "1", "type"],
    ["papers", "1", "dueOn"],
    ["papers", "2", "dueOn"],
  ]);
  expect((await choose(shipmentId, [{ type: "MERGED_DOCS" }])).status).toBe(400);
  expect((await choose(shipmentId, [{ type: "COO", copies: 1e9 }])).status).toBe(400);
  const { user } = await anExporter(api);
  expect((await user.get(pathOf(shipmentId))).status).toBe(404);
  expect((await user.post(pathOf(shipmentId), { papers: null })).status).toBe(404);
  expect(await papersOf(shipmentId)).toEqual(before);
});

test("two who choose at once leave one of their sets (R-812)", async () => {
  const { shipmentId } = await aShipment(exporter, terms);
  await Promise.all([choose(shipmentId, [{ type: "COO" }]), choose(shipmentId, [{ type: "FUMIGATION" }])]);
  const needed = (await papersOf(shipmentId)).papers.filter(({ isNeeded }) => isNeeded).map(({ type }) => type);
  expect([["COO"], ["FUMIGATION"]]).toContainEqual(needed);
});

test("the migration gives shipments of before the same papers (R-811)", async () => {
  const { shipmentId } = await aShipment(exporter, { ...terms, termsOfShipment: "CIP Hamburg", consigneeId: exporter.sellerId });
  await documentCalls(exporter.user, shipmentId).generate("invoice", { addPL: true });
  await documentCalls(exporter.user, shipmentId).generate("invoice", {});
  await documentCalls(exporter.user, shipmentId).generate("bill-of-lading");
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(3);
  const before = await papersOf(shipmentId);
  expect(before).toMatchObject({ needed: 5, available: 1 });
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    await sql`DROP TABLE papers`.execute(db);
    await sql`DROP INDEX shipments_consignee`.execute(db);
    // A migration knows no tables.
    await migration.up(db as unknown as Kysely<unknown>);
    await close();
  });
  expect(await papersOf(shipmentId)).toEqual(before);
});
