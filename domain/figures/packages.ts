import { Big } from "big.js";
import { formatQuantity } from "./currency.ts";
import { isZero, sum, type Decimal } from "./decimal.ts";

/** Printed instead of a package count if goods have no net weight per package. */
export const inBulk = "In bulk";

/**
 * A package type in the plural: S, or ES after SS, X, CH and SH: "BAG" → "BAGS", "BOX" → "BOXES". One that is entered in the plural, or ends
 * with no letter, stays.
 */
export function pluralOf(type: string): string {
  if (!/[a-z]$/i.test(type) || /[^s]s$/i.test(type)) return type;
  const ending = /(s|x|ch|sh)$/i.test(type) ? "ES" : "S";
  return type + (type === type.toUpperCase() ? ending : ending.toLowerCase());
}

/** A package count as it is printed: a started package counts as a whole one, "2.5" → "3". */
export function wholePackages(count: Decimal): Decimal {
  return new Big(count).round(0, Big.roundUp).toFixed();
}

/** The whole packages of several lines, a started one of each line counted as a whole one, so that a printed column adds up. */
export function sumOfPackages(counts: readonly Decimal[]): Decimal {
  return sum(counts.map(wholePackages));
}

/** Number and kind of packages for people: ("3000", "BAG") → "3,000 BAGS", ("1", "BAG") → "1 BAG". */
export function formatPackages(count: Decimal, type: string): string {
  const whole = wholePackages(count);
  return `${formatQuantity(whole)} ${whole === "1" ? type : pluralOf(type)}`.trim();
}

/**
 * The packages of all lines as documents print their sum: each line's are whole, so that the column adds up, and goods in bulk have none:
 * "160 BAGS", "160 BAGS + In bulk".
 */
export function formatAllPackages(lines: readonly { packages: Decimal; netWeight: Decimal }[], type: string): string {
  const packed = lines.filter(({ packages, netWeight }) => !isZero(packages) || isZero(netWeight));
  const count = sumOfPackages(packed.map(({ packages }) => packages));
  return [...(packed.length > 0 ? [formatPackages(count, type)] : []), ...(packed.length < lines.length ? [inBulk] : [])].join(" + ");
}
