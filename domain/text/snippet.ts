import type { SearchQuery, SearchTerm } from "./searchQuery.ts";
import { wordsOf, type Word } from "./words.ts";

/** A piece of a text; `isHit`: the search found it. */
export type SnippetPiece = { text: string; isHit: boolean };

/** Where a search hits a text: the page, from 1, the words around the first hit, and whether the page has all terms. */
export type Hit = { page: number; snippet: SnippetPiece[]; hasAll: boolean };

/** Characters of a snippet before its first hit, and after it. */
const before = 60;
const after = 120;

/**
 * The first page that has all terms of a search, else the first that has one; null without any. Pages are divided by form feeds. Takes about
 * 100 ms for a million characters: callers bound the text.
 */
export function findHit(text: string, { terms }: SearchQuery): Hit | null {
  let first: Hit | null = null;
  for (const [index, page] of text.split("\f").entries()) {
    const words = [...wordsOf(page)];
    const places = terms.map((term) => placesOf(words, term));
    const found = places.flat().toSorted((one, other) => one.start - other.start);
    if (found.length === 0) continue;
    if (first !== null && places.some((hits) => hits.length === 0)) continue;
    const hit = { page: index + 1, snippet: snippetOf(page, found), hasAll: places.every((hits) => hits.length > 0) };
    if (hit.hasAll) return hit;
    first = hit;
  }
  return first;
}

type Place = { start: number; end: number };

function placesOf(words: Word[], { words: wanted, isPrefix }: SearchTerm): Place[] {
  const last = wanted.length - 1;
  return words.flatMap((word, at) => {
    const isHere = wanted.every((text, offset) => {
      const found = words[at + offset]?.word;
      return isPrefix && offset === last ? found?.startsWith(text) === true : found === text;
    });
    return isHere ? [{ start: word.start, end: words[at + last]?.end ?? word.end }] : [];
  });
}

function snippetOf(page: string, found: Place[]): SnippetPiece[] {
  const [first] = found;
  if (!first) return [];
  const start = wordEdge(page, Math.max(0, first.start - before), 1);
  const end = Math.max(first.end, wordEdge(page, Math.min(page.length, first.end + after), -1));
  const pieces = piecesOf(page, found, { start: Math.min(start, first.start), end });
  const spaced = pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, " ") }));
  return [...(start > 0 ? [{ text: "… ", isHit: false }] : []), ...spaced, ...(end < page.length ? [{ text: " …", isHit: false }] : [])];
}

/** The nearest place between words in a direction, at most 20 characters away, so that no character is cut in two. */
function wordEdge(text: string, at: number, direction: 1 | -1): number {
  for (let place = at; Math.abs(place - at) <= 20 && place > 0 && place < text.length; place += direction) {
    if (/\s/.test(text[place] ?? "")) return place;
  }
  return at > 0 && /[\uDC00-\uDFFF]/.test(text[at] ?? "") ? at - 1 : at;
}

function piecesOf(text: string, found: Place[], range: Place): SnippetPiece[] {
  const pieces: SnippetPiece[] = [];
  let at = range.start;
  for (const { start, end } of found) {
    if (start < at || end > range.end) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < range.end) pieces.push({ text: text.slice(at, range.end), isHit: false });
  return pieces;
}
