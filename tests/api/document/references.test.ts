import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { documents } from "#domain/documents/document.ts";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
let shipment: Shipment;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

async function given(change: Partial<ShipmentBody> = {}): Promise<void> {
  shipment = await aShipment(exporter, change);
  calls = documentCalls(exporter.user, shipment.shipmentId);
}
beforeEach(() => given());

const none = { orderNo: "", orderDate: "", lcNo: "", lcDate: "", lcIssuingBank: "" };
const credit = { lcNo: "GLB/ILC/1", lcDate: "10/10/2025", lcIssuingBank: "Gulf Lending Bank" };
const order = { orderNo: "PO-1187", orderDate: "02/10/2025" };
const draft = { draftNo: "BL1", date: "20/11/2025" };
const advice = { date: "20/11/2025", ...none };

test("a document stores a credit and an order that the shipment lacks, with history and version (R-1117)", async () => {
  const { status } = await calls.generate("shipment-advice", { ...advice, ...credit, ...order, lcNo: " GLB/ILC/1 " });
  expect(status).toBe(200);
  const stored = await calls.read();
  expect(stored).toMatchObject({ ...credit, ...order, version: shipment.version + 1 });
  expect(stored.attachments[0]?.staleFields).toEqual([]);
  const [entry] = (await trailOf(exporter.user, "limit=1")).entries;
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "L/C number", from: "", to: "GLB/ILC/1" }),
      expect.objectContaining({ field: "buyer's order date", from: "", to: "02/10/2025" }),
    ]),
  );
});

test.each<[string, Partial<ShipmentBody>, object, object]>([
  ["another credit", { ...credit }, { lcNo: "OTHER/2", lcDate: "11/10/2025", lcIssuingBank: "Other Bank" }, credit],
  [
    "another credit's date and bank",
    { lcNo: "GLB/ILC/1" },
    { ...credit, lcNo: "OTHER/2" },
    { lcNo: "GLB/ILC/1", lcDate: "", lcIssuingBank: "" },
  ],
  ["a bank without a credit", {}, { lcIssuingBank: "Gulf Lending Bank" }, { lcNo: "", lcIssuingBank: "" }],
  ["blank values", { ...credit }, {}, credit],
])("%s leaves the shipment's as they are (R-1117)", async (_what, stored, named, expected) => {
  await given(stored);
  expect((await calls.generate("shipment-advice", { ...advice, ...named })).status).toBe(200);
  expect(await calls.read()).toMatchObject(expected);
  const [entry] = (await trailOf(exporter.user, "limit=1")).entries;
  expect(entry?.changes.filter(({ field }) => field.startsWith("L/C"))).toEqual([]);
});

test("the date and the bank of the shipment's own credit are filled in (R-1117)", async () => {
  await given({ lcNo: "GLB/ILC/1" });
  await calls.generate("shipment-advice", { ...advice, ...credit, lcDate: "" });
  expect(await calls.read()).toMatchObject({ ...credit, lcDate: "" });
});

test.each([
  ["GLB/ILC/1", "Gulf Lending Bank"],
  ["", ""],
])("a draft bill of lading adds its bank to the shipment's credit '%s', if there is one (R-1117)", async (lcNo, lcIssuingBank) => {
  await given({ lcNo });
  const { status } = await calls.generate("bill-of-lading", { ...draft, consignedTo: "ORDER_OF_BANK", lcIssuingBank: "Gulf Lending Bank" });
  expect(status).toBe(200);
  expect(await calls.read()).toMatchObject({ lcNo, lcIssuingBank });
});

test("a document that is made again does not bring back a credit that was taken from the shipment (R-1117)", async () => {
  const { data } = await calls.generate("shipment-advice", { ...advice, ...credit });
  const { shipmentId, lcNo } = await calls.read();
  expect(lcNo).toBe(credit.lcNo);
  await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, aShipmentBody(exporter, none));
  const again = await exporter.user.post(`/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${data.key}`, {});
  expect(again.status).toBe(200);
  expect(await calls.read()).toMatchObject({ lcNo: "", lcDate: "", lcIssuingBank: "" });
});

test("a document of a stale version fills in nothing (R-1117)", async () => {
  const { status } = await calls.generate("shipment-advice", { ...advice, ...credit, version: shipment.version + 5 });
  expect(status).toBe(409);
  expect(await calls.read()).toMatchObject(none);
});

const naming = documents.flatMap(({ kind, fields }) =>
  fields.flatMap((field: DocumentField) => ("fills" in field && field.fills ? [[kind, field.name, field, field.fills] as const] : [])),
);

test.each(naming)("%s's %s takes nothing that the shipment could not store (R-1117)", (_kind, _name, field, name) => {
  const stored = shipmentFields[name];
  expect(field.type).toBe(stored.type);
  expect("maxLength" in field ? field.maxLength : 0).toBeLessThanOrEqual("limit" in stored ? Number(stored.limit) : 255);
});
