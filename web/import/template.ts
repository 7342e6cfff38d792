import { importFields } from "#domain/import/importFields.ts";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import { createXlsxFile } from "../files/xlsxFile.ts";

/**
 * A spreadsheet with a column for each field of the kind. What is typed into a column of texts stays text, so that an HSN code keeps its
 * leading zero and a date is not turned.
 */
export function createTemplate(kind: ImportKind): Blob {
  const columns = importFields(kind).map(({ label, input }) => ({
    name: label,
    kind: "TEXT" as const,
    width: input === "longText" ? 280 : 140,
    isTyped: input !== "number",
  }));
  return createXlsxFile(columns, importWords(kind).title).finish();
}
