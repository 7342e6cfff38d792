import { roundHalfUp, sum, trimZeros, type Decimal } from "./decimal.ts";

const noMinorUnit = new Set([
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "ISK",
  "JPY",
  "KMF",
  "KRW",
  "PYG",
  "RWF",
  "UGX",
  "UYI",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
]);
const thousandMinorUnits = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]);
const fourDecimals = new Set(["CLF", "UYW"]);

/** Decimals of a currency by ISO 4217: JPY 0, KWD 3, CLF 4, most and unknown ones 2. */
export function minorDigits(currency: string): number {
  if (noMinorUnit.has(currency)) return 0;
  if (fourDecimals.has(currency)) return 4;
  return thousandMinorUnits.has(currency) ? 3 : 2;
}

/** An amount rounded half-up to the minor unit, with all its decimals: ("68257.728", "USD") → "68257.73". */
export function toMoney(amount: Decimal, currency: string): Decimal {
  return roundHalfUp(amount, minorDigits(currency));
}

/** An amount for people: Western grouping, lakh and crore grouping for INR: ("8250000", "INR") → "82,50,000.00". */
export function formatMoney(amount: Decimal, currency: string): string {
  return group(toMoney(amount, currency), currency === "INR");
}

/** The decimals that documents print: figures with more are refused at entry, because a printed line would not multiply. */
export const printedDecimals = { quantity: 3, rate: 4, weight: 3 } as const;

/** A weight rounded half-up to the decimals that documents print, without trailing zeros: "27.51825" → "27.518". */
export function toWeight(weight: Decimal): Decimal {
  return trimZeros(roundHalfUp(weight, printedDecimals.weight));
}

/** The weight of several lines, each as it is printed, so that a printed column adds up. */
export function sumOfWeights(weights: readonly Decimal[]): Decimal {
  return sum(weights.map(toWeight));
}

/** A weight for people: two decimals, a third if needed, Western grouping: "75000" → "75,000.00", "0.125" → "0.125". */
export function formatWeight(weight: Decimal): string {
  const exact = roundHalfUp(weight, printedDecimals.weight);
  return group(exact.endsWith("0") ? exact.slice(0, -1) : exact, false);
}

/** A quantity in order units: up to three decimals, Western grouping: "19958.4" → "19,958.4". */
export function formatQuantity(quantity: Decimal): string {
  const text = roundHalfUp(quantity, printedDecimals.quantity).replace(/\.?0{1,9}$/, "");
  return group(text, false);
}

/** A rate with as many decimals as entered, at least 2 and at most 4: "1142.5" → "1,142.50", "3.4275" → "3.4275". */
export function formatRate(rate: Decimal, currency: string): string {
  const [, decimals = ""] = roundHalfUp(rate, printedDecimals.rate)
    .replace(/0{1,9}$/, "")
    .split(".");
  return group(roundHalfUp(rate, Math.max(2, decimals.length)), currency === "INR");
}

/** A plain figure with its thousands grouped, or its lakhs and crores. */
export function group(text: string, inLakhs: boolean): string {
  const [whole = "", decimals] = text.split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const digits = whole.slice(sign.length);
  const groups = [digits.slice(-3)];
  const next = inLakhs ? 2 : 3;
  for (let end = digits.length - 3; end > 0; end -= next) groups.unshift(digits.slice(Math.max(0, end - next), end));
  const grouped = sign + groups.join(",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
