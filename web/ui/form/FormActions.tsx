import { Button } from "@mantine/core";
import styles from "./FormActions.module.css";

type Props = {
  /** The verb on the button that submits, such as 'Generate'. */
  submitLabel: string;
  /** What the button reads while it runs, such as 'Generating...'. */
  busyLabel: string;
  isBusy: boolean;
  /** Whether Cancel works while busy, because what runs can be given up. */
  canGiveUp?: boolean;
  onCancel: () => void;
};

/** The last line of a dialog's form: the way out, and the one button that does it; in reach while a long form scrolls. */
export function FormActions({ submitLabel, busyLabel, isBusy, canGiveUp = false, onCancel }: Props) {
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onCancel} disabled={isBusy && !canGiveUp}>
        Cancel
      </Button>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </div>
  );
}
