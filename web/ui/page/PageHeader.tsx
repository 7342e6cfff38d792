import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

type Props = {
  title: string;
  description?: ReactNode;
  /** Buttons of the page, at the right. */
  actions?: ReactNode;
};

/** The head of a page: its only h1, a description, and its buttons. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Title order={1}>{title}</Title>
        {description !== undefined && (
          <Text c="dimmed" component="div">
            {description}
          </Text>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
