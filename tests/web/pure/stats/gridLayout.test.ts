import { expect, test } from "vitest";
import { createColumnAxis } from "../../../../web/stats/grid/dom/columnAxis.ts";
import { createRowAxis } from "../../../../web/stats/grid/dom/rowAxis.ts";
import { columnOffsetsOf, rowAt } from "../../../../web/stats/grid/state/columnOffsets.ts";

const offsets = columnOffsetsOf([100, 80, 200, 128, 128, 128, 128, 128, 128, 128]);

/** A scroller without a document. The tests pass the axes what it would measure. */
function aScroller(): HTMLElement {
  return { scrollTop: 0, scrollLeft: 0, ownerDocument: { defaultView: null }, scrollTo() {} } as unknown as HTMLElement;
}

function rowsIn(rows: number, top: number, height: number) {
  const axis = createRowAxis(aScroller(), () => {});
  axis.measured(rows, top, height);
  return axis.range();
}

function columnsIn(left: number, width: number, frozen = 0, from = offsets) {
  const axis = createColumnAxis(aScroller(), () => {});
  axis.layOut(from, frozen);
  axis.measured(left, width);
  return axis.range();
}

test("a column is found by its distance from the left, the nearest one beyond the ends", () => {
  const axis = createColumnAxis(aScroller(), () => {});
  expect(axis.at(10)).toBe(0);
  for (const frozen of [0, 2]) {
    axis.layOut(offsets, frozen);
    expect([-5, 0, 99, 100, 179, 180, 5000].map(axis.at)).toEqual([0, 0, 0, 1, 1, 2, 9]);
  }
});

test("a row is found by its distance from the top, the nearest one beyond the ends", () => {
  expect([-1, 0, 27, 28, 99_999].map((y) => rowAt(y, 50))).toEqual([0, 0, 0, 1, 49]);
});

test("whole blocks of eight rows and four columns are drawn, and none beyond what is in sight", () => {
  expect(rowsIn(1000, 28 * 100, 28 * 10)).toMatchObject({ top: 96, bottom: 119 });
  expect(rowsIn(1000, 28 * 990, 28 * 10)).toMatchObject({ top: 976, bottom: 999 });
  expect(columnsIn(0, 300)).toEqual({ left: 0, right: 3 });
  expect(columnsIn(600, 600)).toEqual({ left: 4, right: 9 });
  expect(columnsIn(0, 600, 0, columnOffsetsOf([]))).toEqual({ left: 0, right: -1 });
});

test("frozen columns cover the ones below them, which are not drawn", () => {
  expect(columnsIn(0, 480, 2)).toEqual({ left: 2, right: 3 });
  expect(columnsIn(0, 600, 2)).toEqual({ left: 2, right: 7 });
  expect(columnsIn(340, 480, 2)).toEqual({ left: 4, right: 7 });
});

test("the columns of a new width or number are drawn at once", () => {
  const axis = createColumnAxis(aScroller(), () => {});
  axis.layOut(offsets, 0);
  axis.measured(0, 500);
  expect(axis.range()).toEqual({ left: 0, right: 3 });
  axis.layOut(columnOffsetsOf(Array.from({ length: 10 }, () => 80)), 0);
  expect(axis.range()).toEqual({ left: 0, right: 7 });
  axis.layOut(columnOffsetsOf([80, 80]), 0);
  expect(axis.range()).toEqual({ left: 0, right: 1 });
});

test("wherever the grid stands, the same number of blocks is drawn and covers what is in sight, to the last row", () => {
  const height = 28 * 17 + 5;
  const axis = createRowAxis(aScroller(), () => {});
  for (let top = 0; top <= 28 * 203 - height; top += 11) {
    axis.measured(203, top, height);
    const range = axis.range();
    expect(range.blocks.map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
    expect(range.top * 28).toBeLessThanOrEqual(top);
    expect((range.bottom + 1) * 28).toBeGreaterThanOrEqual(top + height);
  }
});

test("a grid that is taller than its rows draws each of them once", () => {
  const range = rowsIn(100, 0, 4000);
  expect(range).toMatchObject({ top: 0, bottom: 99 });
  expect(range.blocks.map(({ row }) => row)).toEqual([0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96]);
});

test("a block that comes takes the slot of the one that left, and the others stay", () => {
  const axis = createRowAxis(aScroller(), () => {});
  const blocksAt = (top: number) => {
    axis.measured(203, top * 28, 28 * 20);
    return axis.range().blocks.map(({ row }) => row);
  };
  expect(blocksAt(0)).toEqual([0, 8, 16, 24]);
  expect(blocksAt(8)).toEqual([32, 8, 16, 24]);
  expect(blocksAt(183)).toEqual([192, 200, 176, 184]);
});

test("as many rows are drawn of a hundred thousand as of a hundred", () => {
  expect(rowsIn(100_000, 0, 700)).toEqual(rowsIn(100, 0, 700));
});
