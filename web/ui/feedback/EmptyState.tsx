import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

type Props = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The next action. */
  action?: ReactNode;
};

/** Placeholder of an empty list: what is missing, why it matters, and one action. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon !== undefined && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {text !== undefined && (
        <Text c="dimmed" maw={420}>
          {text}
        </Text>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
