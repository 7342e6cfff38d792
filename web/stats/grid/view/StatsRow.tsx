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

/** The class names of cells by column and look: the same string each time, which React compares at once. */
const classNames: string[] = [];

function cellClass(column: number, isRight: boolean, isCut: boolean, isBusy: boolean): string {
  const key = column * 8 + (isRight ? 4 : 0) + (isCut ? 2 : 0) + (isBusy ? 1 : 0);
  return (classNames[key] ??= [styles.cell, columnClass(column), isRight && styles.figure, isCut && styles.cut, isBusy && styles.pending]
    .filter(Boolean)
    .join(" "));
}

/** A shipment's row. Only this component reads its fragment, so that an edit renders this row alone. */
export const StatsRow = memo(function StatsRow({ row, pending, index, columns, left, right }: Props) {
  const { cells, colour } = useFragment(statsCellsFragment, row).values;
  const drawn = [];
  for (let column = left; column <= right; column += 1) {
    const { id, isEditable, isFigure, isOwn, width } = columns[column] ?? noColumn;
    const awaited = pending?.texts[id];
    const text = awaited ?? cells[id];
    const isBusy = awaited !== undefined && pending?.isLate === true;
    const isRight = isFigure || (isOwn && text !== undefined && figure.test(text));
    const isCut = text !== undefined && mayBeCut(text, width);
    drawn.push(
      <div
        key={id}
        role="gridcell"
        aria-colindex={column + 1}
        aria-readonly={isEditable ? undefined : "true"}
        aria-busy={isBusy ? "true" : undefined}
        className={cellClass(column, isRight, isCut, isBusy)}
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
