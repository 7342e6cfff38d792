import { isSamePlace, onGrid, rangeOf, type GridRange, type GridSize, type Place } from "./gridRange.ts";

/** What is selected: the block between the active cell, where typing goes, and the corner that moves when it is extended. */
export type Selection = { readonly active: Place; readonly head: Place };

export type Direction = "up" | "down" | "left" | "right";

export function selectionOf(active: Place, head: Place = active): Selection {
  return { active, head };
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  return isSamePlace(one.active, other.active) && isSamePlace(one.head, other.head);
}

export function rangeOfSelection({ active, head }: Selection): GridRange {
  return rangeOf(active, head);
}

/** Whole rows: from one to another, all columns. */
export function rowSelection(from: number, to: number, { columns }: GridSize): Selection {
  return { active: { row: from, column: 0 }, head: { row: to, column: Math.max(0, columns - 1) } };
}

/** Whole columns, the padding below the data included. */
export function columnSelection(from: number, to: number, { rows }: GridSize): Selection {
  return { active: { row: 0, column: from }, head: { row: Math.max(0, rows - 1), column: to } };
}

export function isWholeRows({ active, head }: Selection, { columns }: GridSize): boolean {
  const { left, right } = rangeOf(active, head);
  return left === 0 && right === columns - 1;
}

/** Whether whole columns are selected: all rows, the padding included. */
export function isWholeColumns({ active, head }: Selection, { rows }: GridSize): boolean {
  const { top, bottom } = rangeOf(active, head);
  return top === 0 && bottom === rows - 1;
}

/** The selection on a grid that has become smaller. */
export function selectionOnGrid({ active, head }: Selection, size: GridSize): Selection {
  return { active: onGrid(active, size), head: onGrid(head, size) };
}

/** The cell `count` steps further, as far as the grid goes. */
export function stepFrom({ row, column }: Place, direction: Direction, size: GridSize, count = 1): Place {
  switch (direction) {
    case "up":
      return onGrid({ row: row - count, column }, size);
    case "down":
      return onGrid({ row: row + count, column }, size);
    case "left":
      return onGrid({ row, column: column - count }, size);
    case "right":
      return onGrid({ row, column: column + count }, size);
  }
}

/** Where Tab goes; it wraps at the end of a row. Null at the grid's ends, so that Tab leaves the grid. */
export function tabFrom({ row, column }: Place, direction: Direction, { rows, columns }: GridSize): Place | null {
  const at = row * columns + column + (direction === "left" ? -1 : 1);
  return at < 0 || at >= rows * columns ? null : { row: Math.floor(at / columns), column: at % columns };
}

/**
 * Where Ctrl+arrow goes: to the last filled cell of the run that the next cell belongs to, or over empty ones to the next
 * filled cell, or to the grid's edge.
 */
export function edgeFrom(start: Place, direction: Direction, size: GridSize, isFilled: (place: Place) => boolean): Place {
  const isEnd = (place: Place) => {
    const next = stepFrom(place, direction, size);
    return next.row === place.row && next.column === place.column;
  };
  if (isEnd(start)) return start;
  let place = stepFrom(start, direction, size);
  if (isFilled(start) && isFilled(place)) {
    while (!isEnd(place) && isFilled(stepFrom(place, direction, size))) place = stepFrom(place, direction, size);
    return place;
  }
  while (!isFilled(place) && !isEnd(place)) place = stepFrom(place, direction, size);
  return place;
}
