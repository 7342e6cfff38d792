/** A cell by its indices; rows and visible columns count from 0. */
export type Place = { readonly row: number; readonly column: number };

/** A text for a cell. */
export type CellText = Place & { readonly text: string };

/** A block of cells; all four edges belong to it. */
export type GridRange = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

export type GridSize = { readonly rows: number; readonly columns: number };

/** The block between two corners, whichever way they lie. */
export function rangeOf(one: Place, other: Place): GridRange {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

export function isInside({ top, left, bottom, right }: GridRange, { row, column }: Place): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isSameRange(one: GridRange, other: GridRange): boolean {
  return one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right;
}

/** How many cells a block has. */
export function cellCount({ top, left, bottom, right }: GridRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** The nearest cell that is on the grid. */
export function onGrid({ row, column }: Place, { rows, columns }: GridSize): Place {
  return { row: Math.max(0, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
}

/** The part of a block that is on the grid; null when none of it is. */
export function clipRange({ top, left, bottom, right }: GridRange, { rows, columns }: GridSize): GridRange | null {
  const clipped = {
    top: Math.max(0, top),
    left: Math.max(0, left),
    bottom: Math.min(rows - 1, bottom),
    right: Math.min(columns - 1, right),
  };
  return clipped.top > clipped.bottom || clipped.left > clipped.right ? null : clipped;
}

/** Every cell of a block, row by row. */
export function* placesOf({ top, left, bottom, right }: GridRange): Generator<Place> {
  for (let row = top; row <= bottom; row += 1) for (let column = left; column <= right; column += 1) yield { row, column };
}
