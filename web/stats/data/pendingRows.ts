import type { RowColour } from "#domain/stats/stats.ts";
import { createSignal } from "../../ui/store/store.ts";

/** Optimistic values of a row: texts by column, and a colour. */
export type PendingValues = {
  readonly texts: Readonly<Record<string, string>>;
  readonly colour?: RowColour | undefined;
  /** Whether the server is slow to respond: the row shows as busy. */
  readonly isLate?: boolean;
};

/** Rows by their ids. */
export type PendingRows = ReadonlyMap<string, PendingValues>;

/** The pending values, shown over the server's. */
export type ShownPending = {
  show: (rows: PendingRows) => void;
  of: (rowId: string) => PendingValues | undefined;
  /** All of them when one of these rows is among them, else a constant empty map. */
  among: (rowIds: readonly (string | null)[]) => PendingRows;
  subscribe: (listener: () => void) => () => void;
};

export const nonePending: PendingRows = new Map();

export function createShownPending(): ShownPending {
  let shown = nonePending;
  const changed = createSignal();
  return {
    show(rows) {
      shown = rows;
      changed.emit();
    },
    of: (rowId) => shown.get(rowId),
    among: (rowIds) => (rowIds.some((id) => id !== null && shown.has(id)) ? shown : nonePending),
    subscribe: changed.subscribe,
  };
}
