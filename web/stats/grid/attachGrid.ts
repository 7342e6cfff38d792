import { attachEditor, type CellEditor } from "./input/cellEditor.ts";
import { attachColumnRules } from "./dom/columnRules.ts";
import type { GridClipboard } from "./clipboard/gridClipboard.ts";
import { attachKeyboard } from "./input/gridKeyboard.ts";
import { attachAriaState } from "./dom/ariaState.ts";
import { attachSelectionOverlay } from "./dom/selectionOverlay.ts";
import { attachPointer } from "./input/gridPointer.ts";
import type { GridState } from "./state/gridState.ts";
import { attachViewport, type GridElements, type GridViewport } from "./dom/gridViewport.ts";

/** A grid on the page. */
export type AttachedGrid = {
  editor: CellEditor;
  viewport: GridViewport;
  clipboard: GridClipboard;
  /** Updates the ARIA attributes after other cells were rendered. */
  updateAriaState: () => void;
  focus: () => void;
  /** Makes a column as wide as what it shows. */
  fit: (column: number) => void;
  detach: () => void;
};

/** Attaches all behaviour to the grid's elements. */
export function attachGrid(grid: GridState, elements: GridElements): AttachedGrid {
  const { scroller } = elements;
  const detachRules = attachColumnRules(grid);
  const viewport = attachViewport(grid, elements);
  const overlay = attachSelectionOverlay(grid, elements.overlay);
  const editor = attachEditor(grid, elements);
  const clipboard = attachClipboardSoon(grid, scroller, editor);
  const ariaState = attachAriaState(grid, elements);
  const fit = (column: number) => void fitColumn(grid, scroller, column);
  const detachers = [
    detachRules,
    ariaState.detach,
    attachKeyboard(grid, scroller, { editor, viewport }),
    attachPointer(grid, scroller, { editor, viewport, overlay }),
    attachFit(scroller, fit),
    clipboard.detach,
    editor.detach,
    overlay.detach,
    viewport.detach,
  ];
  return {
    editor,
    viewport,
    clipboard,
    fit,
    updateAriaState: ariaState.update,
    focus: () => scroller.focus({ preventScroll: true }),
    detach() {
      for (const detach of detachers) detach();
    },
  };
}

/** Loads the clipboard's code after the first render: before anyone copies, without delaying the cells. */
function attachClipboardSoon(grid: GridState, scroller: HTMLElement, editor: CellEditor): GridClipboard {
  let isGone = false;
  async function load(): Promise<GridClipboard | null> {
    try {
      const { attachClipboard } = await import("./clipboard/gridClipboard.ts");
      return isGone ? null : attachClipboard(grid, scroller, editor);
    } catch {
      grid.adapter.notify("Copy and paste could not be loaded. Reload the page to use them.");
      return null;
    }
  }
  const loaded = load();
  return {
    copy: async (isCutting) => await (await loaded)?.copy(isCutting),
    paste: async () => await (await loaded)?.paste(),
    detach() {
      isGone = true;
      void loaded.then((clipboard) => clipboard?.detach());
    },
  };
}

async function fitColumn(grid: GridState, scroller: HTMLElement, column: number): Promise<void> {
  const id = grid.adapter.columns()[column]?.id;
  if (id === undefined) return;
  const { fittingWidth } = await import("./dom/columnFit.ts");
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
