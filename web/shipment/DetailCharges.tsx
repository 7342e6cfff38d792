import { graphql, useFragment } from "react-relay";
import { formatMoney } from "#domain/currency.ts";
import { isZero, trimZeros } from "#domain/decimal.ts";
import type { DetailCharges_shipment$key } from "../__generated__/DetailCharges_shipment.graphql.ts";
import { Figures } from "../ui/Figures.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./DetailCharges.module.css";

type Props = { shipment: DetailCharges_shipment$key };

/** From the subtotal to the total; apart from it what the total leaves out: FOB, freight, insurance and commission (spec section 5). */
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
  const money = (amount: string) => formatMoney(amount, currency);
  const taken = (amount: string) => (isZero(amount) ? money(amount) : `− ${money(amount)}`);
  return (
    <Section title="Charges" level={3} description={`In ${currency}`}>
      <div className={styles.columns}>
        <Figures
          figures={[
            { label: "Subtotal", value: money(totals.subtotal) },
            { label: "Discount", value: taken(charges.discount) },
            { label: "Amount before GST", value: money(totals.amountBeforeGST) },
            { label: `GST (${trimZeros(charges.gstPercentage)}%)`, value: money(totals.gst) },
            { label: "Invoice value", value: money(totals.invoiceValue), isTotal: true },
            { label: "Advance", value: taken(charges.advance) },
            { label: "Total", value: `${currency} ${money(totals.totalAmount)}`, isTotal: true },
          ]}
        />
        <div>
          <p className={styles.note}>Not part of the total</p>
          <Figures
            figures={[
              { label: "FOB", value: money(charges.fob) },
              { label: "Freight", value: money(charges.freight) },
              { label: "Insurance", value: money(charges.insurance) },
              { label: "FOB + freight + insurance", value: money(totals.cifValue), isTotal: true },
              { label: "Commission", value: money(charges.commission) },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
