import { formatMoney } from "#domain/figures/currency.ts";
import { formatPackages } from "#domain/figures/packages.ts";
import { useFormValue } from "../values/formStore.ts";
import { useFormTotals, useSharedUnit } from "../values/formTotals.ts";
import styles from "../ShipmentForm.module.css";

/** What the shipment comes to, in sight while its sections scroll (R-1033). */
export function FormSum() {
  const currency = useFormValue((values) => values.currency);
  const total = useFormTotals(({ totalAmount }) => totalAmount);
  const packages = useFormTotals(({ totalPackages }) => totalPackages);
  const unit = useSharedUnit();
  return (
    <div className={styles.sum}>
      <span>
        <span className={styles.sumLabel}>Total</span> <b>{`${currency} ${formatMoney(total, currency)}`.trim()}</b>
      </span>
      {unit && <span>{formatPackages(packages, unit.packageType)}</span>}
    </div>
  );
}
