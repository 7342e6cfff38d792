import { Button } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import styles from "./ErrorPanel.module.css";
import { tryAgain } from "./tryAgain.ts";

type Props = {
  title: string;
  /** Details beyond the title. */ text: string;
  children?: ReactNode;
  /** Makes the title focusable. */ headingRef?: Ref<HTMLHeadingElement>;
};

/** A screen that says what went wrong and what to do; by default, try again. */
export function ErrorPanel({ title, text, children, headingRef }: Props) {
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {text !== title && <p className={styles.text}>{text}</p>}
      {children ?? <TryAgain />}
    </section>
  );
}

/** The button that loads the page again. */
export function TryAgain() {
  return <Button onClick={() => void tryAgain()}>Try again</Button>;
}
