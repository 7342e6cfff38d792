import { parseDelimited } from "#domain/stats/delimitedText.ts";
import { parseHtmlTable } from "./htmlTable.ts";

/**
 * The cells of a block from the clipboard. HTML has reliable cell boundaries, plain text has exact white space: where both
 * have the same words, the plain text wins.
 */
export function readBlock(html: string, plain: string): string[][] {
  const cells = parseDelimited(plain.replace(/\r\n?/g, "\n"), "\t");
  const table = parseHtmlTable(html);
  if (table === null) return cells;
  return table.map((row, at) =>
    row.map((text, column) => {
      const exact = cells[at]?.[column];
      return exact !== undefined && wordsOf(exact) === wordsOf(text) ? exact : text;
    }),
  );
}

function wordsOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
