const cell = /^<<\n {2}\/Type \/StructElem\n {2}\/S \/T[HD]\n/;
const row = /^<<\n {2}\/Type \/StructElem\n {2}\/S \/TR\n/;
const isEmpty = /\n {2}\/K \[\]/;
/** A header cell's id, such as (U1x0y0): the first table, column 0, row 0. A cell names the headers of its columns. */
const columnId = /\((U\d{1,6}x\d{1,4})y\d{1,6}\)/g;

/**
 * Removes columns without any text from the structure of a PDF's tables, in place: such a column only keeps rows on one page, and a screen
 * reader would announce it. Cells name their column by the ids of its headers.
 */
export function dropEmptyColumns(texts: Map<number, string>): void {
  const cells = [...texts].filter(([, text]) => cell.test(text)).map(([number, text]) => ({ number, text, columns: columnsOf(text) }));
  const filled = new Set(cells.filter(({ text }) => !isEmpty.test(text)).flatMap(({ columns }) => columns));
  const dropped = new Set(
    cells.filter(({ columns }) => columns.length > 0 && columns.every((column) => !filled.has(column))).map(({ number }) => number),
  );
  if (dropped.size === 0) return;
  const isKept = (number: string) => !dropped.has(Number(number));
  for (const number of dropped) texts.delete(number);
  for (const [number, text] of texts) {
    if (row.test(text))
      texts.set(
        number,
        text.replaceAll(/ ?\b(\d{1,9}) 0 R/g, (reference, of: string) => (isKept(of) ? reference : "")),
      );
    if (text.includes("/Type /StructTreeRoot")) {
      texts.set(
        number,
        text.replaceAll(/\(U\d{1,6}x\d{1,4}y\d{1,6}\) (\d{1,9}) 0 R ?/g, (entry, of: string) => (isKept(of) ? entry : "")),
      );
    }
  }
}

function columnsOf(text: string): string[] {
  return [...new Set([...text.matchAll(columnId)].map(([, column = ""]) => column))];
}
