import { trackPointerDrag } from "./pointerDrag.ts";
import type { SelectionOverlay } from "../dom/selectionOverlay.ts";
import type { GridState } from "../state/gridState.ts";

/** The narrowest and the widest column, in pixels. */
const least = 80;
const most = 1000;
/** So long, in milliseconds, the pointer rests until the cells follow the line that it drags. */
const rest = 100;

/** The nearest width that a column may have. */
export function columnWidth(wanted: number): number {
  return Math.round(Math.max(least, Math.min(most, wanted)));
}

/**
 * Follows the drag of a column's right edge by a line; the width is saved when it is let go. All cells beside the column are
 * laid out and painted again for another width, so that they have it when the pointer rests, and not at each of its moves.
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
      overlay.showLine(grid.extentOf(column, column).right + width - grid.adapter.widthOf(id));
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
