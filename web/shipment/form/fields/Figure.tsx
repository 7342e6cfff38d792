import styles from "./Figure.module.css";

type Props = { label: string; isStrong?: boolean; children: string };

/** A computed figure with its label, for a `dl`. */
export function Figure({ label, isStrong = false, children }: Props) {
  return (
    <div className={styles.figure} data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>{children.trim()}</dd>
    </div>
  );
}
