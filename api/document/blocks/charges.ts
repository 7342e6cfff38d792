import { formatMoney } from "#domain/figures/currency.ts";
import { isZero, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { priceBreakUp } from "#domain/shipment/priceBreakUp.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import type { FigureRow, Row } from "./blockTypes.ts";
import { amountInWords } from "../numbers/amountInWords.ts";
import { isReexport } from "./ports.ts";

/** The document's name for the amount before the advance, and whether it prints an advance. */
export type ValueWords = { value: string; withAdvance: boolean };

/**
 * The rows below the goods, whose sum is the subtotal: subtotal − discount = amount before GST; + GST = the value; − advance = balance.
 * Omits rows of 0, and totals that would repeat the row above.
 */
export function figureRows(shipment: Shipment, { charges, totals }: ShipmentFigures, { value, withAdvance }: ValueWords): FigureRow[] {
  const { currency } = shipment;
  const money = (amount: Decimal) => formatMoney(amount, currency);
  const rows: FigureRow[] = [];
  const add = (label: string, amount: Decimal) => rows.push({ label, value: money(amount), strong: false });
  const addStrong = (label: string, amount: Decimal) => rows.push({ label, value: `${currency} ${money(amount)}`, strong: true });

  const hasDiscount = !isZero(charges.discount);
  const hasGst = !isZero(totals.gst);
  if (hasDiscount) {
    add("Subtotal", totals.subtotal);
    add("Less: discount", charges.discount);
  }
  if (hasGst) {
    add(`Amount before ${taxName(shipment)}`, totals.amountBeforeGST);
    add(taxLabel(shipment, charges), totals.gst);
  }
  addStrong(value, totals.invoiceValue);
  if (withAdvance && !isZero(charges.advance)) {
    add("Less: advance received", charges.advance);
    addStrong("Balance payable", totals.totalAmount);
  }
  return rows;
}

/** The tax with its rate: "IGST 18%". */
export function taxLabel(shipment: Shipment, { gstPercentage }: ShipmentFigures["charges"]): string {
  return `${taxName(shipment)} ${trimZeros(gstPercentage)}%`;
}

/**
 * An export is an inter-state supply, which bears integrated tax (IGST Act, 2017, s. 7 (5); R-479). Foreign goods that leave India are one also on
 * their way back to the country that they came from (R-1341).
 */
export function taxName(shipment: Shipment): "IGST" | "GST" {
  const [origin, destination] = [shipment.originCountry, shipment.destinationCountry].map((country) => country.trim().toLowerCase());
  const isReturned = destination !== "india" && isReexport(shipment);
  return destination !== "" && (origin !== destination || isReturned) ? "IGST" : "GST";
}

/** The value in words; with an advance, also the balance on a second line. */
export function wordRows(currency: string, { charges, totals }: ShipmentFigures, { value, withAdvance }: ValueWords): Row[] {
  const rows = [{ label: `${value} in words`, value: amountInWords(totals.invoiceValue, currency) }];
  if (withAdvance && !isZero(charges.advance)) {
    rows.push({ label: "Balance payable in words", value: amountInWords(totals.totalAmount, currency) });
  }
  return rows;
}

/** The price break-up of a document that asks for it, and a warning if the document omits it. */
export function breakUp(
  { currency, termsOfShipment }: Shipment,
  { charges, totals }: ShipmentFigures,
): { breakup: Row[]; warnings: ShipmentWarning[] } {
  const { rows, omitted } = priceBreakUp({ ...charges, amountBeforeGST: totals.amountBeforeGST, currency, termsOfShipment });
  return {
    breakup: rows.map(({ label, amount }) => ({ label, value: `${currency} ${formatMoney(amount, currency)}` })),
    warnings: omitted === null ? [] : [{ message: omitted, code: "BREAK_UP_OMITTED", field: ["charges", "fob"] }],
  };
}

/** The memo "Commission payable to {broker} (not deducted)", apart from the break-up; null if the commission is 0. */
export function commissionRow({ currency, broker }: Shipment, { charges }: ShipmentFigures): Row | null {
  if (isZero(charges.commission)) return null;
  const label = `${["Commission payable to", broker.name.trim()].filter(Boolean).join(" ")} (not deducted)`;
  return { label, value: `${currency} ${formatMoney(charges.commission, currency)}` };
}
