import { formatMoney, formatQuantity } from "#domain/figures/currency.ts";
import { placesOf, type GridRange } from "../grid/state/gridRange.ts";
import { sumsOf, type FigureSum, type SummedCell } from "./gridSums.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

/** What the status bar says of a block: how many cells are filled, and their figures. Null while some of its rows are on the way. */
export function sumTexts(sheet: StatsSheet, range: GridRange): string[] | null {
  const cells = summedCells(sheet, range);
  if (cells === null) return null;
  const { filled, sums } = sumsOf(cells);
  const isOneColumn = new Set(sums.map(({ column }) => column)).size === 1;
  const nameOf = (id: string) => sheet.columns.find(id)?.name ?? "";
  // Of several columns each says what it is, in the room that one has with its average.
  const each = sums.map((sum) => (isOneColumn ? sumAndAverage(sum) : `Sum of ${nameOf(sum.column)}: ${figureText(sum, sum.sum)}`));
  return [`Count: ${filled.toLocaleString("en-US")}`, ...each];
}

function sumAndAverage(sum: FigureSum): string {
  return `Sum: ${figureText(sum, sum.sum)} · Average: ${figureText(sum, sum.average)}`;
}

function figureText({ unit, isMoney }: FigureSum, figure: string): string {
  if (isMoney) return `${unit} ${formatMoney(figure, unit)}`;
  return unit === "" ? formatQuantity(figure) : `${formatQuantity(figure)} ${unit}`;
}

/** The cells of a block as they are added up: amounts with their row's currency. Null while some of the rows are on the way. */
function summedCells({ columns, texts }: StatsSheet, range: GridRange): SummedCell[] | null {
  const shown = columns.visible().map(({ id }) => ({ id, kind: columns.find(id)?.kind }));
  const cells: SummedCell[] = [];
  for (const place of placesOf(range)) {
    const { id: column = "", kind } = shown[place.column] ?? {};
    const text = texts(place.row, column);
    if (text === null) return null;
    if (kind === "MONEY") cells.push({ column, text, currency: texts(place.row, "currency") ?? "" });
    else cells.push({ column, text, hasUnit: kind === "MEASURE" });
  }
  return cells;
}
