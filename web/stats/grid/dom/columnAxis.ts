import type { ColumnOffsets } from "../state/columnOffsets.ts";
import { blockColumns } from "../state/gridView.ts";
import { createAxis, indexesFrom } from "./gridAxis.ts";
import { offsetTo } from "./offsetTo.ts";

/** The columns in view. Frozen ones are always in view; the others scroll in what those leave of the width. */
export type ColumnAxis = {
  /** Sets where columns begin, and how many are frozen. */
  layOut: (offsets: ColumnOffsets, frozen: number) => void;
  /** Sets the scrolled distance, and the width of all columns in view, in CSS pixels. */
  measured: (offset: number, width: number) => void;
  /** The first and last column to render, without frozen ones. */
  range: () => { left: number; right: number };
  /** The column at a distance from the first one's left edge in CSS pixels; the nearest one beyond the ends. */
  at: (x: number) => number;
  /** The scrolled distance nearest to `offset` at which a column is in view. */
  offsetTo: (column: number, offset: number) => number;
  detach: () => void;
};

/** An item is a column. Whole blocks of four are rendered. */
export function createColumnAxis(scroller: HTMLElement, onChange: () => void): ColumnAxis {
  let offsets: ColumnOffsets = [0];
  let [frozen, frozenWidth, room] = [0, 0, 0];
  const axis = createAxis(scroller, { ...optionsOf(offsets, frozen), horizontal: true }, onChange);
  const { virtualizer } = axis;
  return {
    layOut(nextOffsets, nextFrozen) {
      if (nextOffsets === offsets && nextFrozen === frozen) return;
      [offsets, frozen, frozenWidth] = [nextOffsets, nextFrozen, nextOffsets[nextFrozen] ?? 0];
      axis.change(optionsOf(offsets, frozen));
      virtualizer.measure();
    },
    measured(offset, width) {
      room = Math.max(1, width - frozenWidth);
      axis.measured(offset, room);
    },
    range() {
      const columns = virtualizer.getVirtualIndexes();
      return { left: columns[frozen] ?? frozen, right: columns.at(-1) ?? -1 };
    },
    at: (x) => virtualizer.getVirtualItemForOffset(x - frozenWidth)?.index ?? 0,
    offsetTo(column, offset) {
      const [start = 0, end = start] = offsets.slice(column, column + 2);
      return column < frozen ? offset : offsetTo({ start: start - frozenWidth, end: end - frozenWidth }, offset, room);
    },
    detach: axis.detach,
  };
}

/** Columns begin where the frozen ones end, which lie before that: the virtualizer then sees only what they do not cover. */
function optionsOf(offsets: ColumnOffsets, frozen: number) {
  return {
    count: offsets.length - 1,
    paddingStart: -(offsets[frozen] ?? 0),
    estimateSize: (column: number) => (offsets[column + 1] ?? 0) - (offsets[column] ?? 0),
    rangeExtractor({ startIndex, endIndex, count }: { startIndex: number; endIndex: number; count: number }) {
      const left = Math.max(frozen, Math.floor(startIndex / blockColumns) * blockColumns);
      const end = Math.min(count, Math.ceil((endIndex + 1) / blockColumns) * blockColumns);
      return [...indexesFrom(0, frozen), ...indexesFrom(left, end)];
    },
  };
}
