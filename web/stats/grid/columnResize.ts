import { followPointer } from "./followPointer.ts";
import type { GridState } from "./gridState.ts";

/** The narrowest and the widest column, in pixels (spec section 9). */
const least = 80;
const most = 1000;

/** The nearest width that a column may have. */
export function columnWidth(wanted: number): number {
  return Math.round(Math.max(least, Math.min(most, wanted)));
}

/** Follows the drag of a column's right edge; the width is saved when it is let go. */
export function dragColumnEdge(grid: GridState, event: PointerEvent, column: number): void {
  const scroller = event.currentTarget;
  const id = grid.host.columns()[column]?.id;
  if (!(scroller instanceof HTMLElement) || id === undefined) return;
  const before = grid.host.widthOf(id);
  let width = before;
  followPointer(scroller, event, {
    axis: "x",
    onMove({ x }) {
      width = columnWidth(before + x - event.clientX);
      grid.host.showWidth(id, width);
    },
    onEnd() {
      if (width !== before) grid.host.resize(id, before, width);
    },
  });
}
