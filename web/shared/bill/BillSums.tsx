import { formatMoney } from "#domain/figures/currency.ts";
import { isZero } from "#domain/figures/decimal.ts";
import type { BillTotals } from "#domain/partners/brokerageBill.ts";
import { AmountList } from "../../ui/page/AmountList.tsx";

type Props = { totals: BillTotals; taxes: readonly string[]; count: number; currency: string };

/** The sum of the commissions of so many shipments, GST by the names of its parts, and what the exporter pays. */
export function BillSums({ totals: { commission, gst, total }, taxes, count, currency }: Props) {
  return (
    <AmountList
      figures={[
        { label: `Commission of ${count} ${count === 1 ? "shipment" : "shipments"}`, value: formatMoney(commission, currency) },
        { label: isZero(gst) ? "GST" : taxes.join(" + "), value: formatMoney(gst, currency) },
        { label: "Amount payable", value: `${currency} ${formatMoney(total, currency)}`, isTotal: true },
      ]}
    />
  );
}
