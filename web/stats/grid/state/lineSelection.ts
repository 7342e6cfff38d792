import type { GridSize } from "./gridRange.ts";
import { rangeOfSelection, type Selection } from "./gridSelection.ts";

/** Whole rows: from one to another, all columns. */
export function rowSelection(from: number, to: number, { columns }: GridSize): Selection {
  return { active: { row: from, column: 0 }, head: { row: to, column: Math.max(0, columns - 1) } };
}

/** Whole columns, the padding below the data included. */
export function columnSelection(from: number, to: number, { rows }: GridSize): Selection {
  return { active: { row: 0, column: from }, head: { row: Math.max(0, rows - 1), column: to } };
}

export function isWholeRows(selection: Selection, { columns }: GridSize): boolean {
  const { left, right } = rangeOfSelection(selection);
  return left === 0 && right === columns - 1;
}

/** Whether whole columns are selected: all rows, the padding included. */
export function isWholeColumns(selection: Selection, { rows }: GridSize): boolean {
  const { top, bottom } = rangeOfSelection(selection);
  return top === 0 && bottom === rows - 1;
}
