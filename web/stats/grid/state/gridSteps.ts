import { onGrid, type GridSize, type Place } from "./gridRange.ts";

export type Direction = "up" | "down" | "left" | "right";

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
