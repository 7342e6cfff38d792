import type { StatsColumn } from "../data/statsColumns.ts";

/** The formats in which a sheet can be saved, by the ending of the file's name. */
export type SheetFormat = "csv" | "xlsx";

/** A column of the file; `width` is in CSS pixels. */
export type SheetFileColumn = Pick<StatsColumn, "name" | "kind" | "width">;

/** A file in the making, its header written: rows are added as they come, each with a text for every column. */
export type SheetFile = { add: (rows: readonly (readonly string[])[]) => void; finish: () => Blob };
