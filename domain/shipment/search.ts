import { folded } from "../text/folded.ts";

/** The longest search text, in characters. */
export const maxFindLength = 100;

/** The words of a search, at most eight; a match has all of them, in any order. */
export function searchWords(find: string): string[] {
  return folded(find).split(" ").filter(Boolean).slice(0, 8);
}

/** Whether each word occurs in one of the texts, ignoring case. */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const lowered = texts.map((text) => text.toLowerCase());
  return words.every((word) => lowered.some((text) => text.includes(word)));
}
