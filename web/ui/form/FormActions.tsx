import { Button } from "@mantine/core";
import styles from "./FormActions.module.css";

type Props = {
  /** The submit button's verb, such as 'Generate'. */
  submitLabel: string;
  /** The submit button's text while busy, such as 'Generating...'. */
  busyLabel: string;
  /** Where 'Cancel' would be taken for the act itself. */
  cancelLabel?: string;
  /** Red: for what destroys or refuses something. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** Whether Cancel works while busy, because the operation can be aborted. */
  canGiveUp?: boolean;
  onCancel: () => void;
};

/** The buttons of a dialog's form; they stay visible while a long form scrolls. */
export function FormActions(props: Props) {
  const { submitLabel, busyLabel, cancelLabel = "Cancel", isDestructive = false, isBusy, canGiveUp = false, onCancel } = props;
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onCancel} disabled={isBusy && !canGiveUp}>
        {cancelLabel}
      </Button>
      <Button type="submit" disabled={isBusy} {...(isDestructive && { color: "red" })}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </div>
  );
}
