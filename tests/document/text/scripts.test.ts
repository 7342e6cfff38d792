import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { aPackingListRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn } from "../../support/files/renderedPdf.ts";
import { inkIn, type Ink } from "../../support/files/pixelBounds.ts";

// Text tools read these scripts wrongly from a PDF, though the drawing is right: the drawing itself is looked at.

/** Where the first line of a body stands. */
const line = { top: 35, bottom: 60 };

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

/** The ink of a body that is this text alone. */
async function inkOf(body: string): Promise<Ink> {
  return inkIn(await drawnBody(body), line);
}

async function drawnBody(body: string): Promise<Buffer> {
  const request = { name: "Note", heading: "", body, stampSign: false, letterhead: false };
  return await drawn(documents, { kind: "custom-document", request }, riceShipment(), {});
}

async function widthOf(body: string): Promise<number> {
  const { left, right } = await inkOf(body);
  return right - left;
}

test("Arabic letters join: a word is narrower than its letters apart", async () => {
  const apart = (await Promise.all([..."شركة"].map(widthOf))).reduce((sum, width) => sum + width, 0);
  expect(await widthOf("شركة")).toBeLessThan(apart * 0.9);
});

test("Hebrew runs from right to left: the tall lamed that is written first stands right", async () => {
  const pdf = await drawnBody("לוו");
  const { left, right } = inkIn(pdf, line);
  const middle = (left + right) / 2;
  expect(inkIn(pdf, { ...line, left: middle }).top).toBeLessThan(inkIn(pdf, { ...line, right: middle }).top - 0.3);
});

test("Devanagari letters melt into conjuncts: the two of one syllable are narrower than apart", async () => {
  expect(await widthOf("क्ष")).toBeLessThan((await widthOf("क")) + (await widthOf("ष")) - 0.5);
});

test.each([
  ["Bengali", "ক্ষ", "ক", "ষ"],
  ["Gujarati", "ક્ષ", "ક", "ષ"],
  ["Kannada", "ಕ್ತ", "ಕ", "ತ"],
  ["Malayalam", "ക്ക", "ക", "ക"],
  ["Telugu", "క్త", "క", "త"],
])("%s letters melt into conjuncts: the two of one syllable are narrower than apart (R-494)", async (_script, syllable, first, second) => {
  expect(await widthOf(syllable)).toBeLessThan((await widthOf(first)) + (await widthOf(second)) - 0.3);
});

test.each([
  ["Tamil", "சி", "ச"],
  ["Gurmukhi", "ਸੀ", "ਸ"],
])("a vowel of %s joins its letter (R-494)", async (_script, syllable, letter) => {
  const [whole, bare] = [await inkOf(syllable), await inkOf(letter)];
  expect(whole.right - whole.left).toBeGreaterThan(bare.right - bare.left);
  expect(whole.top).toBeLessThan(bare.top - 0.2);
});

test("Thai vowels and tones stand above their letter and take no width", async () => {
  const [bare, marked] = [await inkOf("นา"), await inkOf("น้ำ")];
  expect(marked.top).toBeLessThan(bare.top - 0.3);
  expect(marked.right - marked.left).toBeCloseTo(bare.right - bare.left, 0);
});

test("a long Thai name, written without a space, wraps inside its box", async () => {
  const consignee = { buyerId: "B", name: "บริษัทข้าวไทยอินเตอร์เนชั่นแนลเทรดดิ้งเอ็กซ์ปอร์ต".repeat(3), address: "", country: "Thailand" };
  const list = { kind: "packing-list", request: aPackingListRequest({ letterhead: false }) } as const;
  const pdf = await drawn(documents, list, riceShipment({ consignee }), {});
  // The text ends at 200 mm; beyond it nothing is painted.
  expect(inkIn(pdf, { top: 35, bottom: 120 }).right).toBeLessThan(200);
});

test("a right-to-left name stands left in its box, under the caption", async () => {
  const consignee = { buyerId: "B", name: "חברת הסחר", address: "", country: "" };
  const list = { kind: "packing-list", request: aPackingListRequest({ letterhead: false }) } as const;
  const pdf = await drawn(documents, list, riceShipment({ consignee }), {});
  // The box reaches from 20 to 110 mm and from 69 to 87 mm; its right end holds no ink, as no other text is that long.
  expect(inkIn(pdf, { top: 70, bottom: 86, left: 95, right: 109 }).left).toBe(Infinity);
});
