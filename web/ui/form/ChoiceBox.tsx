import type { ReactNode } from "react";
import styles from "./ChoiceBox.module.css";

/** The choices of a group that may be many: they scroll within their frame. */
export function ChoiceBox({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
