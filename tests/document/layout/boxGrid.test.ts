import { expect, test } from "vitest";
import { boxGrid } from "../../../api/document/layout/boxGrid.ts";
import type { Box } from "../../../api/document/blocks/blockTypes.ts";

const aBox = (caption: string, given: Partial<Box> = {}): Box => ({ caption, name: "", lines: ["text"], language: "", share: 1, ...given });
const placesOf = (grid: ReturnType<typeof boxGrid>) =>
  grid.cells.map(({ caption, x, y, colspan, rowspan }) => [caption, x, y, colspan, rowspan]);

test("boxes share a half by their shares, one across shares both, and a half without boxes continues those above (R-472)", () => {
  const grid = boxGrid([
    { left: [aBox("a")], right: [aBox("b"), aBox("c", { share: 2 })], across: [] },
    { left: [aBox("d")], right: [], across: [] },
    { left: [], right: [], across: [aBox("e")] },
  ]);
  expect(grid.columns).toEqual([90, 30, 60]);
  expect(placesOf(grid)).toEqual([
    ["a", 0, 0, 1, 1],
    ["b", 1, 0, 1, 2],
    ["c", 2, 0, 1, 2],
    ["d", 0, 1, 1, 1],
    ["e", 0, 2, 3, 1],
  ]);
});

test("edges at the same place in different rows are one, however their shares add up", () => {
  const thirds = { left: [], right: [], across: [aBox("a"), aBox("b"), aBox("c")] };
  const sixths = { left: [], right: [], across: Array.from({ length: 6 }, (_, n) => aBox(String(n))) };
  expect(boxGrid([thirds, sixths]).columns).toEqual([30, 30, 30, 30, 30, 30]);
});

test("a row has its height if all its boxes surely fit; a box with more text makes its row as high as it needs", () => {
  const long = aBox("long", { lines: Array.from({ length: 9 }, () => "a line of text") });
  const grid = boxGrid([
    { left: [aBox("a")], right: [aBox("b")], across: [] },
    { left: [aBox("c")], right: [long], across: [] },
  ]);
  expect(grid.rows).toEqual([8.5, null]);
  expect(grid.cells.map(({ caption, isLow, height }) => [caption, isLow, height])).toEqual([
    ["a", true, null],
    ["b", true, null],
    ["c", true, 10],
    ["long", false, 10],
  ]);
});

test.each([
  ["another script", "上海粮油进出口有限公司"],
  ["a word that does not fit", "W".repeat(80)],
  ["a line break", "one\ntwo"],
])("a box with %s is set to be measured", (_what, line) => {
  const [cell] = boxGrid([{ left: [aBox("a", { lines: [line] })], right: [], across: [] }]).cells;
  expect(cell).toMatchObject({ isPlain: false, isLow: false });
});

test("boxes with so much text that one could fill a page may break between pages", () => {
  const ofLetters = (count: number) => boxGrid([{ left: [aBox("a", { lines: ["x".repeat(count)] })], right: [], across: [] }]);
  expect(ofLetters(1799).isBreakable).toBe(false);
  expect(ofLetters(1800).isBreakable).toBe(true);
});
