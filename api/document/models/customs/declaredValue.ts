import { isZero, type Decimal } from "#domain/figures/decimal.ts";
import { incotermOf, partsOf } from "#domain/shipment/incoterm.ts";
import { priceBreakUp } from "#domain/shipment/priceBreakUp.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { ShipmentFigures } from "../../numbers/shipmentFigures.ts";

/** The FOB value with freight and insurance in the shipment's currency; "0" for a part that is not included. */
export type DeclaredValue = { fob: Decimal; freight: Decimal; insurance: Decimal };

/**
 * The value of the goods as the invoice breaks it up: the parts if they add up and are those of the term, or the whole amount
 * before GST as FOB value if the terms exclude freight and insurance and none is entered. Null with a warning if neither holds: customs must
 * not read another value than the invoice's.
 */
export function declaredValue(
  { currency, termsOfShipment }: Shipment,
  { charges, totals }: ShipmentFigures,
): { value: DeclaredValue | null; warnings: ShipmentWarning[] } {
  const { fob, freight, insurance } = charges;
  const term = incotermOf(termsOfShipment);
  const isFob = term !== null && partsOf(term).included.every((part) => part === "fob");
  if (isFob && [fob, freight, insurance].every(isZero)) {
    return { value: { fob: totals.amountBeforeGST, freight, insurance }, warnings: [] };
  }
  const { omitted } = priceBreakUp({ fob, freight, insurance, amountBeforeGST: totals.amountBeforeGST, currency, termsOfShipment });
  if (omitted === null) return { value: { fob, freight, insurance }, warnings: [] };
  const message = omitted.replace(/the price break-up is not printed|there is nothing to print/, "the FOB value is not printed");
  return { value: null, warnings: [{ message, code: "BREAK_UP_OMITTED", field: ["charges", "fob"] }] };
}
