import { textOfTable } from "#domain/stats/textTable.ts";

/** The largest file in bytes, well above what 10,000 cells need in practice. */
const maxBytes = 10 * 1024 * 1024;

/** How an .xlsx file begins, as every ZIP archive. */
const workbook = [0x50, 0x4b, 0x03, 0x04];

/** Returns the file's text, or why it cannot be imported. */
export async function readCellFile(file: Blob): Promise<{ text: string } | { text: null; problem: string }> {
  if (file.size === 0) return { text: null, problem: "The file is empty" };
  if (file.size > maxBytes) return { text: null, problem: "The file is larger than 10 MB" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (workbook.every((byte, at) => bytes[at] === byte))
    return { text: null, problem: "This is an .xlsx file; please save it as CSV, or copy its cells and paste them above" };
  const text = textOfTable(bytes);
  return text === null ? { text, problem: "The file is not a CSV or TSV file" } : { text };
}
