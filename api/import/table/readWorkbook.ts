import { strToU8, strFromU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { importMessages, maxUnpackedMegabytes } from "#domain/import/import.ts";
import { parseAnyDecimal } from "#domain/figures/decimal.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { withReferences } from "./cellReferences.ts";
import { countHidden } from "./hiddenCells.ts";
import { asShown, countErrors, countOpenFormulas, firstShown, seenStyles, sheetPath, spellAsSeen } from "./sheetXml.ts";
import { UnreadableTable } from "./unreadableTable.ts";

const maxUnpackedBytes = maxUnpackedMegabytes * 1024 * 1024;
const maxParts = 2_000;
const workbook = "xl/workbook.xml";

type Parts = Record<string, Uint8Array>;

/**
 * The rows of a workbook's first sheet that is not hidden, and what the reader should know. Formulas are never run: their stored results are
 * read.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<{ rows: string[][]; notes: string[] }> {
  const parts = unpack(bytes);
  const { number, path, count } = firstSheet(parts);
  const sheet = withReferences(partText(parts, path));
  const seen = seenStyles(partText(parts, "xl/styles.xml"));
  if (sheet !== "") parts[path] = strToU8(seen.size > 0 ? spellAsSeen(sheet, seen) : sheet);
  // LibreOffice writes the mark of the date system as a word, which the library does not know.
  parts[workbook] = strToU8(partText(parts, workbook).replace(/\bdate1904="true"/, 'date1904="1"'));
  // Packed again without compression, so that the library reads no byte that was not counted.
  const checked = Buffer.from(zipSync(parts, { level: 0 }));
  const rows = await readSheet(checked, number).catch((error: unknown) => {
    throw new UnreadableTable(importMessages.unreadable, { cause: error });
  });
  const [formulas, errors, hidden] = [countOpenFormulas(sheet), countErrors(sheet), countHidden(sheet)];
  const notes = [
    ...(formulas > 0 ? [importMessages.formulas(formulas)] : []),
    ...(errors > 0 ? [importMessages.errorCells(errors)] : []),
    ...(hidden.rows + hidden.columns > 0 ? [importMessages.hidden(hidden.rows, hidden.columns)] : []),
    ...(count > 1 ? [importMessages.onlyFirstSheet] : []),
  ];
  return { rows: rows.map((row) => row.map(cellText)), notes };
}

/** The XML parts of a workbook, at most 100 MB. Throws for more, for a damaged archive, and for XML that defines entities. */
function unpack(bytes: Uint8Array): Parts {
  let total = 0;
  let count = 0;
  let parts: Parts;
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
  if (hasType || parts[workbook] === undefined) throw new UnreadableTable(importMessages.unreadable);
  return parts;
}

/** The first sheet that is not hidden: its number from 1, its part, and how many sheets there are. */
function firstSheet(parts: Parts): { number: number; path: string; count: number } {
  const { number, id, count } = firstShown(partText(parts, workbook));
  return { number, path: sheetPath(partText(parts, "xl/_rels/workbook.xml.rels"), id), count };
}

function partText(parts: Parts, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array());
}

/** A cell as text: a decimal, a date as DD/MM/YYYY. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : toDayMonthYear(cell.toISOString().slice(0, 10));
  if (typeof cell === "number") return parseAnyDecimal(asShown(cell)) ?? String(cell);
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  return typeof cell === "string" ? cell : "";
}
