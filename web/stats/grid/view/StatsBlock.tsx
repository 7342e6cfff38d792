import { memo, useSyncExternalStore } from "react";
import type { GridColumn } from "../state/gridAdapter.ts";
import { rowHeight } from "../state/columnOffsets.ts";
import { blockRows } from "../state/gridView.ts";
import styles from "./StatsBlock.module.css";
import { StatsEmptyRow } from "./StatsEmptyRow.tsx";
import { StatsRow } from "./StatsRow.tsx";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Props = {
  id: string;
  sheet: StatsSheet;
  columns: readonly GridColumn[];
  /** The block's first and last row, and the columns to draw of them. */
  top: number;
  bottom: number;
  left: number;
  right: number;
};

/** Eight rows. Renders again when one of them loads, or when the visible columns change. */
export const StatsBlock = memo(function StatsBlock({ id, sheet, columns, top, bottom, left, right }: Props) {
  const drawn = useSyncExternalStore(sheet.rows.subscribe, () => sheet.rows.block(top, bottom));
  const ids = drawn.map((row) => (row === null || row === "awaited" ? null : row.id));
  const pending = useSyncExternalStore(sheet.pending.subscribe, () => sheet.pending.among(ids));
  const rows = drawn.map((row, line) => {
    const index = top + line;
    const place = index % blockRows;
    if (row !== null && row !== "awaited")
      return <StatsRow key={place} row={row.key} pending={pending.get(row.id)} index={index} columns={columns} left={left} right={right} />;
    return <StatsEmptyRow key={place} index={index} isAwaited={row === "awaited"} left={left} right={right} />;
  });
  return (
    <div
      id={id}
      className={styles.block}
      role="rowgroup"
      data-frozen={right < sheet.grid.frozen() ? "" : undefined}
      style={{ top: top * rowHeight }}
    >
      {rows}
    </div>
  );
});
