import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aContainer, aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import {
  aContractRequest,
  anAdviceRequest,
  anInvoiceRequest,
  aPackingListRequest,
  aProformaRequest,
  aVgmRequest,
} from "../../support/fixtures/documentRequests.ts";
import { pdfWordBoxes } from "../../support/files/pdfTools.ts";
import { drawn, pagesOf } from "../../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const sentences = (count: number) => Array.from({ length: count }, (_, n) => `Sentence ${n + 1} of many words is printed whole.`);

async function pages(document: DocumentRequest, given: Partial<Shipment> = {}): Promise<string[]> {
  return await pagesOf(await drawn(documents, document, riceShipment(given)));
}

function aContract(...values: string[]): DocumentRequest {
  return {
    kind: "contract",
    request: aContractRequest({ insurance: "By the Seller", fields: values.map((value, n) => ({ name: `Clause ${n + 1}`, value })) }),
  };
}

function aCustomDocument(body: string): DocumentRequest {
  return { kind: "custom-document", request: { name: "Note", heading: "NOTE", body, stampSign: true, letterhead: true } };
}

const text = sentences(200).join(" ");

test.each([
  ["a contract's last clause", (words: string) => aContract("Short.", words)],
  ["a contract's only clause", (words: string) => aContract(words)],
  ["the last item of a contract's last clause", (words: string) => aContract(`- one\n- ${words}`)],
  ["the last paragraph of a custom document", aCustomDocument],
  ["the last item of a custom document", (words: string) => aCustomDocument(`1. one\n2. ${words}`)],
])("however long %s is, nothing of it is cut, and the signature is whole beside its last words", async (_text, documentOf) => {
  for (const count of [80, 120, 220, 235, 250, 265]) {
    const found = await pages(documentOf(sentences(count).join(" ")));
    expect(found.join(" ").match(/Sentence \d+/g)).toHaveLength(count);
    const signed = found.filter((page) => /For Tarangvel|Authorised Signatory/.test(page));
    expect(signed).toHaveLength(1);
    expect(signed[0]).toMatch(/ whole\. For Tarangvel.*Authorised Signatory/);
  }
});

test.each([
  ["a row of a table", aCustomDocument(`| No | Text |\n|---|---|\n| 1 | ${text} |`), {}],
  ["marks", anInvoice(), { products: [aProduct({ marks: text })] }],
  ["the last product's description", anInvoice(), { products: [aProduct(), aProduct({ description: sentences(48).join(" ") })] }],
  ["an address", anInvoice(), { consignee: { buyerId: "B1", name: "Buyer", address: text, country: "Kenya" } }],
  ["a declaration of many lines", anInvoice(), { declaration: sentences(19).join("\n") }],
  ["a declaration of very many lines", anInvoice(), { declaration: sentences(90).join("\n") }],
  ["a long declaration", anInvoice(), { declaration: text }],
  ["a container's lot", anInvoice(), { container: Array.from({ length: 8 }, (_, n) => aContainer(n, { lot: sentences(4).join(" ") })) }],
  ["the bank's address", anInvoice(), { bankDetails: { ...riceShipment().bankDetails, bankAddress: text } }],
])("nothing is cut of %s that is longer than a page has room for", async (_text, document, given) => {
  const asked = new Set(JSON.stringify([document, given]).match(/Sentence \d+/g));
  const found = await pages(document, given);
  expect(new Set(found.join(" ").match(/Sentence \d+/g))).toEqual(asked);
  expect(found.at(-1)).toMatch(/For Tarangvel.*Authorised Signatory/);
});

test("marks of more lines than a page has room for are printed whole, on a packing list and an advice too (R-1296)", async () => {
  const marks = Array.from({ length: 165 }, (_, n) => `C/NO. ${n + 1}.`);
  const lines = { products: [aProduct({ marks: marks.join("\n") }), aProduct()] };
  for (const document of [
    { kind: "packing-list", request: aPackingListRequest() },
    { kind: "shipment-advice", request: anAdviceRequest() },
  ] as const) {
    const found = (await pages(document, lines)).join(" ");
    expect(marks.filter((mark) => !found.includes(mark))).toEqual([]);
  }
});

