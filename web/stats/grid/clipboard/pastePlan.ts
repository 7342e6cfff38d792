import { placesOf, type CellText, type GridRange, type GridSize } from "../state/gridRange.ts";

type Paste = {
  /** The cells from the clipboard; rows may be of different lengths. */
  block: readonly (readonly string[])[];
  selected: GridRange;
  /** The rows that hold data and the visible columns: nothing is pasted beyond. */
  size: GridSize;
  isEditable: (column: number) => boolean;
};

export type PastePlan = {
  cells: CellText[];
  /** What is selected afterwards; null when nothing lies on the grid. */
  target: GridRange | null;
  /** Cells of system columns, which stay as they are. */
  skipped: number;
  /** Cells that lie beyond the last row or column. */
  clipped: number;
};

/**
 * Where pasted cells go: from the top left of the selection; one cell, or a block that fits several times into the
 * selection, fills it.
 */
export function planPaste({ block, selected, size, isEditable }: Paste): PastePlan {
  const height = block.length;
  const width = Math.max(0, ...block.map((row) => row.length));
  if (height === 0 || width === 0) return { cells: [], target: null, skipped: 0, clipped: 0 };
  const rows = selected.bottom - selected.top + 1;
  const columns = selected.right - selected.left + 1;
  const isTiled = rows % height === 0 && columns % width === 0;
  const wanted = {
    ...selected,
    bottom: isTiled ? selected.bottom : selected.top + height - 1,
    right: isTiled ? selected.right : selected.left + width - 1,
  };
  const target = { ...wanted, bottom: Math.min(wanted.bottom, size.rows - 1), right: Math.min(wanted.right, size.columns - 1) };
  const plan: PastePlan = {
    cells: [],
    target: target.top > target.bottom || target.left > target.right ? null : target,
    skipped: 0,
    clipped: 0,
  };
  // The padding below the data is selected with a whole column, and is nothing that was lost.
  if (!isTiled || rows * columns === height * width) plan.clipped = countOutside(wanted, size);
  for (const { row, column } of plan.target === null ? [] : placesOf(target)) {
    const text = block[(row - selected.top) % height]?.[(column - selected.left) % width] ?? "";
    if (isEditable(column)) plan.cells.push({ row, column, text });
    else plan.skipped += 1;
  }
  return plan;
}

function countOutside({ top, left, bottom, right }: GridRange, { rows, columns }: GridSize): number {
  const inside = Math.max(0, Math.min(bottom, rows - 1) - top + 1) * Math.max(0, Math.min(right, columns - 1) - left + 1);
  return (bottom - top + 1) * (right - left + 1) - inside;
}
