import type { CellChange } from "./undoableEdits.ts";
import type { StatsValues } from "../data/statsCells.ts";
import { createSignal } from "../grid/state/gridSignal.ts";

/** A cell that somebody else has changed since it was read: it says `now`, and neither what it was nor what it is to be. */
export type ConflictingCell = { readonly change: CellChange; readonly now: string; readonly shipment: string };

/** An act on cells of which nothing was saved, because some of them were changed by somebody else meanwhile. */
export type CellConflict = { readonly changes: readonly CellChange[]; readonly cells: readonly ConflictingCell[] };

/** What rows hold by their ids, as the server last told; null for those that have left the store. */
export type KnownRows = ReadonlyMap<string, StatsValues | null>;

/** The changes whose cells hold another text than the one they were made from. */
export function conflictingCells(changes: readonly CellChange[], known: KnownRows): ConflictingCell[] {
  return changes.flatMap((change) => {
    const cells = known.get(change.row.id)?.cells;
    const now = cells?.[change.columnId] ?? "";
    if (cells === undefined || now === change.from || now === change.to) return [];
    return [{ change, now, shipment: cells["shipment"] ?? "" }];
  });
}

/** The changes of a conflict that save what was entered all the same. */
export function overwritingChanges({ changes, cells }: CellConflict): CellChange[] {
  const now = new Map(cells.map((cell) => [cell.change, cell.now]));
  return changes.map((change) => ({ ...change, from: now.get(change) ?? change.from }));
}

/** The changes of a conflict that nobody else touched. */
export function unconflictedChanges({ changes, cells }: CellConflict): CellChange[] {
  const conflicting = new Set(cells.map(({ change }) => change));
  return changes.filter((change) => !conflicting.has(change));
}

/** One that the user is asked about; `number` tells it from others. */
type NumberedConflict = CellConflict & { readonly number: number };

/** Clashes that the user has not decided yet, the oldest first. */
export type CellConflicts = {
  first: () => NumberedConflict | null;
  add: (conflict: CellConflict) => void;
  /** The first is decided. */
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
