import { readFileSync } from "node:fs";
import { baseFamilies, fontFiles } from "./fonts.ts";

/** The advance widths of the printable ASCII letters in the font of Latin letters, in em, by code point. */
export type LetterWidths = readonly number[];

const known = new Map<"regular" | "bold", LetterWidths>();

/** The widths of a weight, read from the font's file on first use; every width is 0 if the font is not installed. */
export function letterWidths(weight: "regular" | "bold"): LetterWidths {
  const kept = known.get(weight);
  if (kept) return kept;
  const files = baseFamilies[0] && fontFiles(baseFamilies[0]);
  const widths = files ? readWidths(readFileSync(files[weight])) : Array.from({ length: 127 }, () => 0);
  known.set(weight, widths);
  return widths;
}

/** Reads an OpenType font's tables `head`, `hhea`, `hmtx` and `cmap` (format 4). */
function readWidths(font: Buffer): LetterWidths {
  const tables = new Map<string, number>();
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    tables.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  const at = (name: string) => tables.get(name) ?? 0;
  const unitsPerEm = font.readUInt16BE(at("head") + 18);
  const count = font.readUInt16BE(at("hhea") + 34);
  const glyphOf = glyphsOf(font, at("cmap"));
  return Array.from({ length: 127 }, (_, code) =>
    code < 32 ? 0 : font.readUInt16BE(at("hmtx") + 4 * Math.min(glyphOf(code), count - 1)) / unitsPerEm,
  );
}

/** The glyph of a code point, by segments of the basic plane. */
function glyphsOf(font: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8));
  const subtable = subtables.find((each) => font.readUInt16BE(each) === 4) ?? 0;
  const size = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  return (code) => {
    for (let segment = 0; segment < size; segment += 2) {
      if (code > font.readUInt16BE(ends + segment)) continue;
      const first = font.readUInt16BE(starts + segment);
      const delta = font.readUInt16BE(deltas + segment);
      const offset = font.readUInt16BE(offsets + segment);
      if (code < first) return 0;
      const glyph = offset === 0 ? code : font.readUInt16BE(offsets + segment + offset + (code - first) * 2);
      return (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
