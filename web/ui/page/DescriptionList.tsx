import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";

type Fact = {
  label: string;
  /** A missing or blank value shows as a dash. */
  value: ReactNode;
  /** Takes the whole line, for long text. */
  isWide?: boolean;
};

type Props = { facts: readonly Fact[] };

/** Labels above values, in as many columns as fit; line breaks in texts are kept. */
export function DescriptionList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {[...facts.entries()].map(([number, { label, value, isWide = false }]) => (
        <div key={number} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{isBlank(value) ? <span className={styles.blank}>–</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isBlank(value: ReactNode): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}
