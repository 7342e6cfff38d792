import { attachEditor, type CellEditor } from "./cellEditor.ts";
import { fittingWidth } from "./columnFit.ts";
import { attachColumnRules } from "./columnRules.ts";
import { attachClipboard, type GridClipboard } from "./gridClipboard.ts";
import { attachKeyboard } from "./gridKeyboard.ts";
import { attachMarks } from "./gridMarks.ts";
import { attachOverlay } from "./gridOverlay.ts";
import { attachPointer } from "./gridPointer.ts";
import type { GridState } from "./gridState.ts";
import { attachViewport, type GridElements, type GridViewport } from "./gridViewport.ts";

/** A grid on the page. */
export type AttachedGrid = {
  editor: CellEditor;
  viewport: GridViewport;
  clipboard: GridClipboard;
  /** Tells screen readers of the selection once other cells are drawn. */
  mark: () => void;
  focus: () => void;
  detach: () => void;
};

/** Brings the grid's elements to life. */
export function attachGrid(grid: GridState, elements: GridElements): AttachedGrid {
  const { scroller } = elements;
  const detachRules = attachColumnRules(grid);
  const viewport = attachViewport(grid, elements);
  const overlay = attachOverlay(grid, elements.overlay);
  const editor = attachEditor(grid, elements);
  const clipboard = attachClipboard(grid, scroller, editor);
  const marks = attachMarks(grid, elements);
  const detachers = [
    detachRules,
    marks.detach,
    attachKeyboard(grid, scroller, { editor, viewport }),
    attachPointer(grid, scroller, { editor, viewport, overlay }),
    attachFit(grid, scroller),
    clipboard.detach,
    editor.detach,
    overlay.detach,
    viewport.detach,
  ];
  return {
    editor,
    viewport,
    clipboard,
    mark: marks.mark,
    focus: () => scroller.focus({ preventScroll: true }),
    detach() {
      for (const detach of detachers) detach();
    },
  };
}

/** A double click on a column's edge fits it to what it shows. */
function attachFit(grid: GridState, scroller: HTMLElement): () => void {
  function handleDouble(event: MouseEvent) {
    // The drag that a click on the edge begins has caught the pointer, so that the event itself names the grid.
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const edge = under instanceof HTMLElement ? under.dataset["edge"] : undefined;
    const column = Number(edge);
    const id = grid.host.columns()[column]?.id;
    if (edge === undefined || id === undefined) return;
    const before = grid.host.widthOf(id);
    const width = fittingWidth(grid, column, scroller);
    grid.host.showWidth(id, width);
    if (width !== before) grid.host.resize(id, before, width);
  }
  scroller.addEventListener("dblclick", handleDouble);
  return () => scroller.removeEventListener("dblclick", handleDouble);
}
