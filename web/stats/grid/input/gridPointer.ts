import { isApple } from "../../../keys/mainKeys.ts";
import type { CellEditor } from "./cellEditor.ts";
import { fillTargetOf } from "./fillPlan.ts";
import { canDragColumn, dragColumns } from "./columnDrag.ts";
import { dragColumnEdge } from "./columnResize.ts";
import { extendTo, fill } from "./gridActions.ts";
import { isInside, type GridRange } from "../state/gridRange.ts";
import { columnSelection, isWholeRows, rowSelection } from "../state/lineSelection.ts";
import { cornerOf, selectionOf, wholeSelection } from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridGeometry, Hit } from "../dom/gridGeometry.ts";
import type { SelectionOverlay } from "../dom/selectionOverlay.ts";
import { trackPointerDrag } from "./pointerDrag.ts";

type Tools = { editor: CellEditor; geometry: GridGeometry; overlay: SelectionOverlay };

/** Handles mouse and touch: select, extend, drag, fill, resize. A click without a drag edits. */
export function attachPointer(grid: GridState, scroller: HTMLElement, tools: Tools): () => void {
  const { editor, geometry, overlay } = tools;

  function handleDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (target === editor.element || target?.closest("button")) return;
    const edge = target?.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
    if (edge !== undefined) return event.button === 0 ? dragColumnEdge(grid, event, Number(edge), overlay) : undefined;
    const hit = geometry.hit({ x: event.clientX, y: event.clientY });
    if (event.pointerType === "touch") return handleTouch(event, hit);
    takeFocus();
    if (asksForMenu(event)) return selectForMenu(grid, hit);
    if (event.button === 0 && target === overlay.handle) return dragFill(grid, scroller, event, tools);
    if (event.button === 0 && hit.area === "head" && !event.shiftKey && canDragColumn(grid, hit.column))
      return dragColumns(grid, event, tools, () => selectHit(grid, hit, false));
    if (event.button === 0) press(event, hit);
  }
  /** The editor saves when it loses the focus. */
  function takeFocus() {
    scroller.focus({ preventScroll: true });
  }
  function press(event: PointerEvent, hit: Hit) {
    selectHit(grid, hit, event.shiftKey);
    let isDrag = event.shiftKey;
    trackPointerDrag(scroller, event, {
      ...(hit.area === "head" && { axis: "x" }),
      ...(hit.area === "gutter" && { axis: "y" }),
      onMove(at) {
        const over = geometry.hit(at);
        if (!isDrag && over.row === hit.row && over.column === hit.column) return;
        isDrag = true;
        selectHit(grid, { ...over, area: hit.area }, true);
      },
      onEnd() {
        if (isDrag) return;
        if (hit.area === "cell") editor.open(hit, "clicked");
        else if (hit.area === "gutter") grid.adapter.menu({ kind: "rows" }, { x: event.clientX, y: event.clientY });
      },
    });
  }
  /** Touch scrolls; a tap without a move selects the cell, and a long press opens the menu (R-1420). */
  function handleTouch(event: PointerEvent, hit: Hit) {
    const stop = new AbortController();
    function handleLongPress() {
      stop.abort();
      takeFocus();
      selectForMenu(grid, hit);
    }
    // Before the menu opens: it says what is selected.
    scroller.addEventListener("contextmenu", handleLongPress, { signal: stop.signal, capture: true });
    scroller.addEventListener("pointercancel", () => stop.abort(), { signal: stop.signal });
    scroller.addEventListener(
      "pointerup",
      (up) => {
        stop.abort();
        if (Math.hypot(up.clientX - event.clientX, up.clientY - event.clientY) > 8) return;
        takeFocus();
        selectHit(grid, hit, false);
        if (hit.area === "cell") editor.open(hit, "clicked");
        else if (hit.area === "gutter") grid.adapter.menu({ kind: "rows" }, { x: up.clientX, y: up.clientY });
      },
      { signal: stop.signal },
    );
  }
  function handleMenu(event: MouseEvent) {
    if (event.target === editor.element) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    const hit = geometry.hit(at);
    if (hit.area === "head") return grid.adapter.menu({ kind: "column", column: hit.column }, at);
    grid.adapter.menu({ kind: hit.area === "gutter" ? "rows" : "cells" }, at);
  }
  /** Stops the browser from moving the focus and dragging texts. */
  function handleMouseDown(event: MouseEvent) {
    if (event.target !== editor.element && !(event.target instanceof Element && event.target.closest("button"))) event.preventDefault();
  }
  scroller.addEventListener("pointerdown", handleDown);
  scroller.addEventListener("mousedown", handleMouseDown);
  scroller.addEventListener("contextmenu", handleMenu);
  return () => {
    scroller.removeEventListener("pointerdown", handleDown);
    scroller.removeEventListener("mousedown", handleMouseDown);
    scroller.removeEventListener("contextmenu", handleMenu);
  };
}

/** The right button, and on a Mac also a click with Ctrl, which its browsers send as one of the left button. */
function asksForMenu({ button, ctrlKey }: PointerEvent): boolean {
  return button === 2 || (button === 0 && ctrlKey && isApple);
}

/** A menu is about what is selected: what was hit, unless it is part of it. */
function selectForMenu(grid: GridState, hit: Hit): void {
  const isSelected = hit.area === "gutter" ? isInside(wholeRows(grid), hit) : isInside(grid.range(), hit);
  if (!isSelected) selectHit(grid, hit, false);
}

/** The selected rows if they are whole, else no cells. */
function wholeRows(grid: GridState): GridRange {
  const range = grid.range();
  return isWholeRows(grid.selection(), grid.size()) ? { ...range, left: 0, right: Infinity } : { ...range, right: -1 };
}

/** Selects what was hit: a cell, rows by the gutter, columns by the head, everything by the corner. */
function selectHit(grid: GridState, hit: Hit, isExtending: boolean): void {
  const corner = cornerOf(grid.selection());
  const size = grid.size();
  if (size.columns === 0) return;
  if (hit.area === "corner") grid.select(wholeSelection(size), null);
  else if (hit.area === "gutter") grid.select(rowSelection(isExtending ? corner.row : hit.row, hit.row, size), null);
  else if (hit.area === "head") grid.select(columnSelection(isExtending ? corner.column : hit.column, hit.column, size), null);
  else if (isExtending) extendTo(grid, hit);
  else grid.select(selectionOf(hit), null);
}

function dragFill(grid: GridState, scroller: HTMLElement, event: PointerEvent, { geometry, overlay }: Tools): void {
  const source = grid.range();
  let target: GridRange | null = null;
  trackPointerDrag(scroller, event, {
    onMove(at) {
      target = fillTargetOf(source, geometry.hit(at));
      overlay.showFill(target);
    },
    onEnd() {
      if (target !== null) fill(grid, { source, target });
    },
    onFinished: () => overlay.showFill(null),
  });
}
