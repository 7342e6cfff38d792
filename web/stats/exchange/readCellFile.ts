/** The largest file in bytes, well above what 10,000 cells need in practice. */
const maxBytes = 10 * 1024 * 1024;

/** Returns the file's text, or why it cannot be imported. */
export async function readCellFile(file: Blob): Promise<{ text: string } | { text: null; problem: string }> {
  if (file.size === 0) return { text: null, problem: "The file is empty" };
  if (file.size > maxBytes) return { text: null, problem: "The file is larger than 10 MB" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { text: null, problem: "The file is not a CSV or TSV file in UTF-8" };
  }
}
