import { Button } from "@mantine/core";
import styles from "./SearchDialog.module.css";

type Props = {
  text: string;
  /** Searches again after a failure; null without one. */
  onTryAgain: (() => void) | null;
};

/** What a search says of itself below its entries; a screen reader hears it elsewhere. */
export function SearchNotice({ text, onTryAgain }: Props) {
  return (
    <div className={styles.notice}>
      <p aria-hidden="true">{text}</p>
      {onTryAgain !== null && (
        <Button size="compact-sm" variant="default" onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
