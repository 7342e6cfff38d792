import { isInside, type Place } from "./gridRange.ts";
import { isWholeColumns } from "./gridSelection.ts";
import type { GridState } from "./gridState.ts";
import { blockRows } from "./virtualRange.ts";

/** The id of the cell that `aria-activedescendant` names. */
const activeId = "stats-active-cell";

export type GridMarks = { mark: () => void; detach: () => void };

/**
 * Tells screen readers what is selected, by attributes that are put on the drawn cells from outside React; called when the
 * selection or the drawn cells have changed.
 */
export function attachMarks(
  grid: GridState,
  { scroller, body, head }: { scroller: HTMLElement; body: HTMLElement; head: HTMLElement },
): GridMarks {
  let marked: Element[] = [];
  let active: Element | null = null;
  function mark() {
    for (const cell of marked) cell.removeAttribute("aria-selected");
    active?.removeAttribute("id");
    const { view, selection, range } = { view: grid.view(), selection: grid.selection(), range: grid.range() };
    marked = [];
    const [top, bottom] = [Math.max(view.top, range.top), Math.min(view.bottom, range.bottom)];
    const [left, right] = [Math.max(view.left, range.left), Math.min(view.right, range.right)];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const cell = drawnCell(grid, body, { row, column });
        cell?.setAttribute("aria-selected", "true");
        if (cell) marked.push(cell);
      }
    if (isWholeColumns(selection, grid.size()))
      for (let column = left; column <= right; column += 1) {
        const name = head.firstElementChild?.children[column - view.left];
        name?.setAttribute("aria-selected", "true");
        if (name) marked.push(name);
      }
    active = isInside(view, selection.active) ? drawnCell(grid, body, selection.active) : body.querySelector("[data-parked]");
    if (active === null) return scroller.removeAttribute("aria-activedescendant");
    active.id = activeId;
    scroller.setAttribute("aria-activedescendant", activeId);
  }
  mark();
  return { mark, detach: grid.onSelect(mark) };
}

/** The element of a cell that is drawn: blocks stand in order, their rows and cells too. A row that is on its way has one for all. */
function drawnCell(grid: GridState, body: HTMLElement, { row, column }: Place): Element | null {
  const { top, left } = grid.view();
  const block = body.children[Math.floor((row - top) / blockRows)];
  const cells = block?.children[(row - top) % blockRows]?.children;
  return cells?.[cells.length === 1 ? 0 : column - left] ?? null;
}
