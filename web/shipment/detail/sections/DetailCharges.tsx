import { graphql, useFragment } from "react-relay";
import { formatMoney } from "#domain/figures/currency.ts";
import { isZero, trimZeros } from "#domain/figures/decimal.ts";
import type { DetailCharges_shipment$key } from "../../../__generated__/DetailCharges_shipment.graphql.ts";
import { orDash } from "../../../ui/page/orDash.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { ChargeColumns } from "./ChargeColumns.tsx";

type Props = { shipment: DetailCharges_shipment$key };

/** From the subtotal to the total; separately what the total leaves out: FOB, freight, insurance and commission. */
export function DetailCharges({ shipment }: Props) {
  const { currency, charges, totals } = useFragment(
    graphql`
      fragment DetailCharges_shipment on Shipment {
        currency
        charges {
          discount
          gstPercentage
          advance
          fob
          freight
          insurance
          commission
        }
        totals {
          subtotal
          amountBeforeGST
          gst
          invoiceValue
          cifValue
          totalAmount
        }
      }
    `,
    shipment,
  );
  type Amount = string | null | undefined;
  const money = (amount: Amount) => orDash(amount, (known) => formatMoney(known, currency));
  const taken = (amount: Amount) => orDash(amount, (known) => (isZero(known) ? money(known) : `− ${money(known)}`));
  const percentage = orDash(charges?.gstPercentage, trimZeros);
  return (
    <Section title="Charges" level={3} description={`In ${currency}`}>
      <ChargeColumns
        counted={[
          { label: "Subtotal", value: money(totals?.subtotal) },
          { label: "Discount", value: taken(charges?.discount) },
          { label: "Amount before GST", value: money(totals?.amountBeforeGST) },
          { label: `GST (${percentage}%)`, value: money(totals?.gst) },
          { label: "Invoice Value", value: money(totals?.invoiceValue), isTotal: true },
          { label: "Advance", value: taken(charges?.advance) },
          { label: "Total Amount", value: `${currency} ${money(totals?.totalAmount)}`, isTotal: true },
        ]}
        others={[
          { label: "FOB", value: money(charges?.fob) },
          { label: "Freight", value: money(charges?.freight) },
          { label: "Insurance", value: money(charges?.insurance) },
          { label: "FOB + Freight + Insurance", value: money(totals?.cifValue), isTotal: true },
          { label: "Commission", value: money(charges?.commission) },
        ]}
      />
    </Section>
  );
}
