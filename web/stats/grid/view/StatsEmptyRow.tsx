import { memo } from "react";
import { columnClass } from "../dom/columnRules.ts";
import styles from "./StatsBlock.module.css";

type Props = { index: number; isAwaited: boolean; left: number; right: number };

/** A row without a shipment: a loading row, or padding below the last one. */
export const StatsEmptyRow = memo(function StatsEmptyRow({ index, isAwaited, left, right }: Props) {
  const cells = [];
  for (let column = left; column <= right; column += 1)
    cells.push(
      <div
        key={column}
        role="gridcell"
        aria-colindex={column + 1}
        aria-readonly="true"
        className={`${styles.cell} ${columnClass(column)}`}
      />,
    );
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} aria-busy={isAwaited || undefined}>
      {isAwaited ? (
        <div role="gridcell" aria-colindex={left + 1} aria-colspan={right - left + 1} aria-readonly="true" className={styles.skeleton}>
          Row {(index + 1).toLocaleString("en-US")}
        </div>
      ) : (
        cells
      )}
    </div>
  );
});
