/** The longest text that can be looked for, in characters. */
export const maxFindLength = 100;

/** The words of what is looked for, at most eight; a match has each of them, in whatever order. */
export function searchWords(find: string): string[] {
  return find.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Whether each of the words stands in one of the texts, in capital letters or small ones. */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const lowered = texts.map((text) => text.toLowerCase());
  return words.every((word) => lowered.some((text) => text.includes(word)));
}
