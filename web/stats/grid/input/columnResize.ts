import { extentOf } from "../dom/columnExtent.ts";
import { trackPointerDrag } from "./pointerDrag.ts";
import type { SelectionOverlay } from "../dom/selectionOverlay.ts";
import type { GridState } from "../state/gridState.ts";

/** The narrowest and the widest column, in pixels. */
const least = 80;
const most = 1000;
/** How long the pointer must rest, in milliseconds, before the cells take the dragged width. */
const rest = 100;

/** The nearest width that a column may have. */
export function columnWidth(wanted: number): number {
  return Math.round(Math.max(least, Math.min(most, wanted)));
}

/**
 * Tracks the drag of a column's right edge with a line, and saves the width on release. A new width lays out and paints all
 * cells next to the column again, so it applies only when the pointer rests.
 */
export function dragColumnEdge(grid: GridState, event: PointerEvent, column: number, overlay: SelectionOverlay): void {
  const scroller = event.currentTarget;
  const id = grid.adapter.columns()[column]?.id;
  if (!(scroller instanceof HTMLElement) || id === undefined) return;
  const before = grid.adapter.widthOf(id);
  let width = before;
  let timer: ReturnType<typeof setTimeout> | undefined;
  trackPointerDrag(scroller, event, {
    axis: "x",
    onMove({ x }) {
      const next = columnWidth(before + x - event.clientX);
      if (next === width) return;
      width = next;
      overlay.showLine(extentOf(grid, column, column).right + width - grid.adapter.widthOf(id));
      clearTimeout(timer);
      timer = setTimeout(() => {
        overlay.showLine(null);
        grid.adapter.showWidth(id, width);
      }, rest);
    },
    onEnd() {
      if (width !== before) grid.adapter.resize(id, before, width);
    },
    onFinished() {
      clearTimeout(timer);
      overlay.showLine(null);
      if (grid.adapter.widthOf(id) !== before) grid.adapter.showWidth(id, before);
    },
  });
}
