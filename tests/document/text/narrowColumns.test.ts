import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { anOriginRequest, aPackRequest } from "../../support/fixtures/customsRequests.ts";
import { aContainer, aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import {
  aContractRequest,
  aLadingRequest,
  anAdviceRequest,
  anInvoiceRequest,
  aPackingListRequest,
  aVgmRequest,
} from "../../support/fixtures/documentRequests.ts";
import { pdfWordBoxes } from "../../support/files/pdfTools.ts";
import { drawn, pagesOf } from "../../support/files/renderedPdf.ts";

type Box = ReturnType<typeof pdfWordBoxes>[number];

/** Where the text of a page ends, in millimetres, and what rounding adds. */
const rightEdge = 200.1;

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const documentsOfGoods: DocumentRequest[] = [
  { kind: "contract", request: aContractRequest() },
  { kind: "invoice", request: anInvoiceRequest() },
  { kind: "packing-list", request: aPackingListRequest() },
  { kind: "bill-of-lading", request: aLadingRequest() },
  { kind: "vgm", request: aVgmRequest() },
  { kind: "customs-pack", request: aPackRequest() },
  { kind: "origin", request: anOriginRequest() },
  { kind: "shipment-advice", request: anAdviceRequest() },
];

test.each(documentsOfGoods)(
  "no word of a $kind is painted over another or beyond the border, however wide its letters are (R-474)",
  async (document) => {
    for (const word of ["W".repeat(13), "WW/WWW-W1WWWW"]) {
      const pdf = await drawn(documents, document, wideShipment(word), {});
      const { length } = await pagesOf(pdf);
      for (let page = 1; page <= length; page += 1) expect(misplaced(pdfWordBoxes(pdf, page))).toEqual([]);
    }
  },
);

test("a word that is only a little wider than its column breaks too (R-474)", async () => {
  for (let count = 110; count < 122; count += 1) {
    const lading = { kind: "bill-of-lading", request: aLadingRequest({ clauses: "5".repeat(count) }) } as const;
    const pdf = await drawn(documents, lading, riceShipment(), {});
    expect(misplaced(pdfWordBoxes(pdf))).toEqual([]);
  }
});

test.each([
  ["customs pack", { kind: "customs-pack", request: aPackRequest({ dataSheet: false, place: "W".repeat(120) }) }],
  ["declaration of origin", { kind: "origin", request: anOriginRequest({ dataSheet: false, place: "W".repeat(120) }) }],
] satisfies [string, DocumentRequest][])("a long place of signing breaks in a %s (R-474)", async (_paper, document) => {
  expect(misplaced(pdfWordBoxes(await drawn(documents, document, riceShipment(), {})))).toEqual([]);
});

test("the terms above rate and amount break in their columns, and run from right to left in such a script (R-474)", async () => {
  const invoice = { kind: "invoice", request: anInvoiceRequest() } as const;
  const long = await drawn(documents, invoice, riceShipment({ termsOfShipment: "5".repeat(120) }), {});
  expect(misplaced(pdfWordBoxes(long))).toEqual([]);
  const mixed = pdfWordBoxes(await drawn(documents, invoice, riceShipment({ termsOfShipment: "נמל חיפה CIF" }), {}));
  const hebrew = mixed.filter(({ word }) => /[א-ת]/.test(word)).slice(-2);
  const latin = mixed.find(({ word, top }) => word === "CIF" && Math.abs(top - (hebrew[0]?.top ?? 0)) < 1);
  expect(hebrew).toHaveLength(2);
  for (const { left } of hebrew) expect(left).toBeGreaterThan(latin?.right ?? Infinity);
});

test("a number or code with slashes or hyphens is on one line, in narrow columns and at the end of a line too (R-1310)", async () => {
  const wordsOf = async (document: DocumentRequest) => pdfWordBoxes(await drawn(documents, document, riceShipment(), {}));
  const sheet = await wordsOf({ kind: "origin", request: anOriginRequest({ declaration: false }) });
  expect(sheet.filter(({ word }) => word === "TV/EXP/042/25-26")).toHaveLength(riceShipment().products.length);
  const lines = Array.from({ length: 20 }, (_, count) => `${"at ".repeat(24 + count)}TV/EXP-042/A-B`);
  const request = { name: "Note", heading: "", body: lines.join("\n\n"), stampSign: false, letterhead: false };
  const letter = await wordsOf({ kind: "custom-document", request });
  expect(letter.filter(({ word }) => word === "TV/EXP-042/A-B")).toHaveLength(lines.length);
  expect(misplaced(letter)).toEqual([]);
});

test("a code at the end of a line of an address, of terms or of goods is on one line too (R-1310)", async () => {
  const lines = Array.from({ length: 10 }, (_, count) => `${"at ".repeat(8 + count)}PO/EXP-042/A`);
  const { consignee } = riceShipment();
  const goods = lines.map((specification) => aProduct({ specification }));
  const shipment = riceShipment({
    products: goods,
    termsOfPayment: lines.join("\n"),
    consignee: { ...consignee, address: lines.join("\n") },
  });
  const invoice = { kind: "invoice", request: anInvoiceRequest({ addPL: false, remarks: lines.join("\n") }) } as const;
  const words = (await pagesOf(await drawn(documents, invoice, shipment, {}))).join(" ");
  expect(words.match(/PO\/EXP-042\/A/g)).toHaveLength(4 * lines.length);
});

test("a number or code stands on the line of the words beside it (R-1310)", async () => {
  const request = { name: "Note", heading: "", body: "Order TV/EXP-042/A-B of today", stampSign: false, letterhead: false };
  const words = pdfWordBoxes(await drawn(documents, { kind: "custom-document", request }, riceShipment(), {}));
  const bottoms = words.filter(({ word }) => ["Order", "TV/EXP-042/A-B", "today"].includes(word)).map(({ bottom }) => bottom);
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
});

test("a code keeps its place among words that run from right to left (R-1310)", async () => {
  const request = { name: "Note", heading: "", body: "מספר TV EXP/042/A", stampSign: false, letterhead: false };
  const words = pdfWordBoxes(await drawn(documents, { kind: "custom-document", request }, riceShipment(), {}));
  const leftOf = (wanted: string) => words.find(({ word }) => word === wanted)?.left ?? NaN;
  expect(leftOf("EXP/042/A")).toBeGreaterThan(leftOf("TV"));
});

test.each([
  ["packing list", { kind: "packing-list", request: aPackingListRequest() }, { "24,999.995": 11.5, "25,000.005": 11.5 }],
  ["invoice", { kind: "invoice", request: anInvoiceRequest({ addPL: false }) }, { "99,999.999": 14.5, "123,456.7891": 17.5 }],
] satisfies [string, DocumentRequest, Record<string, number>][])(
  "large figures of a %s are no wider than their columns (R-474)",
  async (_paper, document, rooms) => {
    const packed = { ...aProduct().package, netWeightPerPackage: 24_999.995, grossWeightPerPackage: 25_000.005 };
    const goods = { quantity: 99_999.999, rate: 123_456.7891, unit: { ...aProduct().unit, orderUnit: "M" }, package: packed };
    const words = pdfWordBoxes(await drawn(documents, document, riceShipment({ products: [aProduct(goods)] }), {}));
    for (const [figure, room] of Object.entries(rooms)) {
      const { left, right } = words.find(({ word }) => word === figure) ?? { left: 0, right: Infinity };
      expect(right - left).toBeLessThan(room);
    }
  },
);

/** A shipment with a wide word wherever a table prints one. */
function wideShipment(word: string): Shipment {
  const goods = {
    marks: word,
    districtOfOrigin: word,
    stateOfOrigin: word,
    originCriterion: word,
    schemeSerialNo: word,
    package: { ...aProduct().package, type: `${word} BAG` },
  };
  const weighed = { tareWeight: 2200, maxGrossWeight: 30480, vgmMethod: "2", vgmSlipNo: word, vgmWeighbridge: word } as const;
  const sealed = { containerNumber: word, size: word, lot: word, lineSealNumber: word, rfidSealNumber: word, customsSealNumber: word };
  return riceShipment({
    containerDetail: { containers: 2, type: "FCL" },
    products: [aProduct(goods), aProduct({ ...goods, name: word, description: word, specification: word })],
    container: [aContainer(1, { ...weighed, ...sealed }), aContainer(2, weighed)],
  });
}

/** The words that reach into another one of their line, or over the border. */
function misplaced(boxes: Box[]): string[] {
  const reachesInto = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return boxes
    .filter((box) => box.right > rightEdge || boxes.some((other) => other !== box && reachesInto(box, other)))
    .map(({ word }) => word);
}