function anInvoice(): DocumentRequest {
  return { kind: "invoice", request: anInvoiceRequest({ remarks: "Short." }) };
}

test("the title of the clauses is never parted from the first of them", async () => {
  const found = await pages(aContract(text));
  const titled = found.filter((page) => page.includes("Clauses"));
  expect(titled).toHaveLength(1);
  expect(titled[0]).toContain("1. Clause 1");
});

test("the head of later pages stays one line: a name that is too long for it ends in an ellipsis", async () => {
  const name = "The Very Long Named International Trading and Distribution Company of the Northern Region (Holdings) Private Limited";
  const products = Array.from({ length: 14 }, () => aProduct());
  const found = await pages({ kind: "proforma-invoice", request: aProformaRequest() }, { firm: { name, ieCode: "", pan: "" }, products });
  expect(found[0]).toContain(name);
  expect(found[1]).toContain("PROFORMA INVOICE · TV/PI/025/25-26 · 03/10/2025");
  expect(found[1]).toMatch(/^The Very Long Named International [^.]{5,40}… /);
});

test("number and date are whole in the head of later pages: a long title gives way (R-1288)", async () => {
  const container = Array.from({ length: 40 }, (_, n) => aContainer(n, { grossWeight: 100, tareWeight: 2200 }));
  const headOf = async (declarationNo: string) => {
    const [, head = ""] = await pages({ kind: "vgm", request: aVgmRequest({ declarationNo }) }, { container });
    return head;
  };
  expect(await headOf("TV/EXP/042/25-26")).toContain("VERIFIED GROSS MASS (VGM) · TV/EXP/042/25-26 · 13/11/2025");
  expect(await headOf("TV/EXP/0042/VGM/DECLARATION/2025-26")).toContain("… · TV/EXP/0042/VGM/DECLARATION/2025-26 · 13/11/2025");
});

test("a party's box is not parted between two pages", async () => {
  const address = Array.from({ length: 40 }, (_, n) => `Address line ${n + 1}`).join("\n");
  const notifyParties = Array.from({ length: 5 }, (_, n) => ({ buyerId: `N${n}`, name: `Notified ${n + 1}`, address, country: "Kenya" }));
  const found = await pages({ kind: "proforma-invoice", request: aProformaRequest() }, { notifyParties });
  expect(found.length).toBeGreaterThan(1);
  for (const page of found) {
    expect(page.match(/Address line 1 /g)?.length).toBe(page.match(/Address line 40,/g)?.length);
  }
});

test("a bold word without a blank breaks in its column, as a regular one does, and so does a heading (R-474)", async () => {
  const word = "n".repeat(300);
  const fields = [{ name: word, value: `Short. ${word}` }];
  const clauses = await edges({ kind: "contract", request: aContractRequest({ fields }) }, 2);
  const products = [aProduct({ name: word, specification: "", description: word })];
  const lines = await edges({ kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, 1, { products });
  const headed = { name: "Note", heading: word, body: word, stampSign: true, letterhead: true };
  const headings = await edges({ kind: "custom-document", request: headed }, 1);
  // A letter is at most two millimetres wide.
  for (const [bold = 0, regular = 0] of [clauses, lines, headings]) expect(bold).toBeLessThan(regular + 2);
});

/** How far the first piece of a long word, in bold, and a later one, in regular type, reach to the right, in millimetres. */
async function edges(document: DocumentRequest, page: number, given: Partial<Shipment> = {}): Promise<number[]> {
  const pieces = pdfWordBoxes(await drawn(documents, document, riceShipment(given)), page).filter(({ word }) => /^n{20,}$/.test(word));
  return [pieces.at(0)?.right ?? 0, pieces.at(-2)?.right ?? 0];
}
