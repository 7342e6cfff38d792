import { folded } from "./folded.ts";

/** The words of a search, at most eight; a match has all of them, in any order. */
export function searchWords(find: string): string[] {
  return plainI(folded(find)).split(" ").filter(Boolean).slice(0, 8);
}

/** Whether each word occurs in one of the texts, ignoring case (R-1323). */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const lowered = texts.map((text) => plainI(text.toLowerCase()));
  return words.every((word) => lowered.some((text) => text.includes(word)));
}

/** A lower-case text in which the i of Turkish names, with its dot or without, is that of every keyboard. */
function plainI(text: string): string {
  return text.replaceAll(/i\u0307|ı/g, "i");
}
