import { isSamePlace, onGrid, rangeOf, type GridRange, type GridSize, type Place } from "./gridRange.ts";
import { stepFrom, tabFrom, type Direction } from "./gridSteps.ts";

/**
 * What is selected: the active cell, where typing goes, and the block between the corner that stays, the active cell unless it is another, and
 * the one that moves when it is extended. After Tab also the column in which the Tabs of this row began.
 */
export type Selection = { readonly active: Place; readonly corner?: Place; readonly head: Place; readonly tabbedFrom?: number };

export function selectionOf(active: Place, head: Place = active): Selection {
  return { active, head };
}

/** The corner that stays when the selection is extended. */
export function cornerOf({ active, corner = active }: Selection): Place {
  return corner;
}

/** The selection with its moving corner elsewhere. */
export function extended({ tabbedFrom: _from, ...selection }: Selection, head: Place): Selection {
  return { ...selection, head };
}

/** A block around the active cell, which stays where it is (R-1404). */
export function around(active: Place, block: Selection): Selection {
  return { active, corner: cornerOf(block), head: block.head };
}

/** All cells. */
export function wholeSelection({ rows, columns }: GridSize): Selection {
  return selectionOf({ row: 0, column: 0 }, { row: rows - 1, column: columns - 1 });
}

/** A block, with the active cell at its top left. */
export function blockSelection({ top, left, bottom, right }: GridRange): Selection {
  return selectionOf({ row: top, column: left }, { row: bottom, column: right });
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  return isSamePlace(one.active, other.active) && isSamePlace(one.head, other.head) && isSamePlace(cornerOf(one), cornerOf(other));
}

export function rangeOfSelection(selection: Selection): GridRange {
  return rangeOf(cornerOf(selection), selection.head);
}

/** The selection on a grid that has become smaller. */
export function selectionOnGrid({ active, corner, head, ...rest }: Selection, size: GridSize): Selection {
  return { ...rest, active: onGrid(active, size), ...(corner && { corner: onGrid(corner, size) }), head: onGrid(head, size) };
}

/** The cell that Tab selects; null at the grid's ends. */
export function afterTab({ active, tabbedFrom = active.column }: Selection, direction: Direction, size: GridSize): Selection | null {
  const to = tabFrom(active, direction, size);
  if (to === null || to.row !== active.row) return to && selectionOf(to);
  return { ...selectionOf(to), tabbedFrom: Math.min(tabbedFrom, to.column) };
}

/** The cell that Enter selects: a row entered with Tab is followed by the next one, from the same column on (R-1369). */
export function afterEnter({ active, tabbedFrom }: Selection, direction: Direction, size: GridSize): Selection {
  const column = direction === "down" ? (tabbedFrom ?? active.column) : active.column;
  return selectionOf(stepFrom({ ...active, column }, direction, size));
}
