import { expect, test } from "vitest";
import { fillDownOf, fillRightOf, fillTargetOf, planFill } from "../../../../web/stats/grid/input/fillPlan.ts";

const textAt = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;
const isEditable = (column: number) => column !== 1;

test("a fill repeats the source over the rest of the target, upwards from its bottom, and leaves system columns alone", () => {
  const source = { top: 2, bottom: 3, left: 0, right: 1 };
  const down = planFill({ source, target: { ...source, bottom: 6 }, textAt, isEditable });
  expect(down.map(({ row, text }) => [row, text])).toEqual([
    [4, "2/0"],
    [5, "3/0"],
    [6, "2/0"],
  ]);
  const up = planFill({ source, target: { ...source, top: 1 }, textAt, isEditable });
  expect(up).toEqual([{ row: 1, column: 0, text: "3/0" }]);
});

test("Ctrl+D takes the first selected row, or for a single row the one above it", () => {
  const selected = { top: 4, bottom: 6, left: 2, right: 3 };
  expect(fillDownOf(selected)).toEqual({ source: { ...selected, bottom: 4 }, target: selected });
  expect(fillDownOf({ ...selected, bottom: 4 })?.source).toEqual({ ...selected, top: 3, bottom: 3 });
  expect(fillDownOf({ top: 0, bottom: 0, left: 0, right: 0 })).toBeNull();
  expect(fillRightOf({ ...selected, right: 2 })?.source).toEqual({ ...selected, left: 1, right: 1 });
});

test("the fill handle covers the axis it was dragged further along, and a cell back inside covers no more", () => {
  const source = { top: 2, bottom: 3, left: 2, right: 3 };
  expect(fillTargetOf(source, { row: 8, column: 5 })).toEqual({ ...source, bottom: 8 });
  expect(fillTargetOf(source, { row: 4, column: 9 })).toEqual({ ...source, right: 9 });
  expect(fillTargetOf(source, { row: 0, column: 2 })).toEqual({ ...source, top: 0 });
  expect(fillTargetOf(source, { row: 3, column: 2 })).toEqual(source);
});
