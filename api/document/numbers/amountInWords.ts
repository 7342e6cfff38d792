import { ToWords as IndianWords } from "to-words/en-IN";
import { ToWords as WesternWords } from "to-words/en-US";
import { toMoney } from "#domain/figures/currency.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import { pluralOf } from "#domain/figures/packages.ts";
import { currencyName } from "./currencyNames.ts";

const indian = new IndianWords();
const western = new WesternWords();
const crore = 10_000_000n;
const tensAndOnes = /(TWENTY|THIRTY|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY) (ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE)\b/g;

/**
 * An amount in words as banks read it: "US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED AND CENTS FIFTY ONLY"; rupees in lakh and crore. Rounds
 * half-up to the minor unit of ISO 4217. Writes decimals of unknown currencies as a fraction.
 */
export function amountInWords(amount: Decimal, currency: string): string {
  const [whole = "0", fraction = ""] = toMoney(amount, currency).split(".");
  const name = currencyName(currency);
  const major = `${name?.unit.toUpperCase() ?? currency} ${numberInWords(BigInt(whole), currency)}`;
  const minor = BigInt(fraction || "0");
  if (minor === 0n) return `${major} ONLY`;
  const rest = name?.minor
    ? `${name.minor.toUpperCase()} ${numberInWords(minor, currency)}`
    : `${fraction}/1${"0".repeat(fraction.length)}`;
  return `${major} AND ${rest} ONLY`;
}

/** A count of packages in words, as carriers print it: "THREE THOUSAND BAGS". */
export function countInWords(count: Decimal, type: string): string {
  return `${numberInWords(BigInt(count), "")} ${count === "1" ? type : pluralOf(type)}`.toUpperCase().trim();
}

/** A whole number in capital words, with hyphens from twenty-one on. to-words is wrong with fractions, so only whole numbers reach it. */
function numberInWords(whole: bigint, currency: string): string {
  const words = currency === "INR" ? inCrores(whole) : western.convert(whole);
  return words.toUpperCase().replace(tensAndOnes, "$1-$2");
}

/** Above a crore of crores, Indian usage keeps counting in crores; the library would say arab and kharab. */
function inCrores(whole: bigint): string {
  if (whole < crore) return indian.convert(whole);
  const rest = whole % crore;
  return `${inCrores(whole / crore)} Crore${rest === 0n ? "" : ` ${indian.convert(rest)}`}`;
}
