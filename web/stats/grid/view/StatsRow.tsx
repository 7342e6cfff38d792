import { memo } from "react";
import { useFragment } from "react-relay";
import type { statsCells_row$key } from "../../../__generated__/statsCells_row.graphql.ts";
import { columnClass } from "../dom/columnRules.ts";
import type { GridColumn } from "../state/gridAdapter.ts";
import { mayBeCut } from "./mayBeCut.ts";
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

const noColumn = { id: "", isEditable: false, isFigure: false, isOwn: false, width: 0 };
/** A figure alone, as it is right-aligned in an own column: a date or a figure with a unit is a text. */
const figure = /^-?\d[\d,]*(?:\.\d+)?%?$/;

/** A shipment's row. Only this component reads its fragment, so that an edit renders this row alone. */
export const StatsRow = memo(function StatsRow({ row, pending, index, columns, left, right }: Props) {
  const { cells, colour } = useFragment(statsCellsFragment, row).values;
  const drawn = [];
  for (let column = left; column <= right; column += 1) {
    const { id, isEditable, isFigure, isOwn, width } = columns[column] ?? noColumn;
    const awaited = pending?.texts[id];
    const text = awaited ?? cells[id];
    let name = `${styles.cell} ${columnClass(column)}`;
    if (isFigure || (isOwn && text !== undefined && figure.test(text))) name += ` ${styles.figure}`;
    if (text !== undefined && mayBeCut(text, width)) name += ` ${styles.cut}`;
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
        {text}
      </div>,
    );
  }
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} {...rowStyle(pending?.colour ?? colour)}>
      {drawn}
    </div>
  );
});
