import { importMessages, maxImportCharacters, maxImportColumns, maxImportRows } from "#domain/import/import.ts";
import { readDelimited } from "#domain/stats/delimitedText.ts";
import { textOfTable } from "#domain/stats/textTable.ts";
import { storable } from "../../http/requestSchema.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { UnreadableTable } from "./unreadableTable.ts";

/** A table's rows of texts, all of one length, and what the reader should know of it. */
export type ReadTable = { rows: string[][]; notes: string[] };

/** Reads an .xlsx file or a text with delimiters, recognised by its content. Throws `UnreadableTable`. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const { rows, notes } = await readRows(bytes);
  const width = widthOf(rows);
  const lastRow = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ""));
  if (lastRow < 0) throw new UnreadableTable(importMessages.empty);
  if (lastRow > maxImportRows) throw new UnreadableTable(importMessages.tooManyRows);
  if (width > maxImportColumns) throw new UnreadableTable(importMessages.tooManyColumns);
  let characters = 0;
  const kept = rows.slice(0, lastRow + 1).map((row) =>
    Array.from({ length: width }, (_, column) => {
      const text = storable((row[column] ?? "").replaceAll("\u00a0", " ").trim());
      characters += text.length;
      if (characters > maxImportCharacters) throw new UnreadableTable(importMessages.tooMuchText);
      return text;
    }),
  );
  return { rows: kept, notes };
}

async function readRows(bytes: Uint8Array): Promise<ReadTable> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (start === "504b0304") return await readWorkbook(bytes);
  if (start === "d0cf11e0") throw new UnreadableTable(importMessages.oldWorkbook);
  const text = textOfTable(bytes);
  if (text === null) throw new UnreadableTable(importMessages.unreadable);
  return { rows: readDelimited(text), notes: [] };
}

/** Columns up to the last one with a text. */
function widthOf(rows: readonly string[][]): number {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.findLastIndex((cell) => cell.trim() !== "") + 1);
  return width;
}
