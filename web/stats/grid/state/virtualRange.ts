import type { GridRange, GridSize } from "./gridRange.ts";
import { columnAt, gutterWidth, headHeight, rowHeight, type ColumnOffsets } from "./columnOffsets.ts";

/** Rows and columns are drawn in blocks of this size: a steady scroll then asks React once in several frames. */
export const blockRows = 8;
export const blockColumns = 4;
/** The part of the grid that is in sight, in pixels of the whole. */
export type Sight = { top: number; left: number; width: number; height: number };

/**
 * The cells to render for the visible area, without frozen columns: whole blocks without overscan, since the pane never
 * moves before they are rendered. The number of row blocks is constant, so that each new block reuses the elements of one
 * that left.
 */
export function virtualRange(sight: Sight, offsets: ColumnOffsets, { rows, columns }: GridSize, frozen = 0): GridRange {
  const most = Math.ceil((sight.height - headHeight) / rowHeight) + 1;
  const blocks = Math.min(Math.ceil(rows / blockRows), Math.ceil((most - 1) / blockRows) + 1);
  const first = Math.min(Math.floor(sight.top / rowHeight / blockRows), Math.ceil(rows / blockRows) - blocks);
  const left = columnAt(offsets, sight.left + (offsets[frozen] ?? 0));
  const right = columnAt(offsets, sight.left + sight.width - gutterWidth);
  return {
    top: Math.max(0, first) * blockRows,
    bottom: Math.min(rows, (Math.max(0, first) + blocks) * blockRows) - 1,
    left: Math.max(frozen, Math.floor(left / blockColumns) * blockColumns),
    right: Math.min(columns - 1, Math.ceil((right + 1) / blockColumns) * blockColumns - 1),
  };
}

type Rows = Pick<GridRange, "top" | "bottom">;

/** The document position of a row's block among the rendered ones. Blocks take positions in turn, so scrolling reuses elements. */
export function blockPlace(row: number, { top, bottom }: Rows): number {
  return Math.floor(row / blockRows) % Math.ceil((bottom + 1 - top) / blockRows);
}

/** A drawn block: its first row, and its place in the document. */
export type PlacedBlock = { readonly place: number; readonly row: number };

/** The drawn blocks, in the order of their places. */
export function blocksIn(rows: Rows): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  for (let { top: row } = rows; row <= rows.bottom; row += blockRows) blocks.push({ place: blockPlace(row, rows), row });
  return blocks.toSorted((one, other) => one.place - other.place);
}
