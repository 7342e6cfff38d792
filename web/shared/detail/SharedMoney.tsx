import { graphql, useFragment } from "react-relay";
import { formatMoney } from "#domain/figures/currency.ts";
import { isZero, sum, trimZeros } from "#domain/figures/decimal.ts";
import type { SharedMoney_shipment$key } from "../../__generated__/SharedMoney_shipment.graphql.ts";
import { ChargeColumns } from "../../shipment/detail/sections/ChargeColumns.tsx";
import { Section } from "../../ui/page/Section.tsx";

type Props = { shipment: SharedMoney_shipment$key };

/** The amounts that the role sees; nothing if it sees none. */
export function SharedMoney({ shipment }: Props) {
  const { currency, prices, commission } = useFragment(
    graphql`
      fragment SharedMoney_shipment on SharedShipment {
        currency
        prices {
          discount
          amountBeforeGst
          gstPercentage
          gst
          invoiceValue
          advance
          balance
          fob
          freight
          insurance
        }
        commission
      }
    `,
    shipment,
  );
  if (!currency) return null;
  const row = (
    label: string,
    amount: string | null | undefined,
    shown: { isTaken?: boolean; isTotal?: boolean; hasCurrency?: boolean } = {},
  ) => {
    if (amount === null || amount === undefined) return [];
    const sign = shown.isTaken && !isZero(amount) ? "− " : "";
    const unit = shown.hasCurrency ? `${currency} ` : "";
    return [{ label, value: unit + sign + formatMoney(amount, currency), isTotal: shown.isTotal ?? false }];
  };
  const { discount, amountBeforeGst } = prices ?? {};
  return (
    <Section title="Charges" description={`In ${currency}`}>
      <ChargeColumns
        counted={[
          ...row("Subtotal", discount && amountBeforeGst && sum([amountBeforeGst, discount])),
          ...row("Discount", discount, { isTaken: true }),
          ...row("Amount before GST", amountBeforeGst),
          ...row(`GST (${trimZeros(prices?.gstPercentage ?? "0")}%)`, prices?.gst),
          ...row("Invoice Value", prices?.invoiceValue, { isTotal: true }),
          ...row("Advance", prices?.advance, { isTaken: true }),
          ...row("Total Amount", prices?.balance, { isTotal: true, hasCurrency: true }),
        ]}
        others={[
          ...row("FOB", prices?.fob),
          ...row("Freight", prices?.freight),
          ...row("Insurance", prices?.insurance),
          ...row("Commission", commission),
        ]}
      />
    </Section>
  );
}
