import { formatMoney, formatWeight, sumOfWeights } from "#domain/figures/currency.ts";
import { formatAllPackages } from "#domain/figures/packages.ts";
import { Figure } from "../fields/Figure.tsx";
import { FormSection } from "../sections/FormSection.tsx";
import { useFormValue } from "../values/formStore.ts";
import { useFormTotals, useSharedUnit } from "../values/formTotals.ts";
import styles from "./TotalsSection.module.css";

/** The sums over all lines. */
export function TotalsSection() {
  const unit = useSharedUnit();
  const packages = useFormTotals(({ lines }) => formatAllPackages(lines, unit?.packageType ?? ""));
  const netWeight = useFormTotals(({ lines }) => sumOfWeights(lines.map((line) => line.netWeight)));
  const grossWeight = useFormTotals(({ lines }) => sumOfWeights(lines.map((line) => line.grossWeight)));
  const subtotal = useFormTotals((totals) => totals.subtotal);
  const currency = useFormValue((values) => values.currency);
  return (
    <FormSection title="Totals">
      <dl className={styles.totals}>
        <Figure label="Total Packages">{packages}</Figure>
        <Figure label="Total Net Weight">{`${formatWeight(netWeight)} ${unit?.packingUnit ?? ""}`}</Figure>
        <Figure label="Total Gross Weight">{`${formatWeight(grossWeight)} ${unit?.packingUnit ?? ""}`}</Figure>
        <Figure label="Subtotal" isStrong>
          {`${currency} ${formatMoney(subtotal, currency)}`}
        </Figure>
      </dl>
    </FormSection>
  );
}
