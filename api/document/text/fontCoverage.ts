import { readFileSync } from "node:fs";
import { baseFamilies, fontFamilies, fontFiles, laterFamilies, type FontFamily } from "./fonts.ts";

/** Whether a code point has a glyph. */
type Coverage = (codePoint: number) => boolean;

const known = new Map<FontFamily, Coverage | null>();

const plain = /^[\n\u0020-\u007e]*$/;
/** Joiners and break points shape a text and need no glyph. */
const unseen = new Set(["\n", "\u200b", "\u200c", "\u200d", "\u2060", "\u00ad"]);

/** The first letter in the data's texts that no family has a glyph for; null if all are printable. */
export function firstMissing(data: unknown, families: FontFamily[] = fontFamilies): string | null {
  if (typeof data === "string") return missingIn(data, families);
  if (typeof data !== "object" || data === null) return null;
  for (const value of Object.values(data)) {
    const letter = firstMissing(value, families);
    if (letter !== null) return letter;
  }
  return null;
}

/** The base families, and those later ones that the data's texts need. */
export function familiesFor(data: unknown): FontFamily[] {
  const families = [...baseFamilies];
  for (;;) {
    const codePoint = firstMissing(data, families)?.codePointAt(0);
    if (codePoint === undefined) return families;
    const group = laterFamilies.find((later) => later.some((family) => coverageOf(family)?.(codePoint)));
    // The check of letters refuses a text that no family has.
    if (!group) return families;
    families.push(...group);
  }
}

function missingIn(text: string, families: FontFamily[]): string | null {
  if (plain.test(text)) return null;
  const isMissing = (letter: string) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return !unseen.has(letter) && !families.some((family) => coverageOf(family)?.(codePoint));
  };
  return [...text].find(isMissing) ?? null;
}

/** A family's coverage, read from its Regular file on first use; null if the family is not installed. */
function coverageOf(family: FontFamily): Coverage | null {
  const kept = known.get(family);
  if (kept !== undefined) return kept;
  const files = fontFiles(family);
  const coverage = files ? readCoverage(readFileSync(files.regular)) : null;
  known.set(family, coverage);
  return coverage;
}

/** Reads an OpenType font's character map (`cmap` table, formats 4 and 12) as ranges of code points. */
function readCoverage(font: Buffer): Coverage {
  const cmap = tableAt(font, "cmap");
  const ranges: [first: number, last: number][] = [];
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) ranges.push(...segments(font, subtable));
    if (format === 12) ranges.push(...groups(font, subtable));
  }
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString("latin1", record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** Format 4: segments of the basic plane; the last, 0xFFFF, is a sentinel. Glyph 0 marks gaps inside segments. */
function segments(font: Buffer, at: number): [number, number][] {
  const size = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + size + 2;
  const offsets = starts + size * 2;
  const ranges: [number, number][] = [];
  for (let index = 0; index < size; index += 2) {
    const [first, last] = [font.readUInt16BE(starts + index), font.readUInt16BE(ends + index)];
    if (first === 0xffff) continue;
    const offset = font.readUInt16BE(offsets + index);
    if (offset === 0) ranges.push([first, last]);
    else ranges.push(...glyphsOf(font, offsets + index + offset, first, last));
  }
  return ranges;
}

function glyphsOf(font: Buffer, glyphs: number, first: number, last: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (let code = first; code <= last; code += 1) {
    if (font.readUInt16BE(glyphs + (code - first) * 2) === 0) continue;
    const open = ranges.at(-1);
    if (open && open[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Format 12: groups over all planes. */
function groups(font: Buffer, at: number): [number, number][] {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}
