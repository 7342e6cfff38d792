import { maxDigits, parseAnyDecimal, times } from "#domain/figures/decimal.ts";

/** What of a workbook's XML the library does not tell: hidden sheets, how figures are seen, errors and formulas without a result. */

/** The first sheet that is not hidden, or else the first: its number from 1 and relationship; and how many there are. */
export function firstShown(workbook: string): { number: number; id: string; count: number } {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].map(([, attributes = ""]) => attributes);
  const shown = sheets.findIndex((attributes) => !/\bstate="(?:hidden|veryHidden)"/.test(attributes));
  const index = Math.max(0, shown);
  return { number: index + 1, id: /\bid="([^"]*)"/.exec(sheets[index] ?? "")?.[1] ?? "", count: sheets.length };
}

/** The name of a sheet's part in the archive; "" if there is none. */
export function sheetPath(relationships: string, id: string): string {
  const relationship = [...relationships.matchAll(/<(?:\w+:)?Relationship\s([^<>]*)>/g)].find(([, of = ""]) => attribute(of, "Id") === id);
  const target = attribute(relationship?.[1] ?? "", "Target");
  if (target === "") return "";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** How a figure is seen: as a percentage, or with leading zeros up to so many digits. */
type Seen = "percentage" | number;

/** The styles, by their numbers in cells, that show another text than a figure's plain one. */
export function seenStyles(styles: string): ReadonlyMap<string, Seen> {
  const formats = new Map<string, Seen>([
    ["9", "percentage"],
    ["10", "percentage"],
  ]);
  for (const [, of = ""] of styles.matchAll(/<(?:\w+:)?numFmt\s([^<>]*)>/g)) {
    const format = attribute(of, "formatCode");
    if (withoutTexts(format).includes("%")) formats.set(attribute(of, "numFmtId"), "percentage");
    // A number has no more digits.
    else if (/^0{2,15}$/.test(format)) formats.set(attribute(of, "numFmtId"), format.length);
  }
  const listed = /<(?:\w+:)?cellXfs[\s>][^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? "";
  const used = [...listed.matchAll(/<(?:\w+:)?xf\s([^<>]*)>/g)].map(([, of = ""]) => attribute(of, "numFmtId"));
  const seen = used.map((format, index) => [String(index), formats.get(format)] as const);
  return new Map(seen.flatMap(([style, as]) => (as === undefined ? [] : [[style, as]])));
}

/** A sheet whose figures of these styles are the texts that a person sees, exactly: 18% for 0.18, 0711 for 711 (R-1176, R-1285). */
export function spellAsSeen(sheet: string, styles: ReadonlyMap<string, Seen>): string {
  return sheet.replaceAll(numbers, (cell, prefix: string, attributes: string, value: string) => {
    const seen = styles.get(attribute(attributes, "s"));
    const isFigure = seen !== undefined && value !== "" && ["", "n"].includes(attribute(attributes, "t"));
    const number = isFigure ? parseAnyDecimal(asShown(Number(value))) : null;
    if (number === null || (seen !== "percentage" && !/^\d+$/.test(number))) return cell;
    const text = typeof seen === "number" ? number.padStart(seen, "0") : `${times(number, "100")}%`;
    return `<${prefix}c ${attributes.replace(/\bt="n"/, "")} t="str"><${prefix}v>${text}</${prefix}v>`;
  });
}

/**
 * A workbook's figure with the 15 digits that spreadsheet programs compute with: the stored result of 0.1 + 0.2 is 0.30000000000000004, and
 * shown as 0.3.
 */
export function asShown(figure: number): number {
  return Number(figure.toPrecision(maxDigits));
}

/** Formulas without a stored result. */
export function countOpenFormulas(sheet: string): number {
  return [...sheet.matchAll(openFormulas)].length;
}

/** Cells that hold an error such as #N/A. */
export function countErrors(sheet: string): number {
  return [...sheet.matchAll(/<(?:\w+:)?c\s[^<>]*\bt="e"/g)].length;
}

/** The end of a formula and of its cell, with nothing between them but an empty value. */
const openFormulas = /(?:<\/(?:\w+:)?f>|<(?:\w+:)?f\b[^<>]*\/>)\s*(?:<(?:\w+:)?v(?:\s*\/>|><\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g;

/** A cell of a number, up to the end of its value. */
const numbers = /<((?:\w+:)?)c\s([^<>]*[^<>/])>(?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>/g;

/** The value of an attribute; an empty text without that attribute. */
export function attribute(attributes: string, name: string): string {
  const pieces = attributes.split('"');
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && piece.trim() === `${name}=`);
  return at < 0 ? "" : (pieces[at + 1] ?? "");
}

/** A number format without the texts that it shows as they are. */
function withoutTexts(format: string): string {
  return format.replaceAll(/&quot;.*?&quot;|\\./g, "");
}
