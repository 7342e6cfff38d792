import { afterAll, beforeAll, expect, test } from "vitest";
import { sharesLine, withRowHeight } from "../../../api/document/layout/goodsRows.ts";
import { lineCounts } from "../../../api/document/layout/lineCounts.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { aPackingListRequest } from "../../support/fixtures/documentRequests.ts";
import { drawn } from "../../support/files/renderedPdf.ts";
import { pdfWordBoxes } from "../../support/files/pdfTools.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

/** Words with much kerning, signs at which a line may break, and ligatures. */
const vocabulary =
  'AVATAR WAVY TOY LTD. P.O. Mr. far, for. moisture 13.0% max; 2024-25 damaged/discoloured crop (1121) "Top" A/B AT&T Type-A V.118W 8.30 mm ffi fluffy [x] a_J & (J) WWWWWW iiiii'.split(
    " ",
  );
const phrase = (seed: number, count: number) =>
  Array.from({ length: count }, (_, n) => vocabulary[(seed * 7 + n * n * 3 + n * seed) % vocabulary.length]).join(" ");

/** The tops of the rows of a packing list, by the first words of their names, in millimetres. */
async function topsOf(names: string[], specification: (n: number) => string): Promise<(number | undefined)[]> {
  const products = names.map((name, n) => aProduct({ name, specification: specification(n), marks: "" }));
  const request = aPackingListRequest({ printSpecification: true });
  const boxes = pdfWordBoxes(await drawn(documents, { kind: "packing-list", request }, riceShipment({ products, container: [] })));
  return names.map((_, n) => boxes.find(({ word }) => word === `ROW${n}`)?.top);
}

test("a row of goods whose height is known before is as high as one that is measured (R-473)", async () => {
  for (let seed = 0; seed < 24; seed += 4) {
    const names = (letter: string) => [0, 1, 2, 3].map((n) => `ROW${n} caf${letter} ${phrase(seed + n, 1 + ((seed + n) % 6))}`);
    const specification = (n: number) => phrase(seed + n + 1, 3 + ((seed * 5 + n * 7) % 22));
    // An é is as wide as an e, but only texts of ASCII letters have known widths.
    const [known, measured] = [await topsOf(names("e"), specification), await topsOf(names("é"), specification)];
    expect(known).not.toContain(undefined);
    expect(known).toEqual(measured);
  }
});

test("a description of 28 bytes, or of letters that may be broken, is not on the line of its HSN code", () => {
  const line = {
    name: "RICE",
    hsnCode: "10063012",
    specification: "",
    marks: "",
    packages: "1 BAG",
    quantity: "1 MT",
    rate: "1.00",
    amount: "1.00",
  };
  const heightOf = (description: string) => withRowHeight({ ...line, description }, { text: 8, marks: null }).height ?? 0;
  expect(heightOf("In 25 kg net new Cafe bags")).toBeLessThan(heightOf("In 25 kg net new Café bags."));
  expect(heightOf("In 25 kg net new Cafe bags.")).toBe(heightOf("In 25 kg net new Cafe bags"));
  expect(sharesLine({ ...line, description: "In bags" })).toBe(true);
  expect(sharesLine({ ...line, description: "Lot ABCDEFGHIJKLMN" })).toBe(false);
  expect(sharesLine({ ...line, description: "चावल" })).toBe(false);
});

test("the lines of a text are bounds: in a narrower column there are more, and where both agree they are sure", () => {
  const text = "Average grain length 8.30 mm min; moisture 13.0% max; broken 1.0% max; crop 2024-25";
  const counts = [60, 30, 20, 15, 10].map((room) => lineCounts(text, "regular", room));
  for (const [index, count] of counts.entries()) {
    expect(count?.least).toBeLessThanOrEqual(count?.most ?? 0);
    expect(count?.most).toBeGreaterThan(counts[index - 1]?.most ?? 0);
  }
  expect(counts[0]).toEqual({ least: 1, most: 1 });
  expect(lineCounts("", "regular", 10)).toEqual({ least: 0, most: 0 });
});

test("a letter that is plain but not ASCII leaves the least number of lines open", () => {
  expect(lineCounts("Café du Commerce", "regular", 12)).toEqual({ least: 1, most: 1 });
  expect(lineCounts("Café du Commerce, Café du Commerce", "regular", 12)).toEqual({ least: 1, most: 2 });
});

test.each([
  "two\nlines",
  "बासमती चावल",
  "a code ABCDEFGHIJKLMNO",
  "before ; a sign",
  "before “ a quote”",
  "two  blanks",
  " blank",
  "\u0085next line",
  "many words ".repeat(50),
])("the lines of %j are left to measuring", (text) => {
  expect(lineCounts(text, "bold", 8)).toBeNull();
});
