import type { CellTarget } from "../state/gridAdapter.ts";
import { arrowOf } from "./gridKeys.ts";
import type { Place } from "../state/gridRange.ts";
import { selectionOf, stepFrom, tabFrom, type Direction } from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import { rowHeight } from "../state/columnOffsets.ts";
import styles from "../dom/SelectionOverlay.module.css";

/** How an editor came to be: by typing over the cell, by a click, or to edit what is there. */
export type Opening = "typed" | "clicked" | "edited";

/** The one editor of the grid: a text area over the cell, outside React, so that typing draws nothing else. */
export type CellEditor = {
  element: HTMLTextAreaElement;
  isOpen: () => boolean;
  /** Opened by a click and not used yet: the keyboard still means the grid, as far as a text area has no use for the key. */
  isUntouched: () => boolean;
  /** Opens over an editable cell; typed text replaces what is there. Other cells stay closed. */
  open: (place: Place, opening: Opening, typed?: string) => void;
  /** Closes with or without saving; the focus goes back to the grid. */
  close: (isSaving: boolean) => void;
  detach: () => void;
};

type Open = { place: Place; target: CellTarget; opening: Opening; isTouched: boolean };

export function attachEditor(grid: GridState, { scroller, overlay }: { scroller: HTMLElement; overlay: HTMLElement }): CellEditor {
  const element = document.createElement("textarea");
  element.className = styles.editor ?? "";
  element.rows = 1;
  element.maxLength = 2000;
  element.spellcheck = false;
  element.autocomplete = "off";
  const frame = rowAround(element);
  frame.hidden = true;
  overlay.append(frame);
  let editing: Open | null = null;

  function position() {
    if (editing === null) return;
    const { row, column } = editing.place;
    const { left } = grid.extentOf(column, column);
    const [start = 0, end = start] = grid.columnOffsets().slice(column, column + 2);
    element.style.transform = `translate(${left}px,${row * rowHeight}px)`;
    element.style.minWidth = `${end - start + 1}px`;
  }
  function open(place: Place, opening: Opening, typed = "") {
    if (editing !== null) close(true);
    const target = grid.isEditable(place) ? grid.adapter.targetAt(place) : null;
    if (target === null) return;
    editing = { place, target, opening, isTouched: opening !== "clicked" };
    element.value = opening === "typed" ? typed : target.text;
    element.setAttribute("aria-label", `${grid.adapter.columns()[place.column]?.name ?? ""}, row ${place.row + 1}`);
    frame.hidden = false;
    position();
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }
  function close(isSaving: boolean, next?: Place) {
    if (editing === null) return;
    const { target } = editing;
    editing = null;
    // The focus goes first: the browser lays the page out before it moves it, which costs nothing while all is in place.
    if (document.activeElement === element) scroller.focus({ preventScroll: true });
    // So does the selection, which asks where the grid stands.
    if (next !== undefined) grid.select(selectionOf(next));
    frame.hidden = true;
    if (isSaving && element.value !== target.text) target.save(element.value);
  }
  function saveAndMove(direction: Direction, isTab: boolean) {
    const from = editing?.place ?? grid.selection().active;
    const to = isTab ? tabFrom(from, direction, grid.size()) : stepFrom(from, direction, grid.size());
    close(true, to ?? from);
  }
  function handleKey(event: KeyboardEvent) {
    if (editing === null || event.isComposing) return;
    const direction = directionOf(event, editing);
    if (direction !== null) saveAndMove(direction, event.key === "Tab");
    else if (event.key === "Escape") close(false);
    else if (event.key === "Enter") element.setRangeText("\n", element.selectionStart, element.selectionEnd, "end");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  element.addEventListener("keydown", handleKey);
  element.addEventListener("input", () => {
    if (editing !== null) editing.isTouched = true;
  });
  element.addEventListener("blur", () => close(true));
  const stops = [grid.onLayout(position), grid.onShift(position)];
  return {
    element,
    isOpen: () => editing !== null,
    isUntouched: () => editing !== null && !editing.isTouched,
    open,
    close,
    detach() {
      close(true);
      for (const stop of stops) stop();
      frame.remove();
    },
  };
}

/** A grid may hold rows and cells alone, so the editor is the one cell of a row that lies over the others. */
function rowAround(element: HTMLElement): HTMLElement {
  const [row, cell] = [document.createElement("div"), document.createElement("div")];
  row.role = "row";
  cell.role = "gridcell";
  cell.append(element);
  row.append(cell);
  return row;
}

/** Where a key in the editor saves and moves to; null when it stays in the text. Alt or Ctrl+Enter is a line break. */
function directionOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, { opening, isTouched }: Open): Direction | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  const arrow = arrowOf(key);
  if (arrow === null || shiftKey) return null;
  if (opening === "typed") return arrow;
  return !isTouched && (arrow === "up" || arrow === "down") ? arrow : null;
}
