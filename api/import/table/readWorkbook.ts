import { strFromU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { importMessages, maxUnpackedMegabytes } from "#domain/import/import.ts";
import { parseAnyDecimal } from "#domain/figures/decimal.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { UnreadableTable } from "./unreadableTable.ts";

const maxUnpackedBytes = maxUnpackedMegabytes * 1024 * 1024;
const maxParts = 2_000;

/** The rows of a workbook's first sheet, and what the reader should know. Formulas are never run: their stored results are read. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ rows: string[][]; notes: string[] }> {
  const parts = unpack(bytes);
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const formulas = sheets.length === 1 ? countOpenFormulas(strFromU8(parts[sheets[0] ?? ""] ?? new Uint8Array())) : 0;
  // Packed again without compression, so that the library reads no byte that was not counted.
  const checked = Buffer.from(zipSync(parts, { level: 0 }));
  const rows = await readSheet(checked, 1).catch((error: unknown) => {
    throw new UnreadableTable(importMessages.unreadable, { cause: error });
  });
  const notes = [
    ...(formulas > 0 ? [importMessages.formulas(formulas)] : []),
    ...(sheets.length > 1 ? [importMessages.onlyFirstSheet] : []),
  ];
  return { rows: rows.map((row) => row.map(cellText)), notes };
}

/** The XML parts of a workbook, at most 100 MB. Throws for more, for a damaged archive, and for XML that defines entities. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let count = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        total += originalSize;
        if (total > maxUnpackedBytes || count > maxParts) throw new UnreadableTable(importMessages.tooLarge);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable(importMessages.unreadable, { cause: error });
  }
  // No spreadsheet program writes a document type; an attacker's names entities that grow without end.
  const hasType = Object.values(parts).some((part) => strFromU8(part.subarray(0, 4_096)).includes("<!DOCTYPE"));
  if (hasType || parts["xl/workbook.xml"] === undefined) throw new UnreadableTable(importMessages.unreadable);
  return parts;
}

/** Formulas without a stored result. */
function countOpenFormulas(sheet: string): number {
  return [...sheet.matchAll(/<\/f>(?:<v\s*\/>|<v><\/v>)?<\/c>|<f[^>]*\/><\/c>/g)].length;
}

/** A cell as text: an exact decimal, a date as DD/MM/YYYY. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : toDayMonthYear(cell.toISOString().slice(0, 10));
  if (typeof cell === "number") return parseAnyDecimal(cell) ?? String(cell);
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  return typeof cell === "string" ? cell : "";
}
