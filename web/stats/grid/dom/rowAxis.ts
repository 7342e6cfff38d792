import { rowHeight } from "../state/columnOffsets.ts";
import { blockRows, type RowBlock } from "../state/gridView.ts";
import { createAxis, indexesFrom } from "./gridAxis.ts";

const blockHeight = blockRows * rowHeight;

/** The rows in view, by blocks. */
export type RowAxis = {
  /** Sets how many rows there are, and the scrolled distance and visible height in CSS pixels. */
  measured: (rows: number, offset: number, height: number) => void;
  /** The first and last row to render, and their blocks in the order of the slots. */
  range: () => { top: number; bottom: number; blocks: RowBlock[] };
  detach: () => void;
};

/**
 * An item is a block of eight rows: a list of single rows would need eight times the memory. The number of rendered blocks
 * depends on the height alone, and their keys are slots, so that each new block reuses the elements of one that left.
 */
export function createRowAxis(scroller: HTMLElement, onChange: () => void): RowAxis {
  let [rows, slots] = [0, 0];
  const { virtualizer, measured, change, detach } = createAxis(scroller, optionsOf(rows, slots), onChange);
  return {
    measured(nextRows, offset, height) {
      const nextSlots = Math.min(Math.ceil(nextRows / blockRows), Math.ceil(height / blockHeight) + 1);
      if (nextRows !== rows || nextSlots !== slots) {
        [rows, slots] = [nextRows, nextSlots];
        change(optionsOf(rows, slots));
        onChange();
      }
      measured(offset, height);
    },
    range() {
      const items = virtualizer.getVirtualItems();
      const [first = 0, last = -1] = [items[0]?.index, items.at(-1)?.index];
      const blocks = items.map(({ key, index }) => ({ slot: Number(key), row: index * blockRows }));
      return {
        top: first * blockRows,
        bottom: Math.min(rows, (last + 1) * blockRows) - 1,
        blocks: blocks.toSorted((one, other) => one.slot - other.slot),
      };
    },
    detach,
  };
}

function optionsOf(rows: number, slots: number) {
  const count = Math.ceil(rows / blockRows);
  return {
    count,
    estimateSize: (block: number) => Math.min(blockRows, rows - block * blockRows) * rowHeight,
    getItemKey: (block: number) => block % slots,
    rangeExtractor({ startIndex }: { startIndex: number }) {
      const first = Math.min(startIndex, count - slots);
      return indexesFrom(first, first + slots);
    },
  };
}
