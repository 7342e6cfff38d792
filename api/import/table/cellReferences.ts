import { attribute } from "./sheetXml.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The begin of a row or of a cell. */
const begins = /<((?:\w+:)?)(row|c)\b([^<>]*)>/g;

/**
 * A sheet whose cells all have their references, A1 and so on, which the library needs and a file may lack: a cell without one stands behind
 * the cell before it, a row below the row before it (R-1283).
 */
export function withReferences(sheet: string): string {
  const [first] = sheet.matchAll(/<(?:\w+:)?c\b([^<>]*)>/g);
  // A program writes all of them or none.
  if (!first || attribute(first[1] ?? "", "r") !== "") return sheet;
  let row = 0;
  let column = 0;
  return sheet.replaceAll(begins, (whole, prefix: string, name: string, attributes: string) => {
    const reference = attribute(attributes, "r");
    if (name === "row") {
      row = reference === "" ? row + 1 : Number(reference);
      column = 0;
      return reference === "" ? `<${prefix}row r="${row}"${attributes}>` : whole;
    }
    column = reference === "" ? column + 1 : columnOf(reference);
    return reference === "" ? `<${prefix}c r="${lettersOf(column)}${row}"${attributes}>` : whole;
  });
}

/** The letters of a column: 1 is A, 26 is Z, 27 is AA. */
function lettersOf(column: number): string {
  const before = column <= 26 ? "" : lettersOf(Math.floor((column - 1) / 26));
  return before + letters.charAt((column - 1) % 26);
}

/** The column of a reference: 27 for AA5. */
export function columnOf(reference: string): number {
  return Array.from(reference.replace(/\d/g, "")).reduce((sum, letter) => sum * 26 + letters.indexOf(letter) + 1, 0);
}
