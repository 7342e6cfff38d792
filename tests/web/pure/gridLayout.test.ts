import { expect, test } from "vitest";
import { columnAt, rowAt, trackOf } from "../../../web/stats/grid/gridTrack.ts";
import { virtualRange } from "../../../web/stats/grid/virtualRange.ts";

const widths = [100, 80, 200, 128, 128, 128, 128, 128, 128, 128];
const track = trackOf(widths);

test("a column is found by its distance from the left, the nearest one beyond the ends", () => {
  expect([-5, 0, 99, 100, 179, 180, 5000].map((x) => columnAt(track, x))).toEqual([0, 0, 0, 1, 1, 2, 9]);
  expect(columnAt(trackOf([]), 10)).toBe(0);
});

test("a row is found by its distance from the top, the nearest one beyond the ends", () => {
  expect([-1, 0, 27, 28, 99_999].map((y) => rowAt(y, 50))).toEqual([0, 0, 0, 1, 49]);
});

test("whole blocks of eight rows and four columns are drawn, and none beyond what is in sight", () => {
  const size = { rows: 1000, columns: 10 };
  const range = virtualRange({ top: 28 * 100, left: 0, width: 56 + 300, height: 32 + 28 * 10 }, track, size);
  expect(range).toEqual({ top: 96, bottom: 111, left: 0, right: 3 });
  expect(virtualRange({ top: 28 * 990, left: 600, width: 656, height: 312 }, track, size)).toEqual({
    top: 984,
    bottom: 999,
    left: 4,
    right: 9,
  });
});

test("as many rows are drawn of a hundred thousand as of a hundred", () => {
  const sight = { top: 0, left: 0, width: 1400, height: 700 };
  expect(virtualRange(sight, track, { rows: 100_000, columns: 10 })).toEqual(virtualRange(sight, track, { rows: 100, columns: 10 }));
});
