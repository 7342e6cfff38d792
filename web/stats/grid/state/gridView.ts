import type { GridRange } from "./gridRange.ts";

/** Rows and columns are rendered in blocks of this size: a steady scroll then renders once in several frames. */
export const blockRows = 8;
export const blockColumns = 4;

/** A rendered block of rows: its first row, and its position among the elements, which it takes over from a block that left. */
export type RowBlock = { readonly slot: number; readonly row: number };

/** The rendered cells without those of frozen columns, and their blocks of rows in the order of their slots. */
export type GridView = GridRange & { readonly blocks: readonly RowBlock[] };

export const emptyView: GridView = { top: 0, bottom: -1, left: 0, right: -1, blocks: [] };

/** The slot of a rendered row's block. */
export function slotOf({ blocks }: GridView, row: number): number {
  return blocks.find((block) => row >= block.row && row < block.row + blockRows)?.slot ?? -1;
}

/** The last row of a rendered block. */
export function lastRowOf({ bottom }: GridView, { row }: RowBlock): number {
  return Math.min(bottom, row + blockRows - 1);
}
