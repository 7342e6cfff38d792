import { visibleText } from "#domain/text/words.ts";
import type { ReadState } from "#domain/documents/documentSearch.ts";
import { documentSearchMessages } from "#domain/documents/documentSearch.ts";

/** What was read: pages divided by form feeds, and how far it went. */
export type ReadText = { state: ReadState; problem: string; pages: number | null; text: string };

/** Beyond these a text is kept in part. */
const maxPages = 300;
const maxCharacters = 2_000_000;

/** A scan may carry a few letters, such as a scanner's mark. */
const minLettersPerPage = 20;

/**
 * Reads a PDF's text (ADR-0099). Never throws for a faulty file, which is FAILED. A crafted file may take any time and memory, so only
 * processes that can be killed call this.
 */
export async function readText(bytes: Uint8Array): Promise<ReadText> {
  const { getDocumentProxy } = await import("unpdf");
  let text = "";
  let letters = 0;
  try {
    const document = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false });
    const { numPages } = document;
    const known = Math.min(numPages, maxPages);
    for (let number = 1; number <= known && text.length < maxCharacters; number += 1) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      let words = "";
      for (const item of content.items) {
        if (!("str" in item)) continue;
        words += item.hasEOL ? `${item.str}\n` : item.str;
        if (words.length > maxCharacters) break;
      }
      page.cleanup();
      const cleaned = visibleText(words).replaceAll("\f", " ");
      letters += cleaned.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      text += number === 1 ? cleaned : `\f${cleaned}`;
    }
    await document.loadingTask.destroy();
    const isCut = numPages > known || text.length > maxCharacters;
    if (letters < minLettersPerPage * known) return { state: "SCAN", problem: "", pages: numPages, text: text.slice(0, maxCharacters) };
    return { state: isCut ? "TOO_LONG" : "DONE", problem: "", pages: numPages, text: text.slice(0, maxCharacters) };
  } catch (error) {
    return { state: "FAILED", problem: problemOf(error), pages: null, text: "" };
  }
}

function problemOf(error: unknown): string {
  return error instanceof Error && error.name === "PasswordException" ? documentSearchMessages.locked : documentSearchMessages.damaged;
}
