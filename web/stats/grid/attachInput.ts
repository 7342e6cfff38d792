import { attachEditor, type CellEditor } from "./input/cellEditor.ts";
import { attachClipboard, type GridClipboard } from "./clipboard/gridClipboard.ts";
import { attachKeyboard } from "./input/gridKeyboard.ts";
import { attachCutCellTitle } from "./input/cutCellTitle.ts";
import { fittingWidth } from "./dom/columnFit.ts";
import { attachAriaState } from "./dom/ariaState.ts";
import { attachSelectionOverlay } from "./dom/selectionOverlay.ts";
import { attachPointer } from "./input/gridPointer.ts";
import type { GridState } from "./state/gridState.ts";
import { createGeometry } from "./dom/gridGeometry.ts";
import type { GridElements } from "./dom/gridElements.ts";
import type { GridViewport } from "./dom/gridViewport.ts";
import type { EarlyInput } from "./input/keepEarlyInput.ts";
import { replayInput } from "./input/replayInput.ts";

/** What reacts to the user's hands. */
export type GridInput = {
  editor: CellEditor;
  clipboard: GridClipboard;
  /** Updates the ARIA attributes after other cells were rendered. */
  updateAriaState: () => void;
  focus: () => void;
  /** Makes a column as wide as what it shows. */
  fit: (column: number) => void;
  detach: () => void;
};

/** Attaches selection, keyboard, pointer, editor and clipboard to the grid's elements, and does what came before. */
export function attachInput(grid: GridState, elements: GridElements, viewport: GridViewport, early: EarlyInput): GridInput {
  const { scroller } = elements;
  const geometry = createGeometry(grid, scroller, viewport);
  const overlay = attachSelectionOverlay(grid, elements.overlay);
  const editor = attachEditor(grid, elements);
  const clipboard = attachClipboard(grid, scroller, editor);
  const ariaState = attachAriaState(grid, elements);
  const fit = (column: number) => fitColumn(grid, scroller, column);
  const detachers = [
    ariaState.detach,
    attachKeyboard(grid, scroller, { editor, geometry }),
    attachPointer(grid, scroller, { editor, geometry, overlay }),
    attachFit(scroller, fit),
    attachCutCellTitle(scroller),
    keepInnerMoves(scroller),
    clipboard.detach,
    editor.detach,
    overlay.detach,
  ];
  replayInput(early, scroller, editor);
  return {
    editor,
    clipboard,
    fit,
    updateAriaState: ariaState.update,
    focus: () => scroller.focus({ preventScroll: true }),
    detach() {
      for (const detach of detachers) detach();
    },
  };
}

function fitColumn(grid: GridState, scroller: HTMLElement, column: number): void {
  const id = grid.adapter.columns()[column]?.id;
  if (id === undefined) return;
  const before = grid.adapter.widthOf(id);
  const width = fittingWidth(grid, column, scroller);
  grid.adapter.showWidth(id, width);
  if (width !== before) grid.adapter.resize(id, before, width);
}

/** A double click on a column's edge fits it to what it shows. */
function attachFit(scroller: HTMLElement, fit: (column: number) => void): () => void {
  function handleDouble(event: MouseEvent) {
    // The click on the edge starts a drag that captures the pointer, so the event's target is the grid.
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const edge = under instanceof HTMLElement ? under.dataset["edge"] : undefined;
    if (edge !== undefined) fit(Number(edge));
  }
  scroller.addEventListener("dblclick", handleDouble);
  return () => scroller.removeEventListener("dblclick", handleDouble);
}

/**
 * Keeps from the document that the pointer has come from one cell to the next, as in each frame while rows move below it: React and the prefetch of
 * links would look through all the elements around it.
 */
function keepInnerMoves(scroller: HTMLElement): () => void {
  const stop = new AbortController();
  function handleMove(event: MouseEvent) {
    if (event.relatedTarget instanceof Node && scroller.contains(event.relatedTarget)) event.stopPropagation();
  }
  for (const type of ["pointerover", "pointerout", "mouseover", "mouseout"] as const)
    scroller.addEventListener(type, handleMove, { signal: stop.signal });
  return () => stop.abort();
}
