import { formatMoney, formatQuantity, formatWeight } from "#domain/figures/currency.ts";
import { formatPackages, inBulk } from "#domain/figures/packages.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { Figure } from "../fields/Figure.tsx";
import { useFormValue } from "../values/formStore.ts";
import { useFormTotals, useSharedUnit } from "../values/formTotals.ts";
import styles from "./ProductsSection.module.css";

type Props = { index: number };

/** A line's results, computed at every keystroke; warns of a partly filled package. */
export function ProductLineResults({ index }: Props) {
  const amount = useFormTotals(({ lines }) => lines[index]?.amount ?? "0");
  const packages = useFormTotals(({ lines }) => lines[index]?.packages ?? "0");
  const isWhole = useFormTotals(({ lines }) => lines[index]?.isWhole ?? true);
  const netWeight = useFormTotals(({ lines }) => lines[index]?.netWeight ?? "0");
  const grossWeight = useFormTotals(({ lines }) => lines[index]?.grossWeight ?? "0");
  const currency = useFormValue((values) => values.currency);
  const unit = useSharedUnit();
  const packageType = unit?.packageType ?? "";
  const packingUnit = unit?.packingUnit ?? "";
  const isBulk = isZero(packages) && !isZero(netWeight);
  return (
    <>
      <dl className={styles.results}>
        <Figure label="Packages">
          {isBulk ? inBulk : isWhole ? formatPackages(packages, packageType) : `${formatQuantity(packages)} ${packageType}`}
        </Figure>
        <Figure label="Net Weight">{`${formatWeight(netWeight)} ${packingUnit}`}</Figure>
        <Figure label="Gross Weight">{`${formatWeight(grossWeight)} ${packingUnit}`}</Figure>
        <Figure label="Amount" isStrong>
          {`${currency} ${formatMoney(amount, currency)}`}
        </Figure>
      </dl>
      {!isWhole && (
        <output className={styles.warning}>
          {formatQuantity(packages)} packages is not a whole number. Documents will print {formatPackages(packages, packageType)}.
        </output>
      )}
    </>
  );
}
