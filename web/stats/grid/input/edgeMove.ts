import type { Place } from "../state/gridRange.ts";
import { extended, selectionOf } from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import { edgeFrom, type Direction } from "../state/gridSteps.ts";

/** So many windows of rows are fetched to find an edge: fewer than the sheet keeps, or those before would be fetched again and again. */
const mostFetched = 15;

/**
 * Moves or extends the selection to the data's edge. Rows on the way that are not loaded are fetched first; beyond `mostFetched`
 * windows their cells count as filled. Does nothing if the selection changes meanwhile.
 */
export async function moveToEdge(
  grid: GridState,
  { direction, isExtending }: { direction: Direction; isExtending: boolean },
): Promise<void> {
  const before = grid.selection();
  const { active, head } = before;
  for (let fetched = 0; ; fetched += 1) {
    const isLast = fetched === mostFetched;
    const { to, missing } = findEdge(grid, isExtending ? head : active, direction, isLast);
    if (missing === null || isLast) return grid.select(isExtending ? extended(before, to) : selectionOf(to));
    if (!(await grid.adapter.loadRows(missing, missing)) || grid.selection() !== before) return;
  }
}

/** The edge by what is loaded, and the first row on the way that is not. The walk ends there unless such rows count as filled. */
function findEdge(grid: GridState, from: Place, direction: Direction, isAssumed: boolean): { to: Place; missing: number | null } {
  let missing: number | null = null;
  const to = edgeFrom(from, direction, grid.size(), (place) => {
    const text = place.row < grid.dataSize().rows ? grid.adapter.textAt(place) : "";
    if (text !== null) return text !== "";
    const isFirst = missing === null;
    missing ??= place.row;
    return isAssumed || isFirst;
  });
  return { to, missing };
}
