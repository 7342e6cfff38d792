import type { GridState } from "../state/gridState.ts";

/** The visible extent of columns, first to last: x of their edges in pixels, from the first column's left edge. */
export function extentOf(grid: GridState, first: number, last: number): { left: number; right: number } {
  const offsets = grid.columnOffsets();
  const frozen = grid.frozen();
  const edge = grid.scrolledLeft() + (offsets[frozen] ?? 0);
  const seen = (column: number, x: number) => {
    if (frozen === 0) return x;
    return column < frozen ? x + grid.scrolledLeft() : Math.max(x, edge);
  };
  return { left: seen(first, offsets[first] ?? 0), right: seen(last, offsets[last + 1] ?? 0) };
}
