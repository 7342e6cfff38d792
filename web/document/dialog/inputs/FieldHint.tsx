import styles from "../DocumentDialog.module.css";

type Props = { hint: string | undefined; warnings: readonly string[] | undefined };

/** What a field is for, and what may be wrong with its value. It belongs to the input's description, so screen readers read both. */
export function FieldHint({ hint, warnings }: Props) {
  return (
    <>
      {hint}
      {[...new Set(warnings ?? [])].map((warning) => (
        <span key={warning} className={styles.warning}>
          {warning}
        </span>
      ))}
    </>
  );
}
