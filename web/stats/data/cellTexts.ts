import type { IEnvironment } from "relay-runtime";
import { readValues, type StatsValues } from "./statsCells.ts";
import type { PendingChanges } from "./pendingChanges.ts";
import type { StatsRows } from "./statsRows.ts";
import type { StatsRowRef } from "./rowWindowStore.ts";

/** The text of a cell as it is shown, by its row's index and its column; null while the row is on the way, empty where there is none. */
export type CellTexts = (row: number, columnId: string) => string | null;

/** Reads texts from the store; rows that are read in one go, as for a copy of a thousand cells, are read once each. */
export function createCellTexts(environment: IEnvironment, rows: StatsRows, pending: PendingChanges): CellTexts {
  let known: Map<StatsRowRef, StatsValues | null> | null = null;
  function valuesOf(row: StatsRowRef): StatsValues | null {
    if (known === null) {
      known = new Map();
      queueMicrotask(() => (known = null));
    }
    const values = known.get(row) ?? readValues(environment, row.key);
    known.set(row, values);
    return values;
  }
  return (row, columnId) => {
    if (row >= rows.count()) return "";
    const ref = rows.at(row);
    return ref === null ? null : (pending.of(ref.id)?.texts[columnId] ?? valuesOf(ref)?.cells[columnId] ?? "");
  };
}
