/**
 * Reads tab-separated text as spreadsheet programs put it on the clipboard: a cell that holds a tab, a line break or starts
 * with a quote is quoted, quotes in it are doubled. A line break at the end is no row of its own. A quote inside a cell, or
 * one that is never closed, is just a quote.
 */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = source[at] === '"' ? quotedCell(source, at) : plainCell(source, at);
    rows.at(-1)?.push(cell);
    if (end >= source.length) return rows;
    if (source[end] === "\n") rows.push([]);
    at = end + 1;
  }
}

type Read = { cell: string; end: number };

function plainCell(source: string, start: number): Read {
  const end = endOfCell(source, start);
  return { cell: source.slice(start, end), end };
}

function quotedCell(source: string, start: number): Read {
  let at = start + 1;
  let cell = "";
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote < 0) return plainCell(source, start);
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      const isClosed = quote + 1 === source.length || source[quote + 1] === "\t" || source[quote + 1] === "\n";
      return isClosed ? { cell, end: quote + 1 } : plainCell(source, start);
    }
    cell += '"';
    at = quote + 2;
  }
}

function endOfCell(source: string, start: number): number {
  let end = start;
  while (end < source.length && source[end] !== "\t" && source[end] !== "\n") end += 1;
  return end;
}

/** Writes cells as tab-separated text that spreadsheet programs read back the same. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join("\t")).join("\n");
}

function cellText(cell: string): string {
  return /^"|[\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
