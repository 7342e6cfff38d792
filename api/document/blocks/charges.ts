import { formatMoney } from "#domain/figures/currency.ts";
import { isZero, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import type { FigureRow, Row } from "./blockTypes.ts";
import { amountInWords } from "../numbers/amountInWords.ts";

/** The document's name for the amount before the advance, and whether it prints an advance. */
export type ValueWords = { value: string; withAdvance: boolean };

/**
 * The rows below the goods, whose sum is the subtotal: subtotal − discount = amount before GST; + GST = the value; − advance = balance.
 * Omits rows of 0, and totals that would repeat the row above.
 */
export function figureRows(currency: string, { charges, totals }: ShipmentFigures, { value, withAdvance }: ValueWords): FigureRow[] {
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
    add("Amount before GST", totals.amountBeforeGST);
    add(`GST ${trimZeros(charges.gstPercentage)}%`, totals.gst);
  }
  addStrong(value, totals.invoiceValue);
  if (withAdvance && !isZero(charges.advance)) {
    add("Less: advance received", charges.advance);
    addStrong("Balance payable", totals.totalAmount);
  }
  return rows;
}

/** The value in words; with an advance, also the balance on a second line. */
export function wordRows(currency: string, { charges, totals }: ShipmentFigures, { value, withAdvance }: ValueWords): Row[] {
  const rows = [{ label: `${value} in words`, value: amountInWords(totals.invoiceValue, currency) }];
  if (withAdvance && !isZero(charges.advance)) {
    rows.push({ label: "Balance payable in words", value: amountInWords(totals.totalAmount, currency) });
  }
  return rows;
}

/** The memo "Price break-up": FOB, freight and their sum; with insurance also the insurance and the CIF value. Empty if all are 0. */
export function breakupRows(currency: string, { charges, totals }: ShipmentFigures): Row[] {
  if (isZero(totals.cifValue)) return [];
  const row = (label: string, amount: Decimal) => ({ label, value: `${currency} ${formatMoney(amount, currency)}` });
  const parts = [
    { label: "FOB value", amount: charges.fob },
    { label: "Freight", amount: charges.freight },
  ];
  const rows = parts.filter(({ amount }) => !isZero(amount)).map(({ label, amount }) => row(label, amount));
  rows.push(row("CNF value", totals.cnfValue));
  if (!isZero(charges.insurance)) rows.push(row("Insurance", charges.insurance), row("CIF value", totals.cifValue));
  return rows;
}

/** The memo "Commission payable to {broker}", which is not deducted; empty if the commission is 0. */
export function commissionRow({ currency, broker }: Shipment, { charges }: ShipmentFigures): Row | null {
  if (isZero(charges.commission)) return null;
  return { label: `Commission payable to ${broker.name.trim()}`, value: `${currency} ${formatMoney(charges.commission, currency)}` };
}
