import { expect, test } from "vitest";
import { columnSelection, rowSelection } from "../../../../web/stats/grid/state/lineSelection.ts";
import { edgeFrom, stepFrom, tabFrom } from "../../../../web/stats/grid/state/gridSteps.ts";
import { rangeOfSelection, selectionOf, selectionOnGrid } from "../../../../web/stats/grid/state/gridSelection.ts";

const size = { rows: 10, columns: 5 };
const filled = new Set(["0,0", "1,0", "2,0", "5,0", "9,0"]);
const isFilled = ({ row, column }: { row: number; column: number }) => filled.has(`${row},${column}`);

test("a step stops at the grid's edge", () => {
  expect(stepFrom({ row: 0, column: 0 }, "up", size)).toEqual({ row: 0, column: 0 });
  expect(stepFrom({ row: 8, column: 2 }, "down", size, 20)).toEqual({ row: 9, column: 2 });
});

test("Ctrl+arrow goes to the end of a run, then over the gap to the next filled cell, then to the edge", () => {
  const down = (row: number) => edgeFrom({ row, column: 0 }, "down", size, isFilled).row;
  expect([down(0), down(2), down(5), down(9)]).toEqual([2, 5, 9, 9]);
  expect(edgeFrom({ row: 5, column: 0 }, "right", size, isFilled)).toEqual({ row: 5, column: 4 });
  expect(edgeFrom({ row: 5, column: 0 }, "up", size, isFilled)).toEqual({ row: 2, column: 0 });
});

test("Tab goes on in the next row, and leaves at the very end", () => {
  expect(tabFrom({ row: 0, column: 4 }, "right", size)).toEqual({ row: 1, column: 0 });
  expect(tabFrom({ row: 1, column: 0 }, "left", size)).toEqual({ row: 0, column: 4 });
  expect(tabFrom({ row: 9, column: 4 }, "right", size)).toBeNull();
  expect(tabFrom({ row: 0, column: 0 }, "left", size)).toBeNull();
});

test("a selection spans its two corners, whichever way they lie, and whole rows and columns span the grid", () => {
  expect(rangeOfSelection(selectionOf({ row: 4, column: 3 }, { row: 1, column: 0 }))).toEqual({ top: 1, left: 0, bottom: 4, right: 3 });
  expect(rangeOfSelection(rowSelection(3, 2, size))).toEqual({ top: 2, left: 0, bottom: 3, right: 4 });
  expect(rangeOfSelection(columnSelection(1, 1, size))).toEqual({ top: 0, left: 1, bottom: 9, right: 1 });
});

test("a selection moves onto a grid that has become smaller", () => {
  const moved = selectionOnGrid(selectionOf({ row: 9, column: 4 }), { rows: 3, columns: 2 });
  expect(moved).toEqual(selectionOf({ row: 2, column: 1 }));
});
