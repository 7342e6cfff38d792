import { harmless } from "#domain/stats/cellText.ts";
import { writeDelimited } from "#domain/stats/delimitedText.ts";
import type { SheetFile, SheetFileColumn } from "./sheetFile.ts";

/** A CSV file (RFC 4180) of harmless cells. It begins with a byte order mark, without which Excel does not take it for UTF-8. */
export function createCsvFile(columns: readonly SheetFileColumn[]): SheetFile {
  const parts = ["\uFEFF"];
  function add(rows: readonly (readonly string[])[]) {
    parts.push(
      writeDelimited(
        rows.map((row) => row.map(harmless)),
        ",",
      ),
    );
  }
  add([columns.map(({ name }) => name)]);
  return { add, finish: () => new Blob(parts, { type: "text/csv;charset=utf-8" }) };
}
