import { trackPointerDrag } from "./pointerDrag.ts";
import { columnSelection, isWholeColumns } from "../state/lineSelection.ts";
import type { SelectionOverlay } from "../dom/selectionOverlay.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridGeometry } from "../dom/gridGeometry.ts";

type Tools = { geometry: GridGeometry; overlay: SelectionOverlay };

/** Whether a column's head can be dragged: as in spreadsheet programs it must be selected, and all selected columns move with it. */
export function canDragColumn(grid: GridState, column: number): boolean {
  const { left, right } = grid.range();
  return isWholeColumns(grid.selection(), grid.size()) && column >= left && column <= right;
}

/** Follows the drag of selected columns by one of their heads: a line shows where they will stand. Without a move it is a click. */
export function dragColumns(grid: GridState, event: PointerEvent, { geometry, overlay }: Tools, onClick: () => void): void {
  const scroller = event.currentTarget;
  if (!(scroller instanceof HTMLElement)) return;
  const { left, right } = grid.range();
  let isDrag = false;
  let before = left;
  trackPointerDrag(scroller, event, {
    axis: "x",
    onMove(at) {
      isDrag ||= Math.abs(at.x - event.clientX) > 4;
      if (!isDrag) return;
      before = geometry.gapAt(at.x);
      overlay.showGap(before);
    },
    onEnd() {
      if (!isDrag) return onClick();
      moveColumns(grid, left, right, before);
    },
    onFinished: () => overlay.showGap(null),
  });
}

/** Moves columns, first to last, into the gap before another one, and keeps them selected. */
export function moveColumns(grid: GridState, first: number, last: number, before: number): void {
  if (before >= first && before <= last + 1) return;
  grid.adapter.moveColumns(first, last, before);
  const to = before > last ? before - (last - first + 1) : before;
  grid.select(columnSelection(to, to + last - first, grid.size()), null);
}
