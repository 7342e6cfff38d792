import { Big } from "big.js";

/**
 * An exact decimal as plain text without exponent, such as "82500.5" or "-3".
 * Money, weights, quantities and rates are kept and sent as this; binary floats never take part in a sum.
 */
export type Decimal = string;

/** At most 15 significant digits: such a figure also survives a JSON number unchanged. */
export const maxDigits = 15;

const plain = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** A figure in normal form: nothing to trim, so it is returned without arithmetic. */
const trimmed = /^(?:0|-?[1-9]\d*)(?:\.(\d*[1-9]))?$/;

// Division keeps enough places that packages × net weight gives the weight back.
Big.DP = 20;
Big.RM = Big.roundHalfUp;

/** Longer than the plain text of any JavaScript number, so longer text is no computed figure. */
const maxTextLength = 400;

/**
 * Reads an entered figure from a request or a form: a finite number or plain decimal text (no exponent, no grouping) of at most
 * 15 digits. Returns null for everything else, so that the caller decides between refusing (REST, GraphQL) and 0 (the form,
 *
 */
export function parseDecimal(value: unknown): Decimal | null {
  const decimal = parseAnyDecimal(value);
  return decimal !== null && hasFewDigits(decimal) ? decimal : null;
}

/**
 * Reads a computed figure, such as a total that a caller claims: as `parseDecimal`, of any number of digits, since binary
 * arithmetic gives 440.00000000000006. Returns null for what is no finite number.
 */
export function parseAnyDecimal(value: unknown): Decimal | null {
  const text = typeof value === "number" && Number.isFinite(value) ? plainNumber(value) : value;
  if (typeof text !== "string" || text.length > maxTextLength || !plain.test(text.trim())) return null;
  return new Big(text.trim().replace(/^\+/, "")).toFixed();
}

/** Whether a figure has at most 15 significant digits, and at most 15 before its point. */
function hasFewDigits(value: Decimal): boolean {
  const figure = new Big(value);
  return figure.c.length <= maxDigits && figure.e < maxDigits;
}

/** The refusal of an entered figure, as a phrase that follows its name; null for a figure of at most 15 digits. */
export function figureProblem(value: unknown): string | null {
  if (parseDecimal(value) !== null) return null;
  return parseAnyDecimal(value) === null ? "must be a number" : `must have at most ${maxDigits} digits`;
}

/** How many decimals a figure has: "1.250" → 2. */
export function decimalsOf(value: Decimal): number {
  return trimZeros(value).split(".")[1]?.length ?? 0;
}

/**
 * How many decimals a computed figure keeps: `digits`, or fewer if it would have more than 15 digits otherwise.
 */
export function keptDecimals(value: Decimal, digits: number): number {
  return Math.max(0, Math.min(digits, maxDigits - 1 - new Big(value).e));
}

/** A computed figure rounded half-up to at most `digits` decimals and 15 digits, without trailing zeros. */
export function roundToKeep(value: Decimal, digits: number): Decimal {
  return new Big(value).round(keptDecimals(value, digits), Big.roundHalfUp).toFixed();
}

/**
 * Numeric text of a form field; 0 if it is not a number. A number of
 * more than 15 digits stays; another rule refuses it.
 */
export function decimalOrZero(value: unknown): Decimal {
  return parseAnyDecimal(value) ?? "0";
}

/** Rounds half away from zero to `digits` decimals and keeps them, as documents print: ("2.345", 2) → "2.35". */
export function roundHalfUp(value: Decimal, digits: number): Decimal {
  const usual = trimmed.exec(value);
  const missing = digits - (usual?.[1]?.length ?? 0);
  if (usual && missing >= 0) return `${value}${missing > 0 && !usual[1] ? "." : ""}${"0".repeat(missing)}`;
  const rounded = new Big(value).toFixed(digits, Big.roundHalfUp);
  // Big leaves the sign of what is rounded to zero.
  return rounded.startsWith("-") && !/[1-9]/.test(rounded) ? rounded.slice(1) : rounded;
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

/** The figure without its sign: "-3" → "3". */
export function absolute(value: Decimal): Decimal {
  return new Big(value).abs().toFixed();
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
