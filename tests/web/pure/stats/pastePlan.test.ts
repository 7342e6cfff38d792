import { expect, test } from "vitest";
import { planPaste } from "../../../../web/stats/grid/clipboard/pastePlan.ts";

const size = { rows: 10, columns: 6 };
/** The first two columns are the system's. */
const isEditable = (column: number) => column >= 2;
const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });

test("a block goes down and right from the selected cell", () => {
  const plan = planPaste({ block: [["a", "b"], ["c"]], selected: at(3, 2), size, isEditable });
  expect(plan.cells).toEqual([
    { row: 3, column: 2, text: "a" },
    { row: 3, column: 3, text: "b" },
    { row: 4, column: 2, text: "c" },
    { row: 4, column: 3, text: "" },
  ]);
  expect(plan).toMatchObject({ target: { top: 3, bottom: 4, left: 2, right: 3 }, skipped: 0, clipped: 0 });
});

test("one cell fills the selection, and a block that fits several times repeats", () => {
  const selected = { top: 0, bottom: 3, left: 2, right: 3 };
  expect(planPaste({ block: [["x"]], selected, size, isEditable }).cells.map(({ text }) => text)).toEqual(Array(8).fill("x"));
  const rows = planPaste({
    block: [
      ["a", "b"],
      ["c", "d"],
    ],
    selected,
    size,
    isEditable,
  });
  expect(rows.cells.map(({ text }) => text).join("")).toBe("abcdabcd");
});

test("a block that does not fit into the selection keeps its own size", () => {
  const plan = planPaste({ block: [["a"], ["b"]], selected: { top: 0, bottom: 2, left: 2, right: 2 }, size, isEditable });
  expect(plan.target).toEqual({ top: 0, bottom: 1, left: 2, right: 2 });
});

test("cells of system columns are skipped and counted", () => {
  const plan = planPaste({ block: [["a", "b", "c"]], selected: at(0, 1), size, isEditable });
  expect(plan.cells.map(({ column }) => column)).toEqual([2, 3]);
  expect(plan.skipped).toBe(1);
});

test("cells beyond the last row or column are clipped and counted", () => {
  const plan = planPaste({
    block: [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ],
    selected: at(8, 5),
    size,
    isEditable,
  });
  expect(plan.cells).toEqual([
    { row: 8, column: 5, text: "a" },
    { row: 9, column: 5, text: "c" },
  ]);
  expect(plan.clipped).toBe(4);
});

test("one cell over a whole column fills the data and loses nothing", () => {
  const plan = planPaste({ block: [["x"]], selected: { top: 0, bottom: 99, left: 3, right: 3 }, size, isEditable });
  expect(plan.cells).toHaveLength(10);
  expect(plan.clipped).toBe(0);
});

test("nothing is pasted into the padding below the data, or from an empty clipboard", () => {
  expect(planPaste({ block: [["x"]], selected: at(40, 3), size, isEditable })).toEqual({ cells: [], target: null, skipped: 0, clipped: 1 });
  expect(planPaste({ block: [], selected: at(0, 3), size, isEditable }).cells).toEqual([]);
});
