import { expect, test } from "vitest";
import { mayBeCut } from "../../../../web/stats/grid/view/mayBeCut.ts";

test.each([
  ["", false],
  ["12/11/2026", false],
  ["TV/EXP/001/25", false],
  ["82,500.00", false],
  ["TV/EXP/042/25-26", true],
  ["AL MARJAN FOODSTUFF", true],
  ["बासमती चावल निर्यात", true],
  ["1,23,45,67,890.00 KG", true],
])("%s may be cut in a column of 128 pixels: %s", (text, isCut) => {
  expect(mayBeCut(text, 128)).toBe(isCut);
});

test("a wider column has room for the same text", () => {
  expect([mayBeCut("TV/EXP/042/25-26", 160), mayBeCut("12/11/2026", 80)]).toEqual([false, true]);
});
