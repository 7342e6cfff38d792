import { Checkbox } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatMoney, formatQuantity } from "#domain/figures/currency.ts";
import { billMessages, maxBillLines } from "#domain/partners/brokerageBill.ts";
import { toShortDay } from "#domain/time/dates.ts";
import type { BillShipments_lines$key } from "../../__generated__/BillShipments_lines.graphql.ts";
import { detailsOf } from "../../ui/page/detailsOf.ts";
import styles from "./BillForm.module.css";

type Props = { lines: BillShipments_lines$key; ticked: readonly string[]; onTick: (ids: string[]) => void };

/** The shipments of one firm and currency, each with its commission; those on a bill cannot be ticked. */
export function BillShipments({ lines, ticked, onTick }: Props) {
  const shipments = useFragment(
    graphql`
      fragment BillShipments_lines on BillableShipment @relay(plural: true) {
        sharedShipmentId
        reference
        invoiceDate
        buyer
        goods
        quantities {
          quantity
          unit
        }
        currency
        commission
        billedAs
      }
    `,
    lines,
  );
  return (
    <Checkbox.Group
      label="Shipments"
      value={[...ticked]}
      onChange={onTick}
      description="Your commission of each, as the exporter entered it"
    >
      <ul className={styles.shipments}>
        {shipments.map(({ sharedShipmentId, reference, invoiceDate, buyer, goods, quantities, currency, commission, billedAs }) => {
          const isTicked = ticked.includes(sharedShipmentId);
          const about = detailsOf(
            invoiceDate && toShortDay(invoiceDate),
            buyer,
            goods.join(", "),
            quantities.map(({ quantity, unit }) => `${formatQuantity(quantity)}\u00a0${unit}`).join(" + "),
          );
          return (
            <li key={sharedShipmentId} className={styles.shipment}>
              <Checkbox
                value={sharedShipmentId}
                label={reference}
                description={billedAs == null ? about : billMessages.billed(billedAs)}
                disabled={billedAs != null || (!isTicked && ticked.length >= maxBillLines)}
              />
              <span className={styles.amount}>
                {currency} {formatMoney(commission, currency)}
              </span>
            </li>
          );
        })}
      </ul>
    </Checkbox.Group>
  );
}
