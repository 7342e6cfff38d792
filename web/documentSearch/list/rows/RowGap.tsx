import styles from "../DocumentList.module.css";

type Props = { columns: number; height: number };

/** The place of rows that are not rendered. */
export function RowGap({ columns, height }: Props) {
  return (
    <tr className={styles.gap} aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- It only takes room. */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
