import { Button } from "@mantine/core";
import styles from "./AuditMore.module.css";

type Props = { onMore: () => void; isLoading: boolean };

/** The button below the entries that loads older ones. */
export function AuditMore({ onMore, isLoading }: Props) {
  return (
    <div className={styles.more}>
      <Button variant="default" onClick={onMore} loading={isLoading}>
        Show older
      </Button>
    </div>
  );
}
