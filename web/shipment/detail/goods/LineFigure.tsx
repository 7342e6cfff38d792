import type { ReactNode } from "react";
import styles from "./DetailProducts.module.css";

type Props = {
  /** The column's head, which a phone shows next to the figure. */
  label: string;
  more?: string;
  children: ReactNode;
};

/** A figure of a product line. */
export function LineFigure({ label, more, children }: Props) {
  return (
    <td data-right className={styles.figure} data-label={label}>
      {children}
      {more !== undefined && <span className={styles.more}>{more}</span>}
    </td>
  );
}
