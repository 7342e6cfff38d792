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

/** How a figure is seen: as a percentage, a time of day, hours, or with leading zeros up to so many digits. */
type Seen = "percentage" | "time" | "hours" | number;

/** The formats of a percentage, a time and hours that every spreadsheet program knows by these numbers. */
const known: readonly (readonly [string, Seen])[] = [
  ...["9", "10"].map((id) => [id, "percentage"] as const),
  ...["18", "19", "20", "21", "45", "47"].map((id) => [id, "time"] as const),
  ["46", "hours"],
];

/** The styles, by their numbers in cells, that show another text than a figure's plain one. */
export function seenStyles(styles: string): ReadonlyMap<string, Seen> {
  const formats = new Map<string | undefined, Seen | null>(known);
  for (const [, of = ""] of styles.matchAll(/<(?:\w+:)?numFmt\s([^<>]*)>/g)) {
    formats.set(attribute(of, "numFmtId"), seenAs(attribute(of, "formatCode")));
  }
  const listed = /<(?:\w+:)?cellXfs[\s>][^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? "";
  const used = [...listed.matchAll(/<(?:\w+:)?xf\s([^<>]*)>/g)].map(([, of = ""]) => attribute(of, "numFmtId"));
  const seen = used.map((format, index) => [String(index), formats.get(format)] as const);
  return new Map(seen.flatMap(([style, as]) => (as === undefined || as === null ? [] : [[style, as]])));
}

function seenAs(code: string): Seen | null {
  // A number has no more digits.
  if (/^0{2,15}$/.test(code)) return code.length;
  const format = withoutTexts(code);
  if (format.includes("%")) return "percentage";
  if (/\[(?:h+|m+|s+)\]/i.test(format)) return "hours";
  // Other brackets hold a colour, a condition or a language. What has a year or a day is a day.
  const letters = format.replaceAll(/\[[^[\]]*\]/g, "");
  return /[hs]/i.test(letters) && !/[yd]/i.test(letters) ? "time" : null;
}

/** A sheet whose figures of these styles are the texts that a person sees, exactly: 18% for 0.18, 0711 for 711, 12:00 for 0.5 (R-1176, R-1285, R-1330). */
export function spellAsSeen(sheet: string, styles: ReadonlyMap<string, Seen>): string {
  return sheet.replaceAll(numbers, (cell, prefix: string, attributes: string, value: string) => {
    const seen = styles.get(attribute(attributes, "s"));
    const isFigure = seen !== undefined && value !== "" && ["", "n"].includes(attribute(attributes, "t"));
    const number = isFigure ? parseAnyDecimal(asShown(Number(value))) : null;
    const text = seen === undefined || number === null ? null : textSeen(number, seen);
    return text === null ? cell : `<${prefix}c ${attributes.replace(/\bt="n"/, "")} t="str"><${prefix}v>${text}</${prefix}v>`;
  });
}

/** The text of a decimal that is seen in this way; null if it is read as every other figure, or as the day that it counts. */
function textSeen(number: string, seen: Seen): string | null {
  if (seen === "percentage") return `${times(number, "100")}%`;
  if (typeof seen === "number") return /^\d+$/.test(number) ? number.padStart(seen, "0") : null;
  const days = Number(number);
  return days >= 0 && (days < 1 || seen === "hours") ? timeOf(days) : null;
}

/** A part of a day, or days, in hours and minutes, and in seconds if there are some: 0.5 is 12:00. */
function timeOf(days: number): string {
  const seconds = Math.round(days * 86_400);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
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
