import type { CellChange } from "./undoableEdits.ts";
import type { StatsValues } from "../data/statsCells.ts";
import { createSignal } from "../grid/state/gridSignal.ts";

/** A cell that somebody else has changed since it was read: it says `now`, and neither what it was nor what it is to be. */
export type ClashingCell = { readonly change: CellChange; readonly now: string; readonly shipment: string };

/** An act on cells of which nothing was saved, because some of them were changed by somebody else meanwhile. */
export type CellClash = { readonly changes: readonly CellChange[]; readonly cells: readonly ClashingCell[] };

/** What rows hold by their ids, as the server last told; null for those that have left the store. */
export type KnownRows = ReadonlyMap<string, StatsValues | null>;

/** The changes whose cells hold another text than the one they were made from. */
export function clashingCells(changes: readonly CellChange[], known: KnownRows): ClashingCell[] {
  return changes.flatMap((change) => {
    const cells = known.get(change.row.id)?.cells;
    const now = cells?.[change.columnId] ?? "";
    if (cells === undefined || now === change.from || now === change.to) return [];
    return [{ change, now, shipment: cells["shipment"] ?? "" }];
  });
}

/** The changes of a clash that save what was entered all the same. */
export function changesOver({ changes, cells }: CellClash): CellChange[] {
  const now = new Map(cells.map((cell) => [cell.change, cell.now]));
  return changes.map((change) => ({ ...change, from: now.get(change) ?? change.from }));
}

/** The changes of a clash that nobody else touched. */
export function changesBeside({ changes, cells }: CellClash): CellChange[] {
  const clashing = new Set(cells.map(({ change }) => change));
  return changes.filter((change) => !clashing.has(change));
}

/** One that the user is asked about; `number` tells it from others. */
type AskedClash = CellClash & { readonly number: number };

/** Clashes that the user has not decided yet, the oldest first. */
export type CellClashes = {
  first: () => AskedClash | null;
  ask: (clash: CellClash) => void;
  /** The first is decided. */
  leave: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCellClashes(): CellClashes {
  let clashes: readonly AskedClash[] = [];
  let asked = 0;
  const changed = createSignal();
  function set(next: readonly AskedClash[]) {
    clashes = next;
    changed.tell();
  }
  return {
    first: () => clashes[0] ?? null,
    ask(clash) {
      asked += 1;
      set([...clashes, { ...clash, number: asked }]);
    },
    leave: () => set(clashes.slice(1)),
    subscribe: changed.subscribe,
  };
}
