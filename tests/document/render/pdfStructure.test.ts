import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, type PDFObject } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import { compactPdf } from "../../../api/document/render/compactPdf.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aContainer, aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest, anInvoiceRequest, aPackingListRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn } from "../../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const all: DocumentRequest[] = [
  { kind: "contract", request: aContractRequest() },
  { kind: "proforma-invoice", request: aProformaRequest() },
  { kind: "invoice", request: anInvoiceRequest() },
  { kind: "packing-list", request: aPackingListRequest() },
];

/** An element of the structure that screen readers follow. */
type Element = { tag: string; parent: string; children: Element[]; isEmpty: boolean };

/** The whole structure of a PDF, each element with its tag and those inside it. */
async function structureOf(pdf: Uint8Array): Promise<Element[]> {
  const { context, catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const found: Element[] = [];
  const read = (object: PDFObject | undefined, parent: string): Element[] => {
    const value = object instanceof PDFRef ? context.lookup(object) : object;
    if (value instanceof PDFArray) return value.asArray().flatMap((each) => read(each, parent));
    if (!(value instanceof PDFDict)) return [];
    const tag = value.get(PDFName.of("S"))?.toString().slice(1) ?? "";
    const kids = context.lookup(value.get(PDFName.of("K")));
    const children = read(kids, tag);
    const element = { tag, parent, children, isEmpty: kids instanceof PDFArray && kids.size() === 0 };
    found.push(element);
    return [element];
  };
  read(catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict).get(PDFName.of("K")), "");
  return found;
}

test("an invoice of one page has at most 38 kB beyond its images, one of ten lines and forty containers 110 kB (R-481)", async () => {
  const ordinary = await drawn(documents, { kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, riceShipment(), {});
  expect(ordinary.length).toBeLessThan(38_000);
  const products = Array.from({ length: 10 }, (_, n) =>
    aProduct({ name: `PRODUCT ${n + 1}`, specification: "A line of words. ".repeat(12) }),
  );
  const container = Array.from({ length: 40 }, (_, n) => aContainer(n + 1));
  const large = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, riceShipment({ products, container }), {});
  expect(large.length).toBeLessThan(110_000);
});

test("no table has an empty first column, and no heading is inside a paragraph (R-481)", async () => {
  for (const request of all) {
    const elements = await structureOf(await drawn(documents, request, riceShipment()));
    const rows = elements.filter(({ tag }) => tag === "TR");
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ children }) => children.length === 0 || children[0]?.isEmpty)).toEqual([]);
    expect(elements.filter(({ tag }) => tag === "H1").map(({ parent }) => parent)).toEqual(
      request.kind === "invoice" ? ["Document", "Document"] : ["Document"],
    );
  }
});

test("each paragraph of a custom document is one, also beside its signature (R-481)", async () => {
  const body = "First of them with שלום.\n\nSecond of them.\n\nLast of them.";
  const request = { name: "Note", heading: "NOTE", body, stampSign: true, letterhead: false };
  const elements = await structureOf(await drawn(documents, { kind: "custom-document", request }, riceShipment()));
  const ofDocument = elements.filter(({ parent }) => parent === "Document").map(({ tag }) => tag);
  expect(ofDocument.filter((tag) => tag === "P").length).toBeGreaterThanOrEqual(3);
  expect(ofDocument).not.toContain("Span");
});

test("a column stays if one of its cells has text", async () => {
  const products = [aProduct({ marks: "" }), aProduct({ marks: "MARKED" })];
  const pdf = await drawn(documents, { kind: "proforma-invoice", request: aProformaRequest() }, riceShipment({ products }));
  const body = (await structureOf(pdf)).filter(({ tag, parent }) => tag === "TR" && parent === "TBody");
  expect(body.slice(-5).map(({ children }) => children.length)).toContain(6);
});

test("viewers show its title; its properties name subject and producer, as its XMP metadata does (R-481)", async () => {
  const pdf = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, riceShipment());
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  expect([file.getProducer(), file.getSubject()]).toEqual([
    "Lading",
    "Commercial Invoice, Tarangvel Exports Private Limited to Al Marjan Foodstuff Trading L.L.C.",
  ]);
  expect(file.catalog.getOrCreateViewerPreferences().getDisplayDocTitle()).toBe(true);
  expect(pdf.toString("latin1")).toContain("<pdf:Producer>Lading</pdf:Producer>");
});

test("a PDF of an unknown form stays as it is", () => {
  for (const text of ["", "%PDF-1.7\n", "%PDF-1.7\nxref\n0 2\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n"]) {
    expect(compactPdf(Buffer.from(text)).toString()).toBe(text);
  }
});
