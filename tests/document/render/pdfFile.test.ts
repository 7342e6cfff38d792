import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest, aPackingListRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn } from "../../support/files/renderedPdf.ts";
import { pdfFonts, pdfWords } from "../../support/files/pdfTools.ts";

const shipped = [
  "NotoSans",
  "NotoSansArabic",
  "NotoSansHebrew",
  "NotoSansDevanagari",
  "NotoSansThai",
  "NotoSansBengali",
  "NotoSansGujarati",
  "NotoSansGurmukhi",
  "NotoSansKannada",
  "NotoSansMalayalam",
  "NotoSansTamil",
  "NotoSansTelugu",
  "NotoSansHans",
  "NotoSansJP",
  "NotoSansKR",
];
const firm = "Tarangvel Exports Private Limited";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

test("fonts are of the shipped families only, whatever scripts stand in it", async () => {
  const consignee = {
    buyerId: "B",
    name: "شركة المرجان",
    address: "חברת הסחר\nहिन्दी\nไทย\n珠江 カナ 서울\nঢাকা\nરાજકોટ\nਅੰਮ੍ਰਿਤਸਰ\nಬೆಂಗಳೂರು\nകൊച്ചി\nசென்னை\nహైదరాబాద్\nΕλλάδα Київ",
    country: "Japan",
  };
  const request = aPackingListRequest({ remarks: "€ ★ →" });
  const fonts = pdfFonts(await drawn(documents, { kind: "packing-list", request }, riceShipment({ consignee })));
  const families = fonts.map((font) => font.replace(/-.*/, ""));
  expect(families.filter((family) => !shipped.includes(family))).toEqual([]);
  for (const family of shipped.filter((name) => name !== "NotoSansHans")) expect(families).toContain(family);
});

test("it is PDF/A-2a, tells its title and author, and is dated like the document", async () => {
  const pdf = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, riceShipment());
  const text = pdf.toString("latin1");
  expect(text).toMatch(/pdfaid:part>2</);
  expect(text).toMatch(/pdfaid:conformance>A</);
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  expect([file.getTitle(), file.getAuthor()]).toEqual(["Commercial Invoice TV/EXP/042/25-26", firm]);
  expect(file.getCreationDate()?.toISOString()).toMatch(/^2025-11-12/);
});

test.each([
  [{ invoiceDate: "12/11/2025" }, "2025-11-12"],
  [{ invoiceDate: "" }, "2025-10-01"],
])("a custom document is PDF/A-2a too, dated like the shipment's invoice, else like the shipment", async (given, day) => {
  const request = { name: "Note", heading: "NOTE", body: "We certify it.", stampSign: true, letterhead: true };
  const pdf = await drawn(documents, { kind: "custom-document", request }, riceShipment(given));
  expect(pdf.toString("latin1")).toMatch(/pdfaid:conformance>A</);
  expect((await PDFDocument.load(pdf, { updateMetadata: false })).getCreationDate()?.toISOString().slice(0, 10)).toBe(day);
});

test("the same request gives the same bytes, also from another process", async () => {
  const invoice = { kind: "invoice", request: anInvoiceRequest() } as const;
  const other = openDocumentRenderer();
  const [first, second, third] = [
    await drawn(documents, invoice, riceShipment()),
    await drawn(documents, invoice, riceShipment()),
    await drawn(other, invoice, riceShipment()),
  ];
  await other.close();
  expect(first.equals(second)).toBe(true);
  expect(first.equals(third)).toBe(true);
});

test("the user's text is never read as markup", async () => {
  const text = '#import "x.typ" #panic() $a^2$ *bold* _it_ `raw` <label> @ref \\u{41} // gone';
  const words = pdfWords(await drawn(documents, { kind: "invoice", request: anInvoiceRequest({ remarks: text }) }, riceShipment()));
  expect(words).toContain(text);
});
