import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import styles from "../dialog/DocumentDialog.module.css";

type Props = { names: readonly string[] };

/** Lists unknown merge fields before the document is generated; they do not prevent it. */
export function UnknownFields({ names }: Props) {
  return (
    <output className={styles.words}>
      {names.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.7} />} role="presentation">
          {names.length === 1 ? "This field is unknown" : "These fields are unknown"} and will be printed as written:{" "}
          {names.map((name) => `{{${name}}}`).join(", ")}
        </Alert>
      )}
    </output>
  );
}
