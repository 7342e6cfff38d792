import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents, type DocumentKind } from "#domain/documents/document.ts";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { transportFields } from "#domain/shipment/progress/transportFields.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, contentOf } from "../../support/api/calls/attachments.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";
import { readEvents } from "../../support/api/eventReader.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let api: TestApi;
let exporter: Exporter;
let shipment: Shipment;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z"), heartbeatMilliseconds: 20 });
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  shipment = await aShipment(exporter);
  calls = documentCalls(exporter.user, shipment.shipmentId);
});

const dates = { blDate: "19/11/2025", onBoardDate: "18/11/2025" };

describe("generating a document", () => {
  test("stores what it says of the transport on the card, with history, version and milestone (R-565)", async () => {
    const { status } = await calls.generate("shipment-advice", {
      date: "20/11/2025",
      blNo: " BL/9 ",
      carrier: "Line",
      eta: "24/11/2025",
      ...dates,
    });
    expect(status).toBe(200);
    const stored = await calls.read();
    expect(stored.transport).toMatchObject({ blNo: "BL/9", carrier: "Line", eta: "24/11/2025", ...dates });
    expect(stored.progress.find(({ milestone }) => milestone === "ON_BOARD")).toMatchObject({ actual: "18/11/2025", by: "Asha Mehta" });
    expect([stored.status, stored.version]).toEqual(["On board", shipment.version + 1]);
    const [entry] = (await trailOf(exporter.user, "limit=1")).entries;
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "B/L number", to: "BL/9" }),
        expect.objectContaining({ of: "On board", to: "18/11/2025" }),
      ]),
    );
  });

  test("tells of the milestone that it reaches, once (R-565)", async () => {
    const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
    const reader = await readEvents(`${url}/ep/api/v1/events?shipmentId=${shipment.shipmentId}`, {
      headers: { authorization: `Bearer ${exporter.user.jwt}` },
    });
    try {
      await calls.generate("covering-letter", dates);
      await calls.generate("covering-letter", dates);
      const events = [];
      for (let count = 0; count < 5; count += 1) events.push(await reader.next());
      expect(events.map((event) => [event?.event, event?.data["milestone"]])).toEqual([
        ["attachment.added", undefined],
        ["shipment.updated", undefined],
        ["milestone.reached", "ON_BOARD"],
        ["attachment.added", undefined],
        ["shipment.updated", undefined],
      ]);
    } finally {
      reader.close();
    }
  });

  test("with a blank value keeps the card's, and prints it (R-565)", async () => {
    await sendProgress(exporter.user, "transport", shipment, { blNo: "BL/9", carrier: "Line", ...dates });
    const { version } = await calls.read();
    const { data } = await calls.generate("shipment-advice", { date: "20/11/2025", carrier: "", blNo: "" });
    const after = await calls.read();
    expect(after.transport).toMatchObject({ blNo: "BL/9", carrier: "Line", ...dates });
    expect([after.version, after.attachments[0]?.staleFields]).toEqual([version + 1, []]);
    const words = pdfWords(await contentOf(exporter.user, data));
    for (const word of ["BL/9", "19/11/2025", "Line"]) expect(words).toContain(word);
  });

  test("again after the card has changed prints the card's values (R-565)", async () => {
    const { data } = await calls.generate("shipment-advice", { date: "20/11/2025", blNo: "BL/1", transhipmentPort: "Colombo" });
    await sendProgress(exporter.user, "transport", await calls.read(), { blNo: "BL/2", transhipmentPort: "" });
    const path = `/v1/shipment/document/regenerate?shipmentId=${shipment.shipmentId}&key=${data.key}`;
    const again = await exporter.user.post<typeof data>(path, {});
    const words = pdfWords(await contentOf(exporter.user, again.data));
    expect(words).toContain("BL/2");
    expect(words).not.toContain("BL/1");
    expect((await calls.read()).transport.blNo).toBe("BL/2");
  });

  test.each([
    [{ onBoardDate: "23/11/2025" }, "onBoardDate", "This date is in the future"],
    [{ shippingBillDate: "01/12/2025" }, "shippingBillDate", "This date is in the future"],
    [{ portCode: "MUNDRA-1" }, "portCode", "Port Code must be 6 characters: 5 letters, and a digit or B, as INMUN1 or INRXLB"],
  ])("with %o that the card refuses names the document's field and stores nothing (R-565)", async (wrong, field, message) => {
    const request = { date: "31/12/2025", blDate: "", onBoardDate: "", shippingBillDate: "", ...wrong };
    for (const refused of [await calls.generate("covering-letter", request), await calls.preview("covering-letter", request)]) {
      expect([refused.status, refused.errors]).toEqual([422, [expect.objectContaining({ error: message, field: [field] })]]);
    }
    const { transport, version, attachments } = await calls.read();
    expect([transport.blNo, version, attachments]).toEqual(["", shipment.version, []]);
  });

  test("of a stale version stores nothing on the card (R-565)", async () => {
    const { status } = await calls.generate("covering-letter", { version: shipment.version + 5 });
    expect(status).toBe(409);
    expect((await calls.read()).transport.blNo).toBe("");
  });
});

