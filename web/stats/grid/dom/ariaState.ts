import type { Place } from "../state/gridRange.ts";
import { isWholeColumns } from "../state/lineSelection.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridElements } from "./gridElements.ts";
import styles from "./SelectionOverlay.module.css";
import { blockRows, slotOf } from "../state/gridView.ts";

/** The id of the cell that `aria-activedescendant` names. */
const activeId = "stats-active-cell";

export type AriaState = { update: () => void; detach: () => void };

/**
 * Shows screen readers the selection by attributes set on the rendered cells from outside React. Call `update` when the
 * rendered cells change.
 */
export function attachAriaState(grid: GridState, elements: GridElements): AriaState {
  const { scroller, overlay } = elements;
  const offscreen = createOffscreenCell(grid);
  let selectedElements: Element[] = [];
  let active: Element | null = null;

  function select(element: Element | null) {
    if (element === null) return;
    element.setAttribute("aria-selected", "true");
    selectedElements.push(element);
  }
  function update() {
    for (const cell of selectedElements) cell.removeAttribute("aria-selected");
    active?.removeAttribute("id");
    const { view, selection, range } = { view: grid.view(), selection: grid.selection(), range: grid.range() };
    selectedElements = [];
    const columns = drawnColumns(grid).filter((column) => column >= range.left && column <= range.right);
    for (let row = Math.max(view.top, range.top); row <= Math.min(view.bottom, range.bottom); row += 1)
      for (const column of columns) select(drawnCell(grid, elements, { row, column }));
    if (isWholeColumns(selection, grid.size())) for (const column of columns) select(drawnHead(grid, elements, column));
    const isOffscreen = !grid.isDrawn(selection.active) && grid.size().columns > 0;
    if (!isOffscreen) offscreen.row.remove();
    else if (!offscreen.row.isConnected) overlay.append(offscreen.row);
    active = isOffscreen ? offscreen.show(selection.active) : drawnCell(grid, elements, selection.active);
    if (active === null) return scroller.removeAttribute("aria-activedescendant");
    active.id = activeId;
    scroller.setAttribute("aria-activedescendant", activeId);
  }
  update();
  const stop = grid.onSelect(update);
  return {
    update,
    detach() {
      stop();
      offscreen.row.remove();
    },
  };
}

/** The active cell while it is not rendered. It stays in the document for screen readers. */
function createOffscreenCell(grid: GridState) {
  const [row, cell] = [document.createElement("div"), document.createElement("div")];
  row.role = "row";
  row.className = styles.offscreen ?? "";
  cell.role = "gridcell";
  cell.dataset["parked"] = "";
  row.append(cell);
  return {
    row,
    show(place: Place) {
      row.ariaRowIndex = String(place.row + 2);
      cell.ariaColIndex = String(place.column + 1);
      const text = grid.adapter.textAt(place) ?? "";
      if (cell.textContent !== text) cell.textContent = text;
      return cell;
    },
  };
}

/** The frozen columns, then those that are drawn of the others. */
function drawnColumns(grid: GridState): number[] {
  const { left, right } = grid.view();
  return [...Array(grid.frozen()).keys(), ...Array.from({ length: Math.max(0, right - left + 1) }, (_, index) => left + index)];
}

/** The element of a rendered cell: a block's rows and their cells are in order. A loading row has one element for all cells. */
function drawnCell(grid: GridState, { body, frozen }: GridElements, { row, column }: Place): Element | null {
  const isFrozen = column < grid.frozen();
  const block = (isFrozen ? frozen : body).children[slotOf(grid.view(), row)];
  const cells = block?.children[row % blockRows]?.children;
  return cells?.[cells.length === 1 ? 0 : column - (isFrozen ? 0 : grid.view().left)] ?? null;
}

function drawnHead(grid: GridState, { head, frozenHead }: GridElements, column: number): Element | null {
  const isFrozen = column < grid.frozen();
  const heads = (isFrozen ? frozenHead : head).firstElementChild?.children;
  return heads?.[column - (isFrozen ? 0 : grid.view().left)] ?? null;
}
