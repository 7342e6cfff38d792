import { Skeleton } from "@mantine/core";
import styles from "./TableSkeleton.module.css";

type Props = { rows: number };

/** Rows of a table that is still loading. */
export function TableSkeleton({ rows }: Props) {
  return (
    <div className={styles.card} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton height={12} width={`${45 - (row % 3) * 9}%`} />
          <Skeleton height={12} width="14%" />
        </div>
      ))}
    </div>
  );
}
