import { memo } from "react";
import { rowHeight } from "../state/columnOffsets.ts";
import { lastRowOf, type GridView } from "../state/gridView.ts";
import styles from "./StatsBlock.module.css";
import layers from "./StatsGrid.module.css";

/** The row numbers. */
export function StatsGutter({ view }: { view: GridView }) {
  return (
    <div data-part="gutter" className={`${layers.layer} ${layers.gutter}`} aria-hidden="true">
      {view.blocks.map((block) => (
        <BlockNumbers key={block.slot} first={block.row} last={lastRowOf(view, block)} />
      ))}
    </div>
  );
}

const BlockNumbers = memo(function BlockNumbers({ first, last }: { first: number; last: number }) {
  const numbers = [];
  for (let row = first; row <= last; row += 1)
    numbers.push(
      <div key={row - first} className={styles.number}>
        {row + 1}
      </div>,
    );
  return (
    <div className={styles.numbers} style={{ top: first * rowHeight }}>
      {numbers}
    </div>
  );
});
