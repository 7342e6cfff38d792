import { useSyncExternalStore } from "react";
import type { GridState } from "../state/gridState.ts";
import layers from "./StatsGrid.module.css";

type Props = { part: "lines" | "frozenLines"; grid: GridState; left: number; right: number };

/** The lines after the drawn columns, painted once over all rows: lines of the cells' own would be painted with each row that comes into view. */
export function StatsLines({ part, grid, left, right }: Props) {
  const offsets = useSyncExternalStore(grid.onLayout, grid.columnOffsets);
  const start = offsets[left] ?? 0;
  const ends = offsets.slice(left + 1, right + 2).map((end) => end - start);
  const background = ends.map((end) => `linear-gradient(var(--column-line) 0 0) ${end - 1}px 0 / 1px 100% no-repeat`).join();
  return (
    <div
      data-part={part}
      className={`${layers.layer} ${layers.lines} ${part === "lines" ? "" : layers.frozenLines}`}
      style={{ width: ends.at(-1), background }}
      aria-hidden="true"
    />
  );
}
