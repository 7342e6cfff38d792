import { isInside, placesOf, type CellText, type GridRange, type Place } from "../state/gridRange.ts";

type Fill = { source: GridRange; target: GridRange; textAt: (place: Place) => string; isEditable: (column: number) => boolean };

/** Repeats the source over the rest of the target, as the fill handle, Ctrl+D and Ctrl+R do; system columns stay as they are. */
export function planFill({ source, target, textAt, isEditable }: Fill): CellText[] {
  const height = source.bottom - source.top + 1;
  const width = source.right - source.left + 1;
  const cells: CellText[] = [];
  for (const place of placesOf(target)) {
    if (isInside(source, place) || !isEditable(place.column)) continue;
    const row = source.top + modulo(place.row - source.top, height);
    const column = source.left + modulo(place.column - source.left, width);
    cells.push({ ...place, text: textAt({ row, column }) });
  }
  return cells;
}

/** A negative number counts from the end: filling upwards repeats the source from its bottom. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Source and target of Ctrl+D: the first row of a selection over the others; of a single row, the row above it. */
export function fillDownOf(selected: GridRange): { source: GridRange; target: GridRange } | null {
  const from = selected.top === selected.bottom ? selected.top - 1 : selected.top;
  if (from < 0) return null;
  return { source: { ...selected, top: from, bottom: from }, target: { ...selected, top: from } };
}

/** The same to the right, for Ctrl+R. */
export function fillRightOf(selected: GridRange): { source: GridRange; target: GridRange } | null {
  const from = selected.left === selected.right ? selected.left - 1 : selected.left;
  if (from < 0) return null;
  return { source: { ...selected, left: from, right: from }, target: { ...selected, left: from } };
}

/** What the fill handle covers when it is dragged from a block to a cell: along the axis that was dragged further. */
export function fillTargetOf(source: GridRange, to: Place): GridRange {
  const down = to.row > source.bottom ? to.row - source.bottom : Math.min(0, to.row - source.top);
  const right = to.column > source.right ? to.column - source.right : Math.min(0, to.column - source.left);
  if (Math.abs(down) >= Math.abs(right))
    return { ...source, top: source.top + Math.min(0, down), bottom: source.bottom + Math.max(0, down) };
  return { ...source, left: source.left + Math.min(0, right), right: source.right + Math.max(0, right) };
}
