/** Export formats, by file extension. */
export type SheetFormat = "csv" | "xlsx";

/**
 * A column of the file; amounts are of the kind MONEY, weights and counts MEASURE, days as DD/MM/YYYY DATE; `width` is in CSS pixels. What is
 * in a column `isTyped`, or is typed into it, stays text, a leading zero and an equals sign too.
 */
export type SheetFileColumn = { name: string; kind: string; width: number; isTyped?: boolean };

/** A file writer with its header already written. Add rows as they load, with one text per column. */
export type SheetFile = { add: (rows: readonly (readonly string[])[]) => void; finish: () => Blob };
