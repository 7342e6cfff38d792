import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/attachment.ts";
import { documentKinds, type DocumentKind } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { anApi, type TestApi } from "../../support/anApi.ts";
import { aLine, anExporter, aShipment, type Exporter } from "../../support/anExporter.ts";
import { attachmentsOf, contentOf } from "../../support/attachments.ts";
import { pdfWords } from "../../support/pdfTools.ts";
import { workedShipments } from "../../support/workedShipments.ts";

type Preview = { pages: string[]; pageCount: number; unknownFields: string[] };

const requests: Record<DocumentKind, Record<string, unknown>> = {
  contract: { contractNumber: "TV/SC/1", contractDate: "06/10/2025", fields: { Packing: "In new bags.", Arbitration: "In London." } },
  "proforma-invoice": { piNo: "TV/PI/1", piDate: "03/10/2025" },
  invoice: { invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" },
  "packing-list": { invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" },
  "custom-document": { name: "Undertaking", heading: "UNDERTAKING", body: "We undertake." },
};

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

async function generate(kind: DocumentKind, change: object = {}, headers: Record<string, string> = {}) {
  const path = `/v1/shipment/document/${kind}?shipmentId=${shipmentId}`;
  return await exporter.user.post<Attachment>(path, { ...requests[kind], ...change }, headers);
}

async function preview(kind: DocumentKind, change: object = {}) {
  const path = `/v1/shipment/document/${kind}/preview?shipmentId=${shipmentId}`;
  return await exporter.user.post<Preview>(path, { ...requests[kind], ...change });
}

async function read(): Promise<Shipment> {
  return (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;
}

async function numbers() {
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = await read();
  return { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate };
}

describe("a generated document", () => {
  const expected: Record<DocumentKind, { type: string; name: string; words: string }> = {
    contract: { type: "CONTRACT", name: "Sales Contract TV_SC_1.pdf", words: "SALES CONTRACT" },
    "proforma-invoice": { type: "PROFORMA_INVOICE", name: "Proforma Invoice TV_PI_1.pdf", words: "PROFORMA INVOICE" },
    invoice: { type: "INVOICE", name: "Commercial Invoice TV_EXP_1.pdf", words: "COMMERCIAL INVOICE" },
    "packing-list": { type: "PACKING_LIST", name: "Packing List TV_EXP_1.pdf", words: "PACKING LIST" },
    "custom-document": { type: "CUSTOM", name: "Undertaking.pdf", words: "We undertake." },
  };
  for (const kind of documentKinds) {
    test(`${kind} is a PDF among the shipment's attachments`, async () => {
      const { type, name, words } = expected[kind];
      const { status, data } = await generate(kind);
      expect(status).toBe(200);
      expect(data).toEqual({ name, key: expect.any(String), sizeInMB: expect.any(Number), type, time: expect.any(String) });
      expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([data]);
      const pdf = await contentOf(exporter.user, data);
      expect(pdf.toString("latin1", 0, 5)).toBe("%PDF-");
      expect(data.sizeInMB).toBeCloseTo(pdf.length / 1024 / 1024, 5);
      expect(pdfWords(pdf)).toContain(words);
    });
  }

  test("of the worked cases shows their figures", async () => {
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

  test("shows the shipment's snapshots, not the master data of now", async () => {
    await exporter.user.post(`/v1/user/broker/update?brokerId=${exporter.brokerId}`, { name: "Changed Broker" });
    const { data } = await generate("contract");
    expect(pdfWords(await contentOf(exporter.user, data))).toContain("Levant Agri Brokers FZE");
  });

  test("made again is a second attachment; nothing is overwritten", async () => {
    const [first, second] = [await generate("invoice"), await generate("invoice")];
    expect(first.data.key).not.toBe(second.data.key);
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
  });

  test("is made once under an Idempotency-Key", async () => {
    const headers = { "idempotency-key": `invoice ${shipmentId}` };
    const [first, second] = await Promise.all([generate("invoice", {}, headers), generate("invoice", {}, headers)]);
    expect(second.data).toEqual(first.data);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([first.data]);
  });

  test("keeps a contract's sections in the order of the request", async () => {
    const { data } = await generate("contract", { fields: { Zeta: "Last letter.", Alpha: "First letter." } });
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
    await generate("proforma-invoice");
    expect(await generate("invoice", { version: 1 })).toMatchObject(stale);
    expect(await generate("custom-document", {}, { "if-match": '"1"' })).toMatchObject(stale);
    expect(await numbers()).toMatchObject({ invoiceNo: "", piNo: "TV/PI/1" });
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
  });

  test("is made of the version that is told, or where none is told", async () => {
    expect((await generate("proforma-invoice", { version: 1 })).status).toBe(200);
    expect((await generate("invoice", {}, { "if-match": '"2"' })).status).toBe(200);
    expect((await generate("packing-list", { version: null })).status).toBe(200);
  });
});

describe("numbers and dates", () => {
  test("that were entered stay on the shipment", async () => {
    await generate("proforma-invoice", { piNo: " TV/PI/7 ", piDate: "3/10/2025", contractNo: "TV/SC/7", contractDate: "06/10/2025" });
    await generate("invoice", { invoiceNo: "TV/EXP/7" });
    expect(await numbers()).toEqual({
      invoiceNo: "TV/EXP/7",
      invoiceDate: "12/11/2025",
      piNo: "TV/PI/7",
      piDate: "03/10/2025",
      contractNo: "TV/SC/7",
      contractDate: "06/10/2025",
    });
  });

  test("make a new version of the shipment where one of them changes, and none where they stay", async () => {
    await generate("invoice");
    expect((await read()).version).toBe(2);
    await generate("invoice");
    await generate("custom-document");
    expect((await read()).version).toBe(2);
  });

  test("that are blank leave the stored ones as they are", async () => {
    await generate("contract");
    await generate("invoice", { contractNo: "", contractDate: " ", piNo: null });
    expect(await numbers()).toMatchObject({ contractNo: "TV/SC/1", contractDate: "06/10/2025", piNo: "", piDate: "" });
  });

  test("survive an update of the shipment", async () => {
    await generate("invoice");
    const { products, charges, ...shipment } = await read();
    const body = {
      ...shipment,
      products,
      charges,
      consigneeId: exporter.consigneeId,
      brokerId: exporter.brokerId,
      bankId: exporter.bankId,
    };
    expect((await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    expect(await numbers()).toMatchObject({ invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });

  test("stand in the list of shipments", async () => {
    await generate("invoice");
    const { data } = await exporter.user.post<{ shipments: Shipment[] }>("/v1/shipment/filter", { sort: "desc", limit: 1 });
    expect(data.shipments[0]).toMatchObject({ shipmentId, invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });
});

describe("a preview", () => {
  for (const kind of documentKinds) {
    test(`of ${kind} answers its pages as SVG and stores nothing`, async () => {
      const before = await read();
      const { status, data } = await preview(kind);
      expect(status).toBe(200);
      expect(data).toEqual({ pages: expect.any(Array), pageCount: data.pages.length, unknownFields: [] });
      expect(data.pages[0]).toMatch(/^<svg[\s>]/);
      expect(await read()).toEqual(before);
    });
  }

  test("answers the pages asked for, and how many there are", async () => {
    const { data: whole } = await preview("invoice", { addPL: true });
    expect(whole.pages.length).toBeGreaterThan(1);
    const first = await preview("invoice", { addPL: true, toPage: 1 });
    expect(first.data).toEqual({ ...whole, pages: whole.pages.slice(0, 1) });
    const others = await preview("invoice", { addPL: true, fromPage: 2, toPage: 1000 });
    expect(others.data).toEqual({ ...whole, pages: whole.pages.slice(1) });
    const beyond = await preview("invoice", { addPL: true, fromPage: 1000 });
    expect(beyond.data).toEqual({ ...whole, pages: [] });
  });

  test("refuses what is no page's number", async () => {
    for (const field of ["fromPage", "toPage"]) {
      for (const number of [0, -1, 1.5, "1"]) {
        expect(await preview("invoice", { [field]: number })).toMatchObject({ status: 400, errors: [{ field: [field] }] });
      }
    }
  });

  test("refuses what the document itself would refuse", async () => {
    expect(await preview("invoice", { invoiceNo: "" })).toMatchObject({
      status: 422,
      errors: [{ error: "Please fill in all required fields", field: ["invoiceNo"] }],
    });
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
    ["invoice", { invoiceDate: "31/02/2025" }, 422, "Invoice Date must be a date of the calendar as DD/MM/YYYY", ["invoiceDate"]],
    ["invoice", { piDate: "2025-10-03" }, 422, "PI Date must be a date of the calendar as DD/MM/YYYY", ["piDate"]],
    ["contract", { contractDate: "tomorrow" }, 422, "Contract Date must be a date of the calendar as DD/MM/YYYY", ["contractDate"]],
    ["contract", { fields: { "1": "One" } }, 422, 'The field name "1" must not be a whole number', ["fields", "0"]],
    ["contract", { fields: { Packing: "a", " Packing": "b" } }, 422, 'The field "Packing" stands twice', ["fields", "1"]],
    ["contract", { fields: "none" }, 400, "fields must be an object", ["fields"]],
    ["invoice", { addPL: "yes" }, 400, "addPL must be true or false", ["addPL"]],
    ["invoice", { remarks: "x".repeat(5001) }, 400, "remarks must be at most 5000 characters long", ["remarks"]],
  ];
  for (const [kind, change, status, error, field] of wrong) {
    test(`${kind} with ${JSON.stringify(change).slice(0, 50)}`, async () => {
      expect(await generate(kind, change)).toMatchObject({ status, data: null, errors: [{ error, field }] });
      expect(await read()).toMatchObject({ attachments: [], invoiceNo: "", piNo: "", contractNo: "" });
    });
  }

  test("a letter that no font has is refused with its place", async () => {
    const line = aLine(exporter, { description: "Cuneiform \u{12000}" });
    ({ shipmentId } = await aShipment(exporter, { products: [line] }));
    const { status, data, errors } = await generate("invoice");
    expect({ status, data }).toEqual({ status: 422, data: null });
    expect(errors).toMatchObject([{ code: "INVALID", field: ["products", "0", "description"] }]);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
  });

  test("another owner's shipment is not found, for documents and previews alike", async () => {
    const theirs = await aShipment(stranger);
    ({ shipmentId } = theirs);
    for (const kind of documentKinds) {
      const notFound = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND" }] };
      expect(await generate(kind)).toMatchObject(notFound);
      expect(await preview(kind)).toMatchObject(notFound);
    }
    expect(await attachmentsOf(stranger.user, shipmentId)).toEqual([]);
  });
});
