import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./ErrorPanel.module.css";

type Props = { title: string; text: string; children?: ReactNode };

/** A screen that says what went wrong and what can be done; by default, trying again. */
export function ErrorPanel({ title, text, children }: Props) {
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children ?? <Button onClick={() => window.location.reload()}>Try again</Button>}
    </section>
  );
}
