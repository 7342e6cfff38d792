/** The delimiters between cells: spreadsheets copy with tabs; files have tabs, commas or semicolons, or name another one. */
export type Delimiter = "\t" | "," | ";" | "|";

/** A first line by which a file tells Excel its delimiter. */
const namedDelimiter = /^\uFEFF?"?sep=([\t,;|])"?(?:\r\n|\r|\n)/i;

/** The cells of a file or paste by line, with the delimiter that its first line names, which is no line of cells (R-1175), or else the guessed one. */
export function readDelimited(text: string): string[][] {
  const [line = "", delimiter] = namedDelimiter.exec(text) ?? [];
  const named = (["\t", ",", ";", "|"] as const).find((sign) => sign === delimiter);
  return parseDelimited(text.slice(line.length), named ?? guessDelimiter(text.slice(0, 100_000)));
}

/** The delimiter of a text: the most frequent of the three outside quotes in its first line; a comma if it has none. */
export function guessDelimiter(text: string): Delimiter {
  const [line = ""] = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\r|\n/, 1);
  const count = (delimiter: Delimiter) => line.split(delimiter).length;
  return (["\t", ";"] as const).find((delimiter) => count(delimiter) > 1 && count(delimiter) >= count(",")) ?? ",";
}

/**
 * The cells of delimited text by line. A cell in quotes may hold delimiters, line breaks and doubled quotes; a quote that
 * is never closed is text. A final line break begins no line, a byte order mark is skipped.
 */
export function parseDelimited(text: string, delimiter: Delimiter): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < source.length;) {
    const { cell, end } = readCell(source, at, delimiter);
    row.push(cell);
    if (source[end] === delimiter) {
      at = end + 1;
      // A line, and so the text, may end with an empty cell.
      if (at === source.length) row.push("");
    } else {
      rows.push(row);
      row = [];
      at = end + (source.startsWith("\r\n", end) ? 2 : 1);
    }
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** Cells as delimited text, each line ended by CR LF. Cells that need it are quoted. */
export function writeDelimited(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  return rows.map((row) => `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`).join("");
}

function readCell(source: string, start: number, delimiter: Delimiter): { cell: string; end: number } {
  if (source[start] === '"') {
    const close = closingQuote(source, start);
    const next = source[close + 1];
    if (close > 0 && (next === undefined || next === delimiter || next === "\r" || next === "\n"))
      return { cell: source.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
  }
  let end = start;
  while (end < source.length && source[end] !== delimiter && source[end] !== "\r" && source[end] !== "\n") end += 1;
  return { cell: source.slice(start, end), end };
}

/** Index of the quote that closes the cell opened at `start`; 0 if there is none. */
function closingQuote(source: string, start: number): number {
  for (let at = source.indexOf('"', start + 1); at > 0; at = source.indexOf('"', at + 2)) if (source[at + 1] !== '"') return at;
  return 0;
}

function quoted(cell: string, delimiter: Delimiter): string {
  const isPlain = !cell.includes(delimiter) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
