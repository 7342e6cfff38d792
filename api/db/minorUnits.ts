import { minorDigits, toMoney } from "#domain/figures/currency.ts";
import type { Decimal } from "#domain/figures/decimal.ts";

/**
 * An amount in whole minor units of its currency, so that both engines sort and add it exactly. ("82500.5", "USD") → 8250050. Returns null
 * when the amount is too large to be exact (above about 90 trillion USD).
 */
export function toMinorUnits(amount: Decimal, currency: string): number | null {
  const units = Number(toMoney(amount, currency).replace(".", ""));
  return Number.isSafeInteger(units) ? units : null;
}

/** A stored amount, or a sum of amounts, as exact decimal text: (8250050, "USD") → "82500.50", (500, "JPY") → "500". */
export function fromMinorUnits(units: number | bigint, currency: string): Decimal {
  const digits = minorDigits(currency);
  if (digits === 0) return String(units);
  const text = String(units)
    .replace("-", "")
    .padStart(digits + 1, "0");
  return `${units < 0 ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
