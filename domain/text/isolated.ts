/** A letter of Hebrew, Arabic or another script that runs from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name or another entered text for a sentence. One with letters from right to left is between Unicode's isolates, so that it keeps its own
 * order and moves no number or word next to it (R-1273); any other is as it is.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
