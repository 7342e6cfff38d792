import type { CellChange } from "./undoableEdits.ts";
import type { StatsValues } from "../data/statsCells.ts";

/** A cell that another user has changed since it was read. `now` differs from both the old and the new text. */
export type ConflictingCell = { readonly change: CellChange; readonly now: string; readonly shipment: string };

/** An edit of cells of which nothing was saved, because another user changed some of them. */
export type CellConflict = { readonly changes: readonly CellChange[]; readonly cells: readonly ConflictingCell[] };

/** The last known values of rows by id; null for rows that have left the store. */
export type KnownRows = ReadonlyMap<string, StatsValues | null>;

/** The changes whose cells no longer hold the text that they started from. */
export function conflictingCells(changes: readonly CellChange[], known: KnownRows): ConflictingCell[] {
  return changes.flatMap((change) => {
    const cells = known.get(change.row.id)?.cells;
    const now = cells?.[change.columnId] ?? "";
    if (cells === undefined || now === change.from || now === change.to) return [];
    return [{ change, now, shipment: cells["shipment"] ?? "" }];
  });
}

/** The changes of a conflict, rebased so that they overwrite the other user's texts. */
export function overwritingChanges({ changes, cells }: CellConflict): CellChange[] {
  const now = new Map(cells.map((cell) => [cell.change, cell.now]));
  return changes.map((change) => ({ ...change, from: now.get(change) ?? change.from }));
}

/** The changes of a conflict whose cells no other user has changed. */
export function unconflictedChanges({ changes, cells }: CellConflict): CellChange[] {
  const conflicting = new Set(cells.map(({ change }) => change));
  return changes.filter((change) => !conflicting.has(change));
}
