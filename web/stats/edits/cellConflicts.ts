import type { CellChange } from "./undoableEdits.ts";
import type { StatsValues } from "../data/statsCells.ts";
import { createSignal } from "../grid/state/gridSignal.ts";

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

/** A conflict with a unique `number`. */
type NumberedConflict = CellConflict & { readonly number: number };

/** Conflicts that the user has not resolved yet, the oldest first. */
export type CellConflicts = {
  first: () => NumberedConflict | null;
  add: (conflict: CellConflict) => void;
  /** Removes the first conflict once the user has resolved it. */
  dismissFirst: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCellConflicts(): CellConflicts {
  let conflicts: readonly NumberedConflict[] = [];
  let count = 0;
  const changed = createSignal();
  function set(next: readonly NumberedConflict[]) {
    conflicts = next;
    changed.notify();
  }
  return {
    first: () => conflicts[0] ?? null,
    add(conflict) {
      count += 1;
      set([...conflicts, { ...conflict, number: count }]);
    },
    dismissFirst: () => set(conflicts.slice(1)),
    subscribe: changed.subscribe,
  };
}
