import { maxHeading, type Import, type ImportMapping } from "#domain/import/import.ts";
import { guessColumns } from "#domain/import/guessColumns.ts";
import { importFields } from "#domain/import/importFields.ts";
import { isImportedList, type ImportKind } from "#domain/import/importKind.ts";
import { fittingMapping, headingsFirst } from "./headingsFirst.ts";
import type { ReadTable } from "./readTable.ts";

/** A table as an upload stores it, its cells as JSON, and as it is shown: with the fields that its columns are guessed to hold. */
export type UploadedTable = Pick<Import, "hasHeadings" | "columns" | "rowCount" | "notes"> & { cells: string };

/** First texts of a column that a reader recognises it by. */
const samples = 3;

/** Made where the table is read, so that the server's own process never holds its cells apart. */
export function uploadedTable(kind: ImportKind, table: ReadTable, mappings: readonly ImportMapping[]): UploadedTable {
  const { rows, notes } = headingsFirst(kind, table, mappings);
  const headings = rows[0] ?? [];
  const guessed = guessColumns(kind, headings, fittingMapping(mappings, headings));
  const hasHeadings = guessed.some((field) => field !== "");
  // A list without headings is one column of items.
  const fields =
    hasHeadings || headings.length > 1 || !isImportedList(kind)
      ? guessed
      : importFields(kind)
          .slice(0, 1)
          .map(({ name }) => name);
  const columns = headings.map((heading, column) => ({
    heading: hasHeadings ? heading.slice(0, maxHeading) : "",
    field: fields[column] ?? "",
    samples: firstTexts(rows, column, hasHeadings ? 1 : 0),
  }));
  return { cells: JSON.stringify(rows), rowCount: rows.length, notes, hasHeadings, columns };
}

/** The first texts of a column from a row on, shortened. */
function firstTexts(rows: ReadTable["rows"], column: number, from: number): string[] {
  const texts: string[] = [];
  for (let row = from; row < rows.length && texts.length < samples; row += 1) {
    const text = (rows[row]?.[column] ?? "").slice(0, 100);
    if (text !== "") texts.push(text);
  }
  return texts;
}
