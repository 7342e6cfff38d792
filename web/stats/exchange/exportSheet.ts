import type { IEnvironment } from "relay-runtime";
import { safeFileName } from "#domain/documents/attachment.ts";
import { saveFile } from "../../files/saveFile.ts";
import { createCsvFile } from "../../files/csvFile.ts";
import type { SheetFile, SheetFileColumn, SheetFormat } from "../../files/sheetFile.ts";
import { fetchAllRows, type RowsProgress } from "../data/fetchAllRows.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

type Asked = {
  sheet: StatsSheet;
  filter: RowQuery["filter"];
  format: SheetFormat;
  /** The file name without extension. */
  name: string;
  /** Shows how far the export has come. */
  onProgress: (text: string) => void;
};

/** Downloads all rows of the filter, in the shown order and columns. Rethrows request errors, and then saves no file. */
export async function exportSheet(environment: IEnvironment, { sheet, filter, format, name, onProgress }: Asked): Promise<void> {
  const { firmId, columns } = sheet;
  const shown = columns.all().filter(({ columnId }) => !columns.isHidden(columnId));
  const file = await fileOf(
    format,
    shown.map((column) => ({ ...column, width: columns.widthOf(column.columnId), isTyped: column.editable })),
  );
  for await (const { rows, progress } of fetchAllRows(environment, { firmId, filter, sort: sheet.sorting() })) {
    file.add(rows.map(({ cells }) => shown.map(({ columnId }) => cells[columnId] ?? "")));
    onProgress(progressText(progress));
  }
  saveFile(file.finish(), safeFileName(`${name}.${format}`));
}

async function fileOf(format: SheetFormat, columns: readonly SheetFileColumn[]): Promise<SheetFile> {
  if (format === "csv") return createCsvFile(columns);
  const { createXlsxFile } = await import("../../files/xlsxFile.ts");
  return createXlsxFile(columns);
}

function progressText({ done, count }: RowsProgress): string {
  return `Exporting ${done.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}`;
}
