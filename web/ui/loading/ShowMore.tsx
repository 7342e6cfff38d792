import { Button } from "@mantine/core";
import styles from "./ShowMore.module.css";

type Props = {
  label?: string;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** The button below a list's rows that loads more of them; nothing if there are none. */
export function ShowMore({ label = "Show more", hasNext, isLoading, onMore }: Props) {
  "use no memo";
  return (
    hasNext && (
      <div className={styles.more}>
        <Button variant="default" onClick={onMore} loading={isLoading}>
          {label}
        </Button>
      </div>
    )
  );
}
