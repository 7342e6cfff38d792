import { Button } from "@mantine/core";
import styles from "./AuditMore.module.css";

type Props = { onMore: () => void; isLoading: boolean };

/** Below the lines, while there are older ones. */
export function AuditMore({ onMore, isLoading }: Props) {
  return (
    <div className={styles.more}>
      <Button variant="default" onClick={onMore} loading={isLoading}>
        Show older
      </Button>
    </div>
  );
}
