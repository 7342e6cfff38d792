import { expect, test } from "vitest";
import { clearPaper, fitted, inkArea, type Pixels } from "../../../../web/ui/drawing/pixels.ts";

/** A picture of grey values, opaque. */
function picture(rows: number[][]): Pixels {
  const data = new Uint8ClampedArray(rows.flat().flatMap((grey) => [grey, grey, grey, 255]));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}
const alphas = ({ data }: Pixels) => [...data].filter((_, index) => index % 4 === 3);

test("paper becomes transparent, ink stays, and edges fade without the paper's white (R-775)", () => {
  const pixels = picture([[255, 160, 126, 20]]);
  clearPaper(pixels, 150);
  expect(alphas(pixels)).toEqual([0, 0, 128, 255]);
  // 126 is half ink, half paper, so the ink itself is black.
  expect([...pixels.data.slice(8, 11), ...pixels.data.slice(12, 15)]).toEqual([0, 0, 0, 20, 20, 20]);
});

test("the image is cut to its ink with a margin; without ink there is none (R-775)", () => {
  const blank = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 255));
  const inked = blank.map((row, y) => row.map((grey, x) => (y >= 40 && y < 50 && x >= 10 && x < 30 ? 0 : grey)));
  const pixels = picture(inked);
  clearPaper(pixels, 150);
  expect(inkArea(pixels)).toEqual({ left: 8, top: 38, width: 24, height: 14 });
  const empty = picture(blank);
  clearPaper(empty, 150);
  expect(inkArea(empty)).toBe(null);
});

test("a photo of 50 megapixels is scaled to 1,600 along its longer side, a small one not at all (R-775)", () => {
  expect(fitted({ width: 8660, height: 5774 }, 1600)).toEqual({ width: 1600, height: 1067 });
  expect(fitted({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
});
