import { isOfInputMethod } from "../../../ui/keyboard/inputMethod.ts";
import { extentOf } from "../dom/columnExtent.ts";
import type { CellTarget } from "../state/gridAdapter.ts";
import { arrowOf } from "./gridKeys.ts";
import type { GridSize, Place } from "../state/gridRange.ts";
import { afterEnter, afterTab, selectionOf, type Selection } from "../state/gridSelection.ts";
import { stepFrom, type Direction } from "../state/gridSteps.ts";
import type { GridState } from "../state/gridState.ts";
import { rowHeight } from "../state/columnOffsets.ts";
import styles from "../dom/SelectionOverlay.module.css";

/** How the editor was opened: by typing over the cell, by a click, or to edit its text. */
type Opening = "typed" | "clicked" | "edited";

/** The grid's only editor: a text area over the cell, outside React, so that typing renders nothing. */
export type CellEditor = {
  element: HTMLTextAreaElement;
  isOpen: () => boolean;
  /** Whether a click opened the editor and nothing was typed: keys without a use in it still control the grid. */
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
    const { left } = extentOf(grid, column, column);
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
    fitToText(element);
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }
  function close(isSaving: boolean, next?: Selection) {
    if (editing === null) return;
    const { target } = editing;
    editing = null;
    // Move the focus first: it forces a layout, which costs nothing while nothing has changed.
    if (document.activeElement === element) scroller.focus({ preventScroll: true });
    // Selecting reads the scroll position, which forces a layout too.
    if (next !== undefined) grid.select(next);
    frame.hidden = true;
    if (isSaving && element.value !== target.text) target.save(element.value);
  }
  function saveAndMove(direction: Direction, key: string) {
    const from = grid.selection();
    close(true, selectionAfter(key, direction, from, grid.size()) ?? selectionOf(from.active));
  }
  function handleKey(event: KeyboardEvent) {
    if (editing === null || isOfInputMethod(event)) return;
    const direction = directionOf(event, editing);
    if (direction !== null) saveAndMove(direction, event.key);
    else if (event.key === "Escape") close(false);
    else if (event.key === "Enter") {
      element.setRangeText("\n", element.selectionStart, element.selectionEnd, "end");
      fitToText(element);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  element.addEventListener("keydown", handleKey);
  element.addEventListener("input", () => {
    fitToText(element);
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

/** Makes a text area as large as its text where the browser does not, as Safari 18. */
function fitToText(element: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  element.cols = Math.max(...element.value.split("\n").map(({ length }) => length)) + 1;
  element.style.height = "0";
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}

/** ARIA allows only rows and cells in a grid, so the editor has its own row and cell. */
function rowAround(element: HTMLElement): HTMLElement {
  const [row, cell] = [document.createElement("div"), document.createElement("div")];
  row.role = "row";
  cell.role = "gridcell";
  cell.append(element);
  row.append(cell);
  return row;
}

/** What is selected after a key that saves; null at the grid's ends. */
function selectionAfter(key: string, direction: Direction, from: Selection, size: GridSize): Selection | null {
  if (key === "Tab") return afterTab(from, direction, size);
  return key === "Enter" ? afterEnter(from, direction, size) : selectionOf(stepFrom(from.active, direction, size));
}

/** The direction in which a key saves and moves; null when the key edits the text. Alt or Ctrl+Enter is a line break. */
function directionOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, { opening, isTouched }: Open): Direction | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  const arrow = arrowOf(key);
  if (arrow === null || shiftKey) return null;
  if (opening === "typed") return arrow;
  return !isTouched && (arrow === "up" || arrow === "down") ? arrow : null;
}
