import { asSearched } from "#domain/text/searchWords.ts";
import type { Place } from "../grid/state/gridRange.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

/** So many rows are looked through at most: nobody steps through more. */
const mostRows = 1000;

/** The found cells of the visible columns in reading order, of so many rows; `isPart` if there are more than were looked through. */
export type FoundCells = { places: readonly Place[]; rows: number; isPart: boolean };

/** Finds the cells that show a text in the rows of the sheet, and loads these rows first. Rejects when a request fails. */
export async function findCells(sheet: StatsSheet, text: string): Promise<FoundCells> {
  const wanted = asSearched(text.trim());
  const rows = Math.min(sheet.rows.count(), mostRows);
  if (wanted === "" || rows === 0) return { places: [], rows: 0, isPart: false };
  await sheet.rows.load(0, rows - 1);
  const columns = sheet.columns.visible();
  const places: Place[] = [];
  for (let row = 0; row < rows; row += 1)
    columns.forEach(({ id }, column) => {
      if (asSearched(sheet.texts(row, id) ?? "").includes(wanted)) places.push({ row, column });
    });
  return { places, rows, isPart: sheet.rows.count() > rows };
}