const naming = documents.flatMap(({ kind, fields }) =>
  fields.flatMap((field: DocumentField) =>
    "transport" in field && field.transport ? [[kind, field.name, field, field.transport] as const] : [],
  ),
);

test.each(naming)("%s's %s takes nothing that its field of the card could not store (R-565)", (_kind, _name, field, transport) => {
  const card: TransportField = transportFields[transport];
  const types: Record<string, string[]> = { text: ["text", "number", "longText"], date: ["date"], choice: ["choice"], count: ["count"] };
  expect(types[card.type]).toContain(field.type);
  expect("maxLength" in field ? field.maxLength : 0).toBeLessThanOrEqual(card.limit ?? 255);
  expect(field.type === "choice" ? field.choices.map(({ value }) => value) : []).toEqual(Object.keys(card.choices ?? {}));
  expect(field.type === "count" ? field.most : 0).toBeLessThanOrEqual(card.highest ?? 999);
  // An omitted value must not replace the card's by a default.
  expect("default" in field ? field.default : "").toBe("");
});

test("a proposal of a draft and of a letter has the originals that the transport document has, under its name (R-1392)", async () => {
  const pdf = await aPdf(["Waybill"]);
  const given = async (blType: string, lcNo: string) => {
    const sent = await aShipment(exporter, { lcNo });
    const { shipmentId } = sent;
    const propose = async (kind: DocumentKind) =>
      await exporter.user.get(`/v1/shipment/document/${kind}/proposal?shipmentId=${shipmentId}&today=21/11/2025`);
    await sendProgress(exporter.user, "transport", sent, { blType });
    await attach(api, exporter.user, shipmentId, { name: "waybill.pdf", content: pdf, type: "BILL_OF_LADING" });
    const { originals, clauses } = (await propose("bill-of-lading")).data;
    expect(String(clauses).includes("on board")).toBe(!["AIR", "COURIER"].includes(blType));
    return [originals, (await propose("covering-letter")).data["enclosures"]];
  };
  expect(await given("ORIGINAL", "")).toEqual([3, [{ document: "Bill of lading", originals: 3, copies: 0 }]]);
  expect(await given("SEAWAY", "")).toEqual(["", [{ document: "Sea waybill", originals: 0, copies: 1 }]]);
  expect(await given("SEAWAY", "LC/1")).toEqual([1, [{ document: "Sea waybill", originals: 1, copies: 0 }]]);
  expect(await given("AIR", "LC/1")).toEqual([1, [{ document: "Air waybill", originals: 1, copies: 0 }]]);
  expect(await given("COURIER", "")).toEqual([1, [{ document: "Courier receipt", originals: 1, copies: 0 }]]);
});

test("a draft of a document that is not of the sea is numbered and filed by its kind, as a further version of the draft before (R-1407)", async () => {
  const { shipmentId } = shipment;
  await calls.generate("invoice", { invoiceNo: "TV/7" });
  const proposed = async (blType: string) => {
    await sendProgress(exporter.user, "transport", shipment, { blType });
    const path = `/v1/shipment/document/bill-of-lading/proposal?shipmentId=${shipmentId}&today=21/11/2025`;
    return (await exporter.user.get(path)).data["draftNo"];
  };
  const numbers = [];
  for (const blType of ["", "SEAWAY", "AIR", "ROAD", "RAIL", "COURIER"]) numbers.push(await proposed(blType));
  expect(numbers).toEqual(["TV/7/BL1", "TV/7/BL1", "TV/7/AWB1", "TV/7/CN1", "TV/7/CN1", "TV/7/CR1"]);
  const names = [];
  for (const blType of ["ORIGINAL", "AIR", "RAIL"]) {
    const { data } = await calls.generate("bill-of-lading", { draftNo: "TV/7/X1", date: "12/11/2025", blType });
    names.push([data.name, data.version, data.type]);
  }
  expect(names).toEqual([
    ["Draft Bill of Lading TV_7_X1.pdf", 1, "DRAFT_BILL_OF_LADING"],
    ["Draft Air Waybill TV_7_X1.pdf", 2, "DRAFT_BILL_OF_LADING"],
    ["Draft Rail Consignment Note TV_7_X1.pdf", 3, "DRAFT_BILL_OF_LADING"],
  ]);
});
