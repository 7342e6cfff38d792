import { extentOf } from "./columnExtent.ts";
import type { Point } from "../state/gridAdapter.ts";
import type { Place } from "../state/gridRange.ts";
import type { GridState } from "../state/gridState.ts";
import { gutterWidth, headHeight, rowAt, rowHeight } from "../state/columnOffsets.ts";
import type { GridViewport } from "./gridViewport.ts";

/** What is under a point. */
export type Hit = Place & { area: "cell" | "gutter" | "head" | "corner" };

/** Where cells are on the screen. */
export type GridGeometry = {
  hit: (at: Point) => Hit;
  /** The gap between columns that is nearest to a point's x: 0 is before the first one. */
  gapAt: (x: number) => number;
  /** How many whole rows are in sight. */
  pageRows: () => number;
  /** Where a cell's left bottom corner is on the screen. */
  pointBelow: (place: Place) => Point;
};

export function createGeometry(grid: GridState, scroller: HTMLElement, { columnAt }: GridViewport): GridGeometry {
  /** Converts an x from the grid's left edge to an x from the first column's left edge. */
  function xAt(fromLeft: number): number {
    const x = fromLeft - gutterWidth;
    return x < (grid.columnOffsets()[grid.frozen()] ?? 0) ? x : x + scroller.scrollLeft;
  }
  return {
    hit({ x, y }) {
      const box = scroller.getBoundingClientRect();
      const [fromLeft, fromTop] = [x - box.left, y - box.top];
      const column = columnAt(xAt(fromLeft));
      const row = rowAt(fromTop - headHeight + scroller.scrollTop, grid.size().rows);
      const isHead = fromTop < headHeight;
      if (fromLeft < gutterWidth) return { area: isHead ? "corner" : "gutter", row, column };
      return { area: isHead ? "head" : "cell", row, column };
    },
    gapAt(x) {
      const from = xAt(x - scroller.getBoundingClientRect().left);
      const column = columnAt(from);
      const [left = 0, right = left] = grid.columnOffsets().slice(column, column + 2);
      return from > (left + right) / 2 ? column + 1 : column;
    },
    pageRows: () => Math.max(1, Math.floor((scroller.clientHeight - headHeight) / rowHeight)),
    pointBelow({ row, column }) {
      const box = scroller.getBoundingClientRect();
      const x = box.left + gutterWidth + extentOf(grid, column, column).left - scroller.scrollLeft;
      const y = box.top + headHeight + (row + 1) * rowHeight - scroller.scrollTop;
      return { x: Math.max(box.left, Math.min(box.right, x)), y: Math.max(box.top, Math.min(box.bottom, y)) };
    },
  };
}
