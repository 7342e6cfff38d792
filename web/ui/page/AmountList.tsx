import styles from "./AmountList.module.css";

export type Figure = { label: string; value: string; isTotal?: boolean };

type Props = { figures: readonly Figure[] };

/** Amounts in a column, as on an invoice: labels left, figures right, a line above a total. */
export function AmountList({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isTotal = false }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
