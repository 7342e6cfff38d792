import type { StatsColumn } from "../data/statsColumns.ts";

/** Export formats, by file extension. */
export type SheetFormat = "csv" | "xlsx";

/** A column of the file; `width` is in CSS pixels. */
export type SheetFileColumn = Pick<StatsColumn, "name" | "kind" | "width">;

/** A file writer with its header already written. Add rows as they load, with one text per column. */
export type SheetFile = { add: (rows: readonly (readonly string[])[]) => void; finish: () => Blob };
