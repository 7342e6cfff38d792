import { folded } from "./folded.ts";
import { plainLetters } from "./plainLetters.ts";

/** The words of a search, at most eight; a match has all of them, in any order. */
export function searchWords(find: string): string[] {
  return plainLetters(folded(find)).split(" ").filter(Boolean).slice(0, 8);
}

/** Whether each word occurs in one of the texts, ignoring case and accents (R-1403). */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const plain = texts.map(plainLetters);
  return words.every((word) => plain.some((text) => text.includes(word)));
}

/** A cell, or what is searched in cells: any space counts as a plain one. */
export function asSearched(text: string): string {
  return plainLetters(text.replace(/\s/g, " "));
}
