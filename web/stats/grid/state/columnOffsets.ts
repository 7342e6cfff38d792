/** Heights and widths in CSS pixels. */
export const rowHeight = 28;
export const headHeight = 32;
export const gutterWidth = 56;

/** Where each column begins, counted from the first one; one entry more than there are columns, the last is their full width. */
export type ColumnOffsets = readonly number[];

export function columnOffsetsOf(widths: readonly number[]): ColumnOffsets {
  const offsets = [0];
  for (const width of widths) offsets.push((offsets.at(-1) ?? 0) + width);
  return offsets;
}

/** How many of the frozen columns can stay in sight in a grid of this width, so that there is room for the others. */
export function frozenColumns(offsets: ColumnOffsets, wanted: number, width: number): number {
  const most = (width - gutterWidth) * 0.7;
  let frozen = Math.max(0, Math.min(wanted, offsets.length - 2));
  while (frozen > 0 && (offsets[frozen] ?? 0) > most) frozen -= 1;
  return frozen;
}

/** The row at a distance from the first one's top edge; the nearest one beyond the ends. */
export function rowAt(y: number, rows: number): number {
  return Math.max(0, Math.min(rows - 1, Math.floor(y / rowHeight)));
}
