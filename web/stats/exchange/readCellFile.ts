/** So many bytes at most: 10,000 cells of 2,000 characters do not come near it in practice. */
const maxBytes = 10 * 1024 * 1024;

/** The text of a file with cells, or why it cannot be one. */
export async function readCellFile(file: Blob): Promise<{ text: string } | { text: null; problem: string }> {
  if (file.size === 0) return { text: null, problem: "The file is empty" };
  if (file.size > maxBytes) return { text: null, problem: "The file is larger than 10 MB" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { text: null, problem: "The file is not a CSV or TSV file in UTF-8" };
  }
}
