import { Switch } from "@mantine/core";
import styles from "../dialog/DocumentDialog.module.css";

type Props = { isLive: boolean; onChange: (isLive: boolean) => void };

/** Switches the live preview of a dialog on and off. */
export function PreviewSwitch({ isLive, onChange }: Props) {
  return (
    <Switch
      className={styles.choice}
      label="Live preview"
      labelPosition="left"
      checked={isLive}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
