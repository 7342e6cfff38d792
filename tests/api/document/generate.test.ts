import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attachmentsOf, contentOf } from "../../support/api/calls/attachments.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { workedShipments } from "../../support/api/shipments/workedShipments.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
  calls = documentCalls(exporter.user, shipmentId);
});

describe("a generated document", () => {
  const titles: Partial<Record<DocumentKind, string>> = {
    "custom-document": "We undertake.",
    "covering-letter": "PRESENTATION UNDER DOCUMENTARY CREDIT",
    "customs-pack": "EXPORT VALUE DECLARATION",
    origin: "DECLARATION OF ORIGIN",
  };
  const numbers: Partial<Record<DocumentKind, string>> = { contract: "TV_SC_1", "proforma-invoice": "TV_PI_1" };
  for (const kind of documentKinds) {
    test(`${kind} is a PDF among the shipment's attachments (R-253, R-390)`, async () => {
      const { attachmentType: type, words } = documentOf(kind);
      const name = kind === "custom-document" ? "Undertaking.pdf" : `${words.fileName} ${numbers[kind] ?? "TV_EXP_1"}.pdf`;
      const { status, data } = await calls.generate(kind);
      expect(status).toBe(200);
      const size = { sizeInMB: expect.any(Number), sizeInBytes: expect.any(Number) };
      const attachment = {
        name,
        key: expect.any(String),
        ...size,
        contentType: "application/pdf",
        type,
        time: expect.any(String),
        audience: [],
        state: "APPROVED",
        madeBy: "OFFICE",
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      };
      const version = { version: 1, supersedes: null, supersededBy: null, changes: null };
      expect(data).toEqual({ ...attachment, ...version, warnings: [], unknownFields: [] });
      expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([
        { ...attachment, ...version, key: data.key, time: data.time, staleFields: [] },
      ]);
      const pdf = await contentOf(exporter.user, data);
      expect(pdf.toString("latin1", 0, 5)).toBe("%PDF-");
      expect(data.sizeInMB).toBeCloseTo(pdf.length / 1024 / 1024, 5);
      expect(data.sizeInBytes).toBe(pdf.length);
      expect(pdfWords(pdf)).toContain(titles[kind] ?? words.title);
    });
  }

  test("names the price break-up that it omits, and so does its preview (R-470)", async () => {
    const { data } = await calls.generate("proforma-invoice", { printCNF: true });
    const { data: preview } = await calls.preview("proforma-invoice", { printCNF: true });
    const message = "FOB, freight and insurance of this shipment are all 0: there is nothing to print.";
    const warnings = [{ message, code: "BREAK_UP_OMITTED", field: ["charges", "fob"] }];
    expect([data.warnings, preview.warnings]).toEqual([warnings, warnings]);
  });

  test("of the worked cases shows their figures (R-368)", async () => {
    const { user, cases } = await workedShipments(api);
    const words = [];
    for (const { body, documentRequests } of cases) {
      const { data } = await user.post<Shipment>("/v1/shipment/add", body);
      const path = `/v1/shipment/document/invoice?shipmentId=${data.shipmentId}`;
      words.push(pdfWords(await contentOf(user, (await user.post<Attachment>(path, documentRequests.invoice)).data)));
    }
    for (const figure of ["82,500.00", "16,500.00", "66,000.00", "3,000 BAGS", "TVXU1001031"]) expect(words[0]).toContain(figure);
    for (const figure of ["2,047,375.00", "110,000 BAGS", "TWO MILLION"]) expect(words[1]).toContain(figure);
  });

  test("shows the shipment's snapshots, not the master data of now (R-368)", async () => {
    await exporter.user.post(`/v1/user/broker/update?brokerId=${exporter.brokerId}`, { name: "Changed Broker" });
    const { data } = await calls.generate("contract");
    expect(pdfWords(await contentOf(exporter.user, data))).toContain("Levant Agri Brokers FZE");
  });

  test("made again is a second attachment; nothing is overwritten", async () => {
    const [first, second] = [await calls.generate("invoice"), await calls.generate("invoice")];
    expect(first.data.key).not.toBe(second.data.key);
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
  });

  test("is made once under an Idempotency-Key", async () => {
    const headers = { "idempotency-key": `invoice ${shipmentId}` };
    const [first, second] = await Promise.all([calls.generate("invoice", {}, headers), calls.generate("invoice", {}, headers)]);
    expect(second.data).toEqual(first.data);
    const { warnings: _warnings, unknownFields: _unknown, ...attachment } = first.data;
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([{ ...attachment, staleFields: [] }]);
  });

  test("keeps a contract's sections in the order of the request (R-258)", async () => {
    const { data } = await calls.generate("contract", { fields: { Zeta: "Last letter.", Alpha: "First letter." } });
    const words = pdfWords(await contentOf(exporter.user, data));
    expect(words.indexOf("Zeta")).toBeGreaterThan(0);
    expect(words.indexOf("Zeta")).toBeLessThan(words.indexOf("Alpha"));
  });
});

describe("a document of a shipment that was changed since", () => {
  const stale = {
    status: 409,
    data: null,
    errors: [{ error: "This shipment was changed since you opened it", code: "CONFLICT", field: ["version"] }],
  };

  test("is refused, and nothing is stored", async () => {
    await calls.generate("proforma-invoice");
    expect(await calls.generate("invoice", { version: 1 })).toMatchObject(stale);
    expect(await calls.generate("custom-document", {}, { "if-match": '"1"' })).toMatchObject(stale);
    expect(await calls.read()).toMatchObject({ invoiceNo: "", piNo: "TV/PI/1" });
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
  });

  test("is made of the version that is told, or where none is told", async () => {
    expect((await calls.generate("proforma-invoice", { version: 1 })).status).toBe(200);
    expect((await calls.generate("invoice", {}, { "if-match": '"2"' })).status).toBe(200);
    expect((await calls.generate("packing-list", { version: null })).status).toBe(200);
  });
});

