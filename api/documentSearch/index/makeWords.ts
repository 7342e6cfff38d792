import { wordsOf } from "#domain/text/words.ts";

/**
 * What a document is found by besides its text: texts that every partner of its shipment sees (ADR-0147), and those that the office alone sees
 * or only some roles.
 */
export type DocumentHead = { shared: string[]; own: string[] };

/**
 * The words of a document: of both parts of its head, of its text in order, and further ones of the text without order. "" is a gap that no
 * phrase may cross. `bytes`: what they take in an index, at most 750,000.
 */
export type DocumentWords = DocumentHead & { body: string[]; rest: string[]; bytes: number };

/**
 * Limits that keep both engines alike (ADR-0098): PostgreSQL keeps 16,383 places and 256 places of a word, and a megabyte of words. Later
 * words of a long text are found, but not as a phrase.
 */
const limits = { places: 16_000, placesOfWord: 200, rest: 20_000, bytes: 700_000 };

/** What a word takes in PostgreSQL besides its letters: the owner's code, its places and their alignment. */
const overhead = 20;

/** What a further place of a word takes. */
const placeBytes = 3;

/** The words of a head and of the pages of a text. */
export function makeWords(head: DocumentHead, pages: string[]): DocumentWords {
  let bytes = 0;
  let places = 0;
  const words: DocumentWords = { shared: [], own: [], body: [], rest: [], bytes: 0 };

  for (const [into, texts] of [
    [words.shared, head.shared],
    [words.own, head.own],
    [words.body, pages],
  ] as const) {
    // Each part's words have their own spelling in an index.
    const counts = new Map<string, number>();
    /** Whether there is room for one more occurrence of a word. */
    const count = (word: string, most: number): boolean => {
      const known = counts.get(word) ?? 0;
      if (known >= most) return false;
      if (known === 0) {
        const size = Buffer.byteLength(word) + overhead;
        if (bytes + size > limits.bytes) return false;
        bytes += size;
      }
      counts.set(word, known + 1);
      return true;
    };
    for (const text of texts) {
      for (const { word } of wordsOf(text)) {
        if (places < limits.places) {
          into.push(count(word, limits.placesOfWord) ? word : "");
          places += 1;
          // Partners search the rest too, so it has words of the text alone.
        } else if (into === words.body && words.rest.length < limits.rest && count(word, 1)) words.rest.push(word);
      }
      // A phrase neither crosses two names nor two pages.
      into.push("");
      places += 1;
    }
  }
  return { ...words, bytes: bytes + places * placeBytes };
}
