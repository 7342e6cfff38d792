import { bare, guessColumns } from "#domain/import/guessColumns.ts";
import { importMessages, type ImportMapping } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { ReadTable } from "./readTable.ts";

/** Rows at the top of a table that may be titles, such as the firm's name and the days of a report. */
const maxTitles = 20;

/**
 * A table whose headings are its first row: titles above them are left out, and noted. What follows keeps its row number, since the rows
 * between become blank (R-1278).
 */
export function headingsFirst(kind: ImportKind, { rows, notes }: ReadTable, mappings: readonly ImportMapping[]): ReadTable {
  const tops = rows.slice(0, maxTitles + 1);
  const named = tops.map((row) => guessColumns(kind, row, fittingMapping(mappings, row)).filter((field) => field !== "").length);
  const most = Math.max(...named);
  const at = named.indexOf(most);
  const headings = rows[at] ?? [];
  // A row of data may hold one word that names a field, too.
  const isClear = most > 1 && most * 2 >= headings.filter((cell) => cell !== "").length;
  if (at === 0 || !isClear) return { rows, notes };
  const blank = Array.from({ length: at }, () => headings.map(() => ""));
  return { rows: [headings, ...blank, ...rows.slice(at + 1)], notes: [...notes, importMessages.titles(at + 1)] };
}

/** The fields of a saved mapping by heading, if the table has all its headings: the first that fits. */
export function fittingMapping(mappings: readonly ImportMapping[], headings: readonly string[]): ReadonlyMap<string, string> {
  const there = new Set(headings.map(bare));
  const fitting = mappings.find(({ columns }) => columns.length > 0 && columns.every(({ heading }) => there.has(bare(heading))));
  return new Map(fitting?.columns.map(({ heading, field }) => [bare(heading), field]));
}
