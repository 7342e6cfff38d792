import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aContainer, aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn, pagesOf } from "../../support/files/renderedPdf.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

const firm = "Tarangvel Exports Private Limited";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const many = riceShipment({
  products: Array.from({ length: 10 }, (_, n) => aProduct({ name: `PRODUCT ${n + 1}`, specification: "A line of words. ".repeat(12) })),
  container: Array.from({ length: 40 }, (_, n) => aContainer(n + 1)),
});

test("every page tells title, number, firm and its place", async () => {
  const pdf = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, many);
  const pages = await pagesOf(pdf);
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, words] of pages.entries()) {
    for (const text of ["COMMERCIAL INVOICE CUM PACKING LIST", "TV/EXP/042/25-26", firm, `Page ${index + 1} of ${pages.length}`])
      expect(words).toContain(text);
  }
});

test("the table's head stands on each of its pages, and each product is whole on one page", async () => {
  const pdf = await drawn(documents, { kind: "proforma-invoice", request: aProformaRequest() }, many);
  const pages = await pagesOf(pdf);
  const withGoods = pages.filter((page) => /PRODUCT \d/.test(page));
  expect(withGoods.length).toBeGreaterThan(1);
  for (const page of withGoods) {
    expect(page).toContain("Description of goods");
    const products = page.match(/PRODUCT \d+/g) ?? [];
    expect(page.split("A line of words.").length - 1).toBe(products.length * 12);
  }
});

test("totals and signature are never alone on a page, however many lines come before", async () => {
  for (let lines = 1; lines <= 10; lines += 1) {
    const products = many.products.slice(0, lines);
    const shipment = riceShipment({ products, type: "BULK" });
    const pdf = await drawn(documents, { kind: "proforma-invoice", request: aProformaRequest({ remarks: "" }) }, shipment);
    const pages = await pagesOf(pdf);
    const totals = pages.find((page) => page.includes("Invoice value"));
    const signature = pages.find((page) => page.includes("Authorised Signatory"));
    expect(totals).toMatch(/PRODUCT \d/);
    expect(signature).toMatch(/Bank details/);
  }
});

test("nothing is lost of texts that are longer than a page or a column", async () => {
  const specification = Array.from({ length: 160 }, (_, n) => `Point ${n + 1} of the specification`).join("\n");
  const code = "ABCDEFGHIJ".repeat(12);
  const shipment = riceShipment({ products: [aProduct({ specification, marks: code })], declaration: "We declare it. ".repeat(300) });
  const words = pdfWords(await drawn(documents, { kind: "invoice", request: anInvoiceRequest({ remarks: "R. ".repeat(800) }) }, shipment));
  for (const point of [1, 80, 160]) expect(words).toContain(`Point ${point} of the specification`);
  expect(words.replaceAll(/[\s\u200b]/g, "")).toContain(code);
  expect(words.split("declare").length - 1).toBe(300);
  expect(words.split("R. ").length - 1).toBeGreaterThanOrEqual(800);
});

test("a custom document without a heading has neither title, number nor date, and its later pages say firm and page alone", async () => {
  const request = { name: "Note", heading: "", body: "A paragraph.\n\n".repeat(200), stampSign: false, letterhead: false };
  const pages = await pagesOf(await drawn(documents, { kind: "custom-document", request }, riceShipment()));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, words] of pages.entries()) {
    expect(words).toContain(firm);
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`);
  }
});
