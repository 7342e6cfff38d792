import { formatMoney } from "#domain/figures/currency.ts";
import { formatAllPackages } from "#domain/figures/packages.ts";
import { useFormValue } from "../values/formStore.ts";
import { useFormTotals, useSharedUnit } from "../values/formTotals.ts";
import styles from "../ShipmentForm.module.css";

/** What the shipment comes to, in sight while its sections scroll (R-1033). */
export function FormSum() {
  const currency = useFormValue((values) => values.currency);
  const total = useFormTotals(({ totalAmount }) => totalAmount);
  const unit = useSharedUnit();
  const packages = useFormTotals(({ lines }) => formatAllPackages(lines, unit?.packageType ?? ""));
  return (
    <div className={styles.sum}>
      <span>
        <span className={styles.sumLabel}>Total</span> <b>{`${currency} ${formatMoney(total, currency)}`.trim()}</b>
      </span>
      {unit && <span>{packages}</span>}
    </div>
  );
}
