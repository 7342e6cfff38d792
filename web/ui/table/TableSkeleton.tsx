import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./TableSkeleton.module.css";

type Props = {
  rows: number;
  /** Within a card, which has the frame. */
  isFlush?: boolean;
};

/** Placeholder rows of a loading table, announced to screen readers. */
export function TableSkeleton({ rows, isFlush = false }: Props) {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      <div className={isFlush ? undefined : styles.card} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={12} width={`${45 - (row % 3) * 9}%`} />
            <Skeleton height={12} width="14%" />
            <Skeleton className={styles.second} height={10} width="52%" />
          </div>
        ))}
      </div>
    </div>
  );
}
