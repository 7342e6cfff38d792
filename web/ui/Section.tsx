import { Text, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import styles from "./Section.module.css";

type Props = {
  title?: string;
  /** Beside the title, such as a count. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Without inner space, for a table that fills the card. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card with a heading: the one surface that lists, forms and details stand on. */
export function Section({ title, description, actions, isFlush = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.header}>
          <div className={styles.words}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {description !== undefined && (
              <Text size="sm" c="dimmed" component="div">
                {description}
              </Text>
            )}
          </div>
          {actions}
        </header>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