describe("a request is refused and leaves no trace", () => {
  const wrong: [kind: DocumentKind, change: object, status: number, error: string, field: string[]][] = [
    ["proforma-invoice", { piNo: " " }, 422, "Please fill in all required fields", ["piNo"]],
    ["proforma-invoice", { piDate: "" }, 422, "Please fill in all required fields", ["piDate"]],
    ["invoice", { invoiceNo: null }, 422, "Please fill in all required fields", ["invoiceNo"]],
    ["invoice", { invoiceDate: "" }, 422, "Please fill in all required fields", ["invoiceDate"]],
    ["packing-list", { invoiceNo: "" }, 422, "Please fill in all required fields", ["invoiceNo"]],
    ["contract", { contractNumber: "" }, 422, "Please fill in all required fields", ["contractNumber"]],
    ["contract", { contractDate: "" }, 422, "Please fill in all required fields", ["contractDate"]],
    ["custom-document", { name: "" }, 422, "Please select a template and fill in the document body", ["name"]],
    ["custom-document", { body: " \n" }, 422, "Please select a template and fill in the document body", ["body"]],
    [
      "invoice",
      { invoiceDate: "31/02/2025" },
      422,
      "Invoice Date must be a date of the calendar as DD/MM/YYYY, from 1900 on",
      ["invoiceDate"],
    ],
    [
      "invoice",
      { invoiceDate: "12/11/0025" },
      422,
      "Invoice Date must be a date of the calendar as DD/MM/YYYY, from 1900 on",
      ["invoiceDate"],
    ],
    ["invoice", { piDate: "2025-10-03" }, 422, "PI Date must be a date of the calendar as DD/MM/YYYY, from 1900 on", ["piDate"]],
    [
      "contract",
      { contractDate: "tomorrow" },
      422,
      "Contract Date must be a date of the calendar as DD/MM/YYYY, from 1900 on",
      ["contractDate"],
    ],
    ["contract", { fields: { "1": "One" } }, 422, 'The field name "1" must not be a whole number', ["fields", "0"]],
    ["contract", { fields: { Packing: "a", " Packing": "b" } }, 422, 'The field "Packing" stands twice', ["fields", "1"]],
    ["contract", { fields: "none" }, 400, "fields must be an object", ["fields"]],
    ["bill-of-exchange", { payee: "" }, 422, "Please fill in all required fields", ["payee"]],
    ["bill-of-exchange", { blDate: "31/02/2025" }, 422, "B/L Date must be a date of the calendar as DD/MM/YYYY, from 1900 on", ["blDate"]],
    ["bill-of-exchange", { tenor: "AFTER_SIGHT" }, 422, "The tenor counts days: please enter how many, at least 1", ["tenorDays"]],
    ["bill-of-exchange", { tenorDays: -1 }, 400, "tenorDays must be a whole number from 0 to 720", ["tenorDays"]],
    ["beneficiary-certificate", { certificates: [] }, 422, "Please fill in all required fields", ["certificates"]],
    [
      "beneficiary-certificate",
      { certificates: [{ text: "We certify." }, { text: " " }] },
      422,
      "Certificate 2 has no text",
      ["certificates", "1", "text"],
    ],
    [
      "beneficiary-certificate",
      { certificates: Array.from({ length: 21 }, () => ({})) },
      400,
      "certificates must have at most 20 items",
      ["certificates"],
    ],
    [
      "shipment-advice",
      { onBoardDate: "31/02/2025" },
      422,
      "On Board Date must be a date of the calendar as DD/MM/YYYY, from 1900 on",
      ["onBoardDate"],
    ],
    ["covering-letter", { lcNo: "" }, 422, "A presentation needs the number of the letter of credit", ["lcNo"]],
    [
      "covering-letter",
      { enclosures: [{ document: "B/L", originals: -1 }] },
      400,
      "originals must be a whole number from 0 to 99",
      ["enclosures", "0", "originals"],
    ],
    ["invoice", { addPL: "yes" }, 400, "addPL must be true or false", ["addPL"]],
    ["invoice", { remarks: "x".repeat(5001) }, 400, "remarks must be at most 5000 characters long", ["remarks"]],
  ];
  for (const [kind, change, status, error, field] of wrong) {
    test(`${kind} with ${JSON.stringify(change).slice(0, 50)} (R-251, R-252)`, async () => {
      expect(await calls.generate(kind, change)).toMatchObject({ status, data: null, errors: [{ error, field }] });
      expect(await calls.read()).toMatchObject({ attachments: [], invoiceNo: "", piNo: "", contractNo: "" });
    });
  }

  test("a letter that no font has is refused with its place", async () => {
    const line = aLine(exporter, { description: "Cuneiform \u{12000}" });
    ({ shipmentId } = await aShipment(exporter, { products: [line] }));
    const { status, data, errors } = await documentCalls(exporter.user, shipmentId).generate("invoice");
    expect({ status, data }).toEqual({ status: 422, data: null });
    expect(errors).toMatchObject([{ code: "INVALID", field: ["products", "0", "description"] }]);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
  });

  test("another owner's shipment is not found, for documents and previews alike", async () => {
    const theirs = await aShipment(stranger);
    const asked = documentCalls(exporter.user, theirs.shipmentId);
    for (const kind of documentKinds) {
      const notFound = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND" }] };
      expect(await asked.generate(kind)).toMatchObject(notFound);
      expect(await asked.preview(kind)).toMatchObject(notFound);
    }
    expect(await attachmentsOf(stranger.user, theirs.shipmentId)).toEqual([]);
  });
});
