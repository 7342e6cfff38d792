import { readFigure } from "#domain/stats/cellText.ts";
import { dividedBy, sum, type Decimal } from "#domain/figures/decimal.ts";

/** A cell that is selected, in the column of this id: `currency` where it holds an amount of money; `hasUnit` where a unit stands behind the figure. */
export type SummedCell = { readonly column: string; readonly text: string; readonly currency?: string; readonly hasUnit?: boolean };

/** Sum and average of a column's figures in one currency or unit; `unit` is empty for bare figures. */
export type FigureSum = { column: string; unit: string; isMoney: boolean; sum: Decimal; average: Decimal };

export type GridSums = { filled: number; sums: FigureSum[] };

type Alike = Pick<FigureSum, "column" | "unit" | "isMoney"> & { figures: Decimal[] };

/**
 * What the status bar says of the selected cells: how many are filled, and their figures. Columns are never added, since a net weight and a
 * gross weight are no weight together; nor are currencies or units.
 */
export function sumsOf(cells: Iterable<SummedCell>): GridSums {
  let filled = 0;
  const groups = new Map<string, Alike>();
  for (const { column, text, currency = "", hasUnit = false } of cells) {
    if (text === "") continue;
    filled += 1;
    const read = readFigure(text);
    if (read === null || (read.unit !== "" && !hasUnit)) continue;
    const unit = hasUnit ? read.unit : currency;
    const key = JSON.stringify([column, unit]);
    const group = groups.get(key) ?? { column, unit, isMoney: currency !== "", figures: [] };
    group.figures.push(read.figure);
    groups.set(key, group);
  }
  const columns = [...new Set([...groups.values()].map(({ column }) => column))];
  const sums = [...groups.values()].map(({ figures, ...alike }) => {
    const total = sum(figures);
    return { ...alike, sum: total, average: dividedBy(total, String(figures.length)) };
  });
  const placeOf = (one: FigureSum) => columns.indexOf(one.column);
  return { filled, sums: sums.toSorted((left, right) => placeOf(left) - placeOf(right) || left.unit.localeCompare(right.unit)) };
}
