import type { IEnvironment } from "relay-runtime";
import { readValues, type StatsValues } from "./statsCells.ts";
import type { ShownPending } from "./pendingRows.ts";
import type { StatsRows } from "./statsRows.ts";
import type { StatsRowRef } from "./rowWindowStore.ts";

/** The displayed text of a cell by row index and column id: null while the row loads, empty where there is none. */
export type CellTexts = (row: number, columnId: string) => string | null;

/** Reads texts from the store, each row once per task: a copy reads thousands of cells at once. */
export function createCellTexts(environment: IEnvironment, rows: StatsRows, pending: ShownPending): CellTexts {
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
