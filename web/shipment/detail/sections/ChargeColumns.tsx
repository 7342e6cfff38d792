import { AmountList, type Figure } from "../../../ui/page/AmountList.tsx";
import styles from "./ChargeColumns.module.css";

type Props = {
  /** From the goods to the total. */
  counted: readonly Figure[];
  /** What the total leaves out. */
  others: readonly Figure[];
};

/** The amounts that make up the total, and next to them, or below, those that it leaves out. */
export function ChargeColumns({ counted, others }: Props) {
  const isBoth = counted.length > 0 && others.length > 0;
  return (
    <div className={styles.columns}>
      {counted.length > 0 && <AmountList figures={counted} />}
      {others.length > 0 && (
        <div>
          {isBoth && <p className={styles.note}>Not part of the total</p>}
          <AmountList figures={others} />
        </div>
      )}
    </div>
  );
}
