import { memo } from "react";
import { useFragment } from "react-relay";
import type { statsCells_row$key } from "../../../__generated__/statsCells_row.graphql.ts";
import { columnClass } from "../dom/columnRules.ts";
import type { GridColumn } from "../state/gridAdapter.ts";
import { rowStyle } from "./rowStyle.ts";
import styles from "./StatsBlock.module.css";
import type { PendingValues } from "../../data/pendingRows.ts";
import { statsCellsFragment } from "../../data/statsCells.ts";

type Props = {
  row: statsCells_row$key;
  pending: PendingValues | undefined;
  index: number;
  columns: readonly GridColumn[];
  left: number;
  right: number;
};

/** A shipment's row. Only this component reads its fragment, so that an edit renders this row alone. */
export const StatsRow = memo(function StatsRow({ row, pending, index, columns, left, right }: Props) {
  const { cells, colour } = useFragment(statsCellsFragment, row).values;
  const drawn = [];
  for (let column = left; column <= right; column += 1) {
    const { id, isEditable, isFigure } = columns[column] ?? { id: "", isEditable: false, isFigure: false };
    const awaited = pending?.texts[id];
    let name = `${styles.cell} ${columnClass(column)}`;
    if (isFigure) name += ` ${styles.figure}`;
    const isBusy = awaited !== undefined && pending?.isLate === true;
    if (isBusy) name += ` ${styles.pending}`;
    drawn.push(
      <div
        key={id}
        role="gridcell"
        aria-colindex={column + 1}
        aria-readonly={isEditable ? undefined : "true"}
        aria-busy={isBusy ? "true" : undefined}
        className={name}
      >
        {awaited ?? cells[id]}
      </div>,
    );
  }
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} {...rowStyle(pending?.colour ?? colour)}>
      {drawn}
    </div>
  );
});
