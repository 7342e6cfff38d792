import { withoutMarks } from "../text/unseen.ts";

const form = /^[A-Z]{3}[UJZ]\d{7}$/;

/**
 * A container's number in its normal form for comparing: in capitals, without blanks, hyphens and unseen marks (R-1319):
 * "tvxu 100101-0" → "TVXU1001010".
 */
export function plainContainerNumber(text: string): string {
  return withoutMarks(text).toUpperCase().replaceAll(/[\s-]/g, "");
}

/** The mistake in a normalized container number by ISO 6346, as a phrase that follows it; null if it is right. */
export function containerNumberProblem(number: string): string | null {
  if (!form.test(number)) return "is no container number by ISO 6346: four letters, the last of them U, J or Z, and seven digits";
  const digit = checkDigitOf(number);
  return number.endsWith(String(digit)) ? null : `has a wrong check digit by ISO 6346: it should end with ${digit}`;
}

/** The last digit of a container number, by the ten characters before it. */
function checkDigitOf(number: string): number {
  const total = Array.from(number.slice(0, 10)).reduce((sum, character, place) => sum + valueOf(character) * 2 ** place, 0);
  return (total % 11) % 10;
}

/** Digits are their value; letters count from A = 10 on, leaving out the multiples of 11. */
function valueOf(character: string): number {
  const value = Number.parseInt(character, 36);
  return value < 10 ? value : value + Math.floor((value - 1) / 10);
}
