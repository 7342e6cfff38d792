import { Button } from "@mantine/core";
import styles from "./DocumentList.module.css";

type Props = { hasFailed: boolean; isLoading: boolean; onLoad: () => void };

/** Below the rows: that more documents load, or a button after they did not come. */
export function LoadMore({ hasFailed, isLoading, onLoad }: Props) {
  if (!hasFailed) return isLoading ? <output className={styles.loading}>Loading more documents…</output> : null;
  return (
    <div className={styles.loading}>
      <Button variant="default" onClick={onLoad} loading={isLoading}>
        Show more
      </Button>
    </div>
  );
}
