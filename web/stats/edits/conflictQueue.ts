import { createSignal } from "../../ui/store/store.ts";
import type { CellConflict } from "./cellConflicts.ts";

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
    changed.emit();
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
