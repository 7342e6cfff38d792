import { memo } from "react";
import { rowHeight } from "../state/columnOffsets.ts";
import styles from "./StatsBlock.module.css";

type Props = { first: number; last: number };

/** The row numbers of one block. */
export const StatsGutter = memo(function StatsGutter({ first, last }: Props) {
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
