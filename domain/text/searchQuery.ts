import { wordsOf } from "./words.ts";

/** A search: what a text must have, and what it must not. An empty search has no terms. */
export type SearchQuery = { terms: SearchTerm[]; excluded: SearchTerm[] };

/** Words that follow each other; `isPrefix`: the last one may go on. */
export type SearchTerm = { words: string[]; isPrefix: boolean };

/** The longest search, in characters. */
export const maxSearchLength = 100;

/** More terms than people type; further ones are ignored. */
const maxTerms = 8;

/** A shorter beginning would match almost everything. */
const minPrefixLength = 2;

/** "a phrase", -"a phrase", -word or word. A quote that nothing closes is text. */
const part = /(?<minus>(?<!\S)-)?(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/**
 * Reads a search: all its words, in any order; what stands together, such as TV/EXP/042, or between quotation marks follows each
 * other; a word after "-" must not occur; the last word may be the beginning of one. There is no other operator: everything else is text.
 */
export function parseSearch(text: string): SearchQuery {
  const query: SearchQuery = { terms: [], excluded: [] };
  const tidy = text.slice(0, maxSearchLength);
  const parts = [...joinContainerNumbers(tidy).matchAll(part)];
  for (const [index, { groups = {} }] of parts.entries()) {
    const { minus, phrase, word } = groups;
    const words = [...wordsOf(phrase ?? word ?? "")].map((found) => found.word);
    const last = words.at(-1);
    if (last === undefined || query.terms.length + query.excluded.length === maxTerms) continue;
    const isPrefix = phrase === undefined && minus === undefined && index === parts.length - 1 && last.length >= minPrefixLength;
    (minus === undefined ? query.terms : query.excluded).push({ words, isPrefix });
  }
  return query;
}

/** A container number typed with spaces is one term, so that its parts are found side by side. */
function joinContainerNumbers(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}-])([A-Za-z]{3}[JUZjuz]) (\d{6}) ?-?(\d)(?![\p{L}\p{N}])/gu, "$1$2$3");
}

/** Whether the search asks for nothing, so that it finds everything. */
export function isEmptySearch({ terms, excluded }: SearchQuery): boolean {
  return terms.length === 0 && excluded.length === 0;
}
