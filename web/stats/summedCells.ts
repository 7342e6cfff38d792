import { placesOf, type GridRange } from "./grid/gridRange.ts";
import type { SummedCell } from "./grid/gridSums.ts";
import type { StatsSheet } from "./statsSheet.ts";

/** The cells of a block as they are added up: amounts with their row's currency. Null while some of the rows are on the way. */
export function summedCells({ columns, texts }: StatsSheet, range: GridRange): SummedCell[] | null {
  const shown = columns.visible().map(({ id }) => ({ id, kind: columns.find(id)?.kind }));
  const cells: SummedCell[] = [];
  for (const place of placesOf(range)) {
    const { id = "", kind } = shown[place.column] ?? {};
    const text = texts(place.row, id);
    if (text === null) return null;
    if (kind === "MONEY") cells.push({ text, currency: texts(place.row, "currency") ?? "" });
    else cells.push({ text, hasUnit: kind === "MEASURE" });
  }
  return cells;
}
