import { toMoney } from "#domain/figures/currency.ts";
import { maxDigits, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import type { Figure } from "#domain/shipment/shipment.ts";

/** An amount that may be unknown, rounded to the currency's minor unit with all its decimals. */
export function maybeMoney(amount: Decimal | null, currency: string): Decimal | null {
  return amount === null ? null : toMoney(amount, currency);
}

/** A figure in a REST body: a JSON number where that holds the decimal exactly, else its text (the REST contract). */
export function toBodyFigure(value: Decimal): Figure {
  const text = trimZeros(value);
  const digits = text.replace(/^-?0*\.?0*|\./g, "").length;
  return digits <= maxDigits ? Number(text) : text;
}
