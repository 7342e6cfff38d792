import { maxDigits, parseAnyDecimal, times } from "#domain/figures/decimal.ts";

/** What of a workbook's XML the library does not tell: hidden sheets, percentages, errors and formulas without a result. */

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

/** The styles, by their numbers in cells, that show a figure as a percentage. */
export function percentStyles(styles: string): ReadonlySet<string> {
  const formats = new Set(["9", "10"]);
  for (const [, of = ""] of styles.matchAll(/<(?:\w+:)?numFmt\s([^<>]*)>/g))
    if (withoutTexts(attribute(of, "formatCode")).includes("%")) formats.add(attribute(of, "numFmtId"));
  const listed = /<(?:\w+:)?cellXfs[\s>][^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? "";
  const used = [...listed.matchAll(/<(?:\w+:)?xf\s([^<>]*)>/g)].map(([, of = ""]) => attribute(of, "numFmtId"));
  return new Set(used.flatMap((format, index) => (formats.has(format) ? [String(index)] : [])));
}

/** A sheet whose percentages are the texts that a person sees, 18% for 0.18, exactly (R-1176). */
export function spellPercentages(sheet: string, styles: ReadonlySet<string>): string {
  return sheet.replaceAll(numbers, (cell, prefix: string, attributes: string, value: string) => {
    const isPercentage = styles.has(attribute(attributes, "s")) && ["", "n"].includes(attribute(attributes, "t"));
    const number = isPercentage && value !== "" ? parseAnyDecimal(asShown(Number(value))) : null;
    if (number === null) return cell;
    return `<${prefix}c ${attributes.replace(/\bt="n"/, "")} t="str"><${prefix}v>${times(number, "100")}%</${prefix}v>`;
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

/** The value of an attribute, "" if there is none. */
export function attribute(attributes: string, name: string): string {
  const pieces = attributes.split('"');
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && piece.trim() === `${name}=`);
  return at < 0 ? "" : (pieces[at + 1] ?? "");
}

/** A number format without the texts that it shows as they are. */
function withoutTexts(format: string): string {
  return format.replaceAll(/&quot;.*?&quot;|\\./g, "");
}
