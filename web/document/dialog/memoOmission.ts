import { graphql, useFragment } from "react-relay";
import { isZero } from "#domain/figures/decimal.ts";
import { priceBreakUp } from "#domain/shipment/priceBreakUp.ts";
import type { memoOmission_shipment$key } from "../../__generated__/memoOmission_shipment.graphql.ts";

/** Why documents print no break-up and no commission; null if they print one, or if the figures are unknown. */
export function useMemoOmissions(shipment: memoOmission_shipment$key): Record<"breakUp" | "commission", string | null> {
  const { charges, amountBeforeGST, currency, termsOfShipment } = useFragment(
    graphql`
      fragment memoOmission_shipment on Shipment {
        currency
        termsOfShipment
        amountBeforeGST
        charges {
          fob
          freight
          insurance
          commission
        }
      }
    `,
    shipment,
  );
  const { fob, freight, insurance, commission } = charges ?? {};
  const isKnown = fob != null && freight != null && insurance != null && amountBeforeGST != null;
  return {
    breakUp: isKnown ? priceBreakUp({ fob, freight, insurance, amountBeforeGST, currency: currency ?? "", termsOfShipment }).omitted : null,
    commission: commission != null && isZero(commission) ? "The commission of this shipment is 0: there is nothing to print." : null,
  };
}
