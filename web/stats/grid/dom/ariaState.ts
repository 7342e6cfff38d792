import type { Place } from "../state/gridRange.ts";
import { isWholeColumns } from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridElements } from "./gridViewport.ts";
import { blockPlace, blockRows } from "../state/virtualRange.ts";

/** The id of the cell that `aria-activedescendant` names. */
const activeId = "stats-active-cell";

export type AriaState = { update: () => void; detach: () => void };

/**
 * Shows screen readers the selection by attributes set on the rendered cells from outside React. Call `update` when the
 * rendered cells change.
 */
export function attachAriaState(grid: GridState, elements: GridElements): AriaState {
  const { scroller, body } = elements;
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
    active = grid.isDrawn(selection.active) ? drawnCell(grid, elements, selection.active) : body.querySelector("[data-parked]");
    if (active === null) return scroller.removeAttribute("aria-activedescendant");
    active.id = activeId;
    scroller.setAttribute("aria-activedescendant", activeId);
  }
  update();
  return { update, detach: grid.onSelect(update) };
}

/** The frozen columns, then those that are drawn of the others. */
function drawnColumns(grid: GridState): number[] {
  const { left, right } = grid.view();
  return [...Array(grid.frozen()).keys(), ...Array.from({ length: Math.max(0, right - left + 1) }, (_, index) => left + index)];
}

/** The element of a rendered cell: a block's rows and their cells are in order. A loading row has one element for all cells. */
function drawnCell(grid: GridState, { body, frozenBody }: GridElements, { row, column }: Place): Element | null {
  const { top, bottom, left } = grid.view();
  const isFrozen = column < grid.frozen();
  const block = (isFrozen ? frozenBody : body).children[blockPlace(row, { top, bottom })];
  const cells = block?.children[row % blockRows]?.children;
  return cells?.[cells.length === 1 ? 0 : column - (isFrozen ? 0 : left)] ?? null;
}

function drawnHead(grid: GridState, { head, frozenHead }: GridElements, column: number): Element | null {
  const isFrozen = column < grid.frozen();
  const heads = (isFrozen ? frozenHead : head).firstElementChild?.children;
  return heads?.[column - (isFrozen ? 0 : grid.view().left)] ?? null;
}
