import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { aContractRequest, anInvoiceRequest, aPackingListRequest, aProformaRequest } from "../support/fixtures/documentRequests.ts";
import { drawn, pagesOf } from "../support/files/renderedPdf.ts";
import { pdfText, pdfWords } from "../support/files/pdfTools.ts";

const firm = "Tarangvel Exports Private Limited";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

function aCustomDocument(body: string, given: { heading?: string; stampSign?: boolean; letterhead?: boolean } = {}): DocumentRequest {
  return { kind: "custom-document", request: { name: "Note", heading: "", body, stampSign: false, letterhead: false, ...given } };
}

describe("the rice case as PDFs", () => {
  test("the invoice with packing list tells everything that its case asserts", async () => {
    const pdf = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, riceShipment());
    const words = pdfWords(pdf);
    const expected = [
      "COMMERCIAL INVOICE CUM PACKING LIST",
      "10063012",
      "10063092",
      "3,000 BAGS",
      "75,000.00 KG",
      "75,450.00 KG",
      "54,250.00",
      "28,562.50",
      "82,812.50",
      "312.50",
      "82,500.00",
      "16,500.00",
      "66,000.00",
      "FOB value",
      "78,900.00",
      "Freight",
      "3,150.00",
      "CNF value",
      "82,050.00",
      "Insurance",
      "450.00",
      "Commission payable to Levant Agri Brokers FZE",
      "USD 750.00",
      "TVXU1001010",
      "HLG4471201",
      "SPPL00871231",
      "TVXU1001026",
      "HLG4471202",
      "SPPL00871232",
      "TVXU1001031",
      "HLG4471203",
      "SPPL00871233",
      "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING",
      "all particulars are true and correct.",
      "US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY",
      "US DOLLARS SIXTY-SIX THOUSAND ONLY",
      "Drawn under L/C GLB/ILC/25/00417",
    ];
    for (const text of expected) expect(words).toContain(text);
  });

  test("the pages of its packing list follow with their own heading, continuous numbers and no price", async () => {
    const pdf = await drawn(documents, { kind: "invoice", request: anInvoiceRequest() }, riceShipment());
    const pages = await pagesOf(pdf);
    const text = pages.at(-1);
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
    for (const part of ["PACKING LIST", "75,000.00", "75,450.00", "TVXU1001031"]) expect(text).toContain(part);
    for (const price of ["1,085", "1,142.5", "54,250", "82,500"]) expect(text).not.toContain(price);
  });

  test("the packing list alone has weights and no price", async () => {
    const words = pdfWords(await drawn(documents, { kind: "packing-list", request: aPackingListRequest() }, riceShipment()));
    for (const text of ["PACKING LIST", "75,000.00", "75,450.00", "3,000 BAGS"]) expect(words).toContain(text);
    for (const price of ["1,085", "1,142.5", "54,250", "82,500"]) expect(words).not.toContain(price);
    expect(words).not.toContain("Average grain length");
  });

  test("the proforma invoice has the break-up and both specifications, but no commission", async () => {
    const words = pdfWords(await drawn(documents, { kind: "proforma-invoice", request: aProformaRequest() }, riceShipment()));
    const expected = [
      "PROFORMA INVOICE",
      "78,900.00",
      "moisture 12.5% max",
      "moisture 13.0% max",
      "KTCBINBBRJT",
      "Offer valid for 7 days.",
    ];
    for (const text of expected) expect(words).toContain(text);
    for (const text of ["750.00", "Commission", "TVXU1001010"]) expect(words).not.toContain(text);
  });

  test("the contract has its clauses in order, the notify party and both signature blocks (R-259)", async () => {
    const words = pdfWords(await drawn(documents, { kind: "contract", request: aContractRequest() }, riceShipment()));
    const clauses = ["1. Quality Inspection", "2. Packing", "3. Quantity Tolerance", "4. Force Majeure", "5. Arbitration"];
    const places = clauses.map((clause) => words.indexOf(clause));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const text of [
      "SALES CONTRACT",
      "Confluence Commodities DMCC",
      `For ${firm} (Seller)`,
      "For Al Marjan Foodstuff Trading L.L.C. (Buyer)",
    ]) {
      expect(words).toContain(text);
    }
  });
});

test("the bulk case has three notify parties, no containers, and neither insurance nor CIF value", async () => {
  const words = pdfWords(await drawn(documents, { kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, bulkShipment()));
  const expected = [
    "COMMERCIAL INVOICE",
    "2,047,375.00",
    "TWO MILLION FORTY-SEVEN THOUSAND",
    "CNF value",
    "110,000 BAGS",
    "5,513,200.00 KG",
  ];
  for (const text of expected) expect(words).toContain(text);
  for (const text of ["Notify party 1", "Notify party 2", "Notify party 3", "Swahili Cargo Clearing Agents Ltd"])
    expect(words).toContain(text);
  for (const text of ["Container", "Insurance", "CIF value", "CUM PACKING LIST"]) expect(words).not.toContain(text);
});

test("a custom document shows heading, paragraphs, lists, tables and the signature that was asked for", async () => {
  const body = "We certify *this*.\n\n- first\n- second\n\n| Container | Net |\n|---|---|\n| TVXU1001010 | 25,000.00 |";
  const signed = pdfWords(await drawn(documents, aCustomDocument(body, { heading: "WEIGHT NOTE", stampSign: true }), riceShipment()));
  for (const text of ["WEIGHT NOTE", "We certify *this*.", "first", "second", "Container Net TVXU1001010 25,000.00", `For ${firm}`]) {
    expect(signed).toContain(text);
  }
  expect(pdfWords(await drawn(documents, aCustomDocument(body), riceShipment()))).not.toContain("Authorised Signatory");
});

test("without a letterhead, or with none stored, the firm's name and address are set as text", async () => {
  const heads = (text: string) => text.split(`${firm} `).length - 1;
  const list = (letterhead: boolean) => ({ kind: "packing-list" as const, request: aPackingListRequest({ letterhead }) });
  const off = pdfWords(await drawn(documents, list(false), riceShipment()), 1);
  const none = pdfWords(await drawn(documents, list(true), riceShipment(), {}), 1);
  const on = pdfWords(await drawn(documents, list(true), riceShipment()), 1);
  expect([heads(off) - heads(on), heads(none) - heads(on)]).toEqual([1, 1]);
});

test("layout keeps a figure beside its label", async () => {
  const text = pdfText(await drawn(documents, { kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, riceShipment()));
  expect(text).toMatch(/Less: discount\s+312\.50/);
  expect(text).toMatch(/Balance payable\s+USD 66,000\.00/);
});

test("each page of a sample firm's document says SAMPLE (R-1037)", async () => {
  const shipment = riceShipment();
  const request = { kind: "invoice", request: anInvoiceRequest({ addPL: true }) } as const;
  const pdf = await drawn(documents, request, { ...shipment, firm: { ...shipment.firm, isSample: true } });
  const pages = await pagesOf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  for (const words of pages) expect(words).toContain("SAMPLE");
  expect((await pagesOf(await drawn(documents, request, shipment))).join(" ")).not.toContain("SAMPLE");
});
