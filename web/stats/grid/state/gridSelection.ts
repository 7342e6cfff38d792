import { isSamePlace, onGrid, rangeOf, type GridRange, type GridSize, type Place } from "./gridRange.ts";

/** What is selected: the block between the active cell, where typing goes, and the corner that moves when it is extended. */
export type Selection = { readonly active: Place; readonly head: Place };

export function selectionOf(active: Place, head: Place = active): Selection {
  return { active, head };
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  return isSamePlace(one.active, other.active) && isSamePlace(one.head, other.head);
}

export function rangeOfSelection({ active, head }: Selection): GridRange {
  return rangeOf(active, head);
}

/** The selection on a grid that has become smaller. */
export function selectionOnGrid({ active, head }: Selection, size: GridSize): Selection {
  return { active: onGrid(active, size), head: onGrid(head, size) };
}
