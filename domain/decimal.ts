import { Big } from "big.js";

/**
 * An exact decimal as plain text without exponent, such as "82500.5" or "-3".
 * Money, weights, quantities and rates are kept and sent as this; binary floats never take part in a sum.
 */
export type Decimal = string;

/** At most 15 significant digits: such a figure also survives a JSON number unchanged. */
export const maxDigits = 15;

const plain = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** The usual form of a figure: nothing to trim. What is in it already needs no arithmetic to be written. */
const trimmed = /^(?:0|-?[1-9]\d*)(?:\.(\d*[1-9]))?$/;

// Division keeps enough places that packages × net weight gives the weight back.
Big.DP = 20;
Big.RM = Big.roundHalfUp;

/**
 * Reads a figure from a request or a form: a finite number or plain decimal text (no exponent, no grouping).
 * Answers null for everything else, so that the caller decides between refusing (REST, GraphQL) and 0 (the form, spec section 5).
 */
export function parseDecimal(value: unknown): Decimal | null {
  const text = typeof value === "number" && Number.isFinite(value) ? plainNumber(value) : value;
  if (typeof text !== "string" || !plain.test(text.trim())) return null;
  const figure = new Big(text.trim().replace(/^\+/, ""));
  return figure.c.length > maxDigits || figure.e >= maxDigits ? null : figure.toFixed();
}

/** Numeric text of a form field; 0 where it is not a number (spec section 5: "numeric text is parsed, with 0 on failure"). */
export function decimalOrZero(value: unknown): Decimal {
  return parseDecimal(value) ?? "0";
}

/** Rounds half away from zero to `digits` decimals and keeps them, as documents print: ("2.345", 2) → "2.35". */
export function roundHalfUp(value: Decimal, digits: number): Decimal {
  const usual = trimmed.exec(value);
  const missing = digits - (usual?.[1]?.length ?? 0);
  if (usual && missing >= 0) return `${value}${missing > 0 && !usual[1] ? "." : ""}${"0".repeat(missing)}`;
  return new Big(value).toFixed(digits, Big.roundHalfUp);
}

/** The figure without trailing zeros: "82500.00" → "82500". */
export function trimZeros(value: Decimal): Decimal {
  return trimmed.test(value) ? value : new Big(value).toFixed();
}

/** The exact sum. */
export function sum(values: Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();
}

/** The exact difference `from - what`. */
export function minus(from: Decimal, what: Decimal): Decimal {
  return new Big(from).minus(what).toFixed();
}

/** The exact product. */
export function times(left: Decimal, right: Decimal): Decimal {
  return new Big(left).times(right).toFixed();
}

/** The quotient to 20 places; `by` is not zero. */
export function dividedBy(value: Decimal, by: Decimal): Decimal {
  return new Big(value).div(by).toFixed();
}

/** -1, 0 or 1, as `left` is less than, equal to or more than `right`. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

/** Whether a figure is exactly zero. */
export function isZero(value: Decimal): boolean {
  return new Big(value).eq(0);
}

function plainNumber(value: number): string {
  return new Big(value).toFixed();
}
