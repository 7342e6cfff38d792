import styles from "./Figure.module.css";

type Props = {
  label: string;
  isStrong?: boolean;
  /** Marks a figure that does not fit the others. */
  isAmber?: boolean;
  children: string;
};

/** A computed figure with its label, for a `dl`. */
export function Figure({ label, isStrong = false, isAmber = false, children }: Props) {
  return (
    <div className={styles.figure} data-strong={isStrong || undefined} data-amber={isAmber || undefined}>
      <dt>{label}</dt>
      <dd>{children.trim()}</dd>
    </div>
  );
}
