import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aContainer, aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest, anInvoiceRequest, aPackingListRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn, pagesOf } from "../../support/files/renderedPdf.ts";
import { pdfWordBoxes, pdfWords } from "../../support/files/pdfTools.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const rice = riceShipment();
/** One of the rice case's two lines, with marks of four lines. */
const aMarkedLine = (n: number) => rice.products[n % 2] ?? aProduct();
const party = (n: number) => ({
  buyerId: `N${n}`,
  name: `Notified Trading ${n}`,
  address: `Road ${n},\nDubai`,
  country: "United Arab Emirates",
});
const notified = (count: number) => Array.from({ length: count }, (_, n) => party(n + 1));

const requests = (letterhead: boolean): DocumentRequest[] => [
  { kind: "contract", request: aContractRequest({ letterhead }) },
  { kind: "proforma-invoice", request: aProformaRequest({ letterhead }) },
  { kind: "invoice", request: anInvoiceRequest({ letterhead, addPL: false }) },
  { kind: "packing-list", request: aPackingListRequest({ letterhead }) },
];

/** Captions that all four documents have, one a row, on both halves. */
const marksOfRows = ["Date", "Seller", "Pre-carriage", "Country", "Vessel", "Terms", "Currency", "discharge", "destination"];

test.each([
  ["one notify party", {}],
  ["no notify party", { notifyParties: [] }],
  ["two notify parties", { notifyParties: notified(2) }],
  ["five notify parties", { notifyParties: notified(5) }],
  ["a different seller", { isSellerDifferent: true, seller: party(9) }],
] satisfies [string, Partial<Shipment>][])(
  "with %s the frame stands at the same millimetre in all four documents, letterhead on or off (R-472)",
  async (_what, given) => {
    const expected = await placesIn({ kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, rice);
    for (const request of [...requests(true), ...requests(false)]) {
      const places = await placesIn(request, riceShipment(given));
      // The contract calls the exporter its seller, and so has that word on the left as well.
      if (request.kind === "contract") places["Seller"] = expected["Seller"] ?? null;
      expect({ kind: request.kind, places }).toEqual({ kind: request.kind, places: expected });
    }
  },
);

async function placesIn(document: DocumentRequest, shipment: Shipment) {
  return placesOf(await drawn(documents, document, shipment), marksOfRows);
}

/** The places of the words' first occurrences, to a tenth of a millimetre. */
function placesOf(pdf: Uint8Array, words: string[]): Record<string, { left: number; top: number } | null> {
  const boxes = pdfWordBoxes(pdf);
  const round = (millimetres: number) => Math.round(millimetres * 10) / 10;
  return Object.fromEntries(
    words.map((word) => {
      const found = boxes.find((box) => box.word === word);
      return [word, found ? { left: round(found.left), top: round(found.top) } : null];
    }),
  );
}

test("two and more notify parties stand side by side (R-472)", async () => {
  for (const count of [2, 3, 5]) {
    const shipment = riceShipment({ notifyParties: notified(count).map((each, n) => ({ ...each, name: `Notified${n}` })) });
    const pdf = await drawn(documents, { kind: "packing-list", request: aPackingListRequest() }, shipment);
    const names = Array.from({ length: count }, (_, n) => `Notified${n}`);
    const places = Object.values(placesOf(pdf, names));
    expect(new Set(places.map((place) => place?.top)).size).toBe(1);
    const lefts = places.map((place) => place?.left ?? 0);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(count);
  }
});

test("an ordinary invoice fits one page: of 60 combinations of lines, containers and notify parties at most 20 need a second (R-473)", async () => {
  const seconds: string[] = [];
  let combinations = 0;
  for (const notify of [0, 2]) {
    for (const lines of [1, 2, 3, 4, 6, 8]) {
      for (const containers of [0, 1, 3, 6, 12]) {
        const shipment = riceShipment({
          products: Array.from({ length: lines }, (_, n) => ({ ...aMarkedLine(n), specification: "" })),
          container: Array.from({ length: containers }, (_, n) => aContainer(n + 1)),
          containerDetail: { containers, type: "FCL" },
          notifyParties: notified(notify),
        });
        const request = anInvoiceRequest({ addPL: false, printSpecification: false, printCNF: false, printCommission: false });
        const pages = await pagesOf(await drawn(documents, { kind: "invoice", request }, shipment));
        combinations += 1;
        if (pages.length > 1) seconds.push(`${lines} lines, ${containers} containers, ${notify} notify parties`);
      }
    }
  }
  expect(combinations).toBe(60);
  // The combinations that need a second page, beyond the twenty that may.
  expect(seconds.slice(20)).toEqual([]);
});

test("marks keep the user's line breaks: a wide line makes the type smaller before a word breaks (R-474)", async () => {
  const marks = "MARJAN INTERNATIONAL\n1121 GOLDEN SELLA XXL\nC/NO. 000001-002000";
  const shipment = riceShipment({ products: [{ ...aMarkedLine(0), marks }] });
  const tops = (file: Uint8Array, line: string) => new Set(Object.values(placesOf(file, line.split(" "))).map((place) => place?.top));
  const pdf = await drawn(documents, { kind: "packing-list", request: aPackingListRequest() }, shipment);
  expect(pdfWords(pdf)).toContain("C/NO. 000001-002000");
  for (const line of ["MARJAN INTERNATIONAL", "C/NO. 000001-002000"]) expect(tops(pdf, line).size).toBe(1);
});

test("the signers of a contract have lines for name, place and date, and no other document has (R-480)", async () => {
  const withLines: string[] = [];
  for (const request of requests(true)) {
    const words = pdfWords(await drawn(documents, request, rice));
    if (words.includes("Authorised Signatory Authorised Signatory Name Name Place Place Date Date")) withLines.push(request.kind);
  }
  expect(withLines).toEqual(["contract"]);
});
