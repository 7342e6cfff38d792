import { Text, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import styles from "./Section.module.css";

type Props = {
  title?: string;
  /** 3 for a card below another heading of the page. */
  level?: 2 | 3;
  /** Next to the title, such as a count. */
  description?: ReactNode;
  actions?: ReactNode;
  /** No padding, for a table that fills the card. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card with a heading: the surface of lists, forms and details. */
export function Section({ title, level = 2, description, actions, isFlush = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.header}>
          <div className={styles.words}>
            <Title order={level} size="h2" id={id}>
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
