/** Below the first combining mark there is nothing to compose: most texts are that plain. */
const plain = /^[^\u0300-\u{10ffff}]*$/u;
/** More marks on a letter than any script has; putting the marks of a long run in order takes quadratic time. */
const manyMarks = /\p{M}{11}/u;

/**
 * A text whose letters with marks are single characters where there are such: "é" typed on a keyboard, and "é" of two characters from a Mac's
 * file name or a PDF, are then one text (R-1194).
 */
export function composed(text: string): string {
  return plain.test(text) || manyMarks.test(text) ? text : text.normalize("NFC");
}
