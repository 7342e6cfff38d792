import { expect, test } from "vitest";
import { columnAt, rowAt, columnOffsetsOf } from "../../../../web/stats/grid/state/columnOffsets.ts";
import { blockPlace, blocksIn, virtualRange } from "../../../../web/stats/grid/state/virtualRange.ts";

const widths = [100, 80, 200, 128, 128, 128, 128, 128, 128, 128];
const track = columnOffsetsOf(widths);

test("a column is found by its distance from the left, the nearest one beyond the ends", () => {
  expect([-5, 0, 99, 100, 179, 180, 5000].map((x) => columnAt(track, x))).toEqual([0, 0, 0, 1, 1, 2, 9]);
  expect(columnAt(columnOffsetsOf([]), 10)).toBe(0);
});

test("a row is found by its distance from the top, the nearest one beyond the ends", () => {
  expect([-1, 0, 27, 28, 99_999].map((y) => rowAt(y, 50))).toEqual([0, 0, 0, 1, 49]);
});

test("whole blocks of eight rows and four columns are drawn, and none beyond what is in sight", () => {
  const size = { rows: 1000, columns: 10 };
  const range = virtualRange({ top: 28 * 100, left: 0, width: 56 + 300, height: 32 + 28 * 10 }, track, size);
  expect(range).toEqual({ top: 96, bottom: 119, left: 0, right: 3 });
  expect(virtualRange({ top: 28 * 990, left: 600, width: 656, height: 312 }, track, size)).toEqual({
    top: 976,
    bottom: 999,
    left: 4,
    right: 9,
  });
});

test("wherever the grid stands, the same number of blocks is drawn and covers what is in sight, to the last row", () => {
  const height = 32 + 28 * 17 + 5;
  for (let top = 0; top <= 28 * 203 - height + 32; top += 11) {
    const range = virtualRange({ top, left: 0, width: 656, height }, track, { rows: 203, columns: 10 });
    expect(Math.ceil((range.bottom + 1 - range.top) / 8)).toBe(4);
    expect(range.top * 28).toBeLessThanOrEqual(top);
    expect((range.bottom + 1) * 28).toBeGreaterThanOrEqual(top + height - 32);
  }
});

function rowsOf(rows: { top: number; bottom: number }): number[] {
  return blocksIn(rows).map(({ row }) => row);
}

test("a grid that is taller than its rows draws each of them once", () => {
  const range = virtualRange({ top: 0, left: 0, width: 656, height: 4000 }, track, { rows: 100, columns: 10 });
  expect(range).toMatchObject({ top: 0, bottom: 99 });
  expect(rowsOf(range)).toEqual([0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96]);
});

test("a block that comes stands where the one that left stood, and the others stay", () => {
  expect(rowsOf({ top: 0, bottom: 31 })).toEqual([0, 8, 16, 24]);
  expect(rowsOf({ top: 8, bottom: 39 })).toEqual([32, 8, 16, 24]);
  expect(rowsOf({ top: 176, bottom: 202 })).toEqual([192, 200, 176, 184]);
  expect(blockPlace(202, { top: 176, bottom: 202 })).toBe(1);
});

test("as many rows are drawn of a hundred thousand as of a hundred", () => {
  const sight = { top: 0, left: 0, width: 1400, height: 700 };
  expect(virtualRange(sight, track, { rows: 100_000, columns: 10 })).toEqual(virtualRange(sight, track, { rows: 100, columns: 10 }));
});
