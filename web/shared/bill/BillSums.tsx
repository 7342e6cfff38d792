import { formatMoney } from "#domain/figures/currency.ts";
import type { BillTotals } from "#domain/partners/brokerageBill.ts";
import { AmountList } from "../../ui/page/AmountList.tsx";

type Props = { totals: BillTotals; count: number; currency: string };

/** The sum of the commissions of so many shipments, GST, and what the exporter pays. */
export function BillSums({ totals: { commission, gst, total }, count, currency }: Props) {
  return (
    <AmountList
      figures={[
        { label: `Commission of ${count} ${count === 1 ? "shipment" : "shipments"}`, value: formatMoney(commission, currency) },
        { label: "GST", value: formatMoney(gst, currency) },
        { label: "Amount payable", value: `${currency} ${formatMoney(total, currency)}`, isTotal: true },
      ]}
    />
  );
}
