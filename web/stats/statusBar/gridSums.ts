import { readFigure } from "#domain/stats/cellText.ts";
import { dividedBy, sum, type Decimal } from "#domain/figures/decimal.ts";

/** A cell that is selected: `currency` where it holds an amount of money; `hasUnit` where a unit stands behind the figure. */
export type SummedCell = { readonly text: string; readonly currency?: string; readonly hasUnit?: boolean };

/** Sum and average of the figures in one currency or unit; `unit` is empty for bare figures. */
export type FigureSum = { unit: string; isMoney: boolean; sum: Decimal; average: Decimal };

export type GridSums = { filled: number; sums: FigureSum[] };

/** What the status bar says of the selected cells: how many are filled, and their figures, never adding currencies or units. */
export function sumsOf(cells: Iterable<SummedCell>): GridSums {
  let filled = 0;
  const figures = new Map<string, Decimal[]>();
  const currencies = new Set<string>();
  for (const { text, currency = "", hasUnit = false } of cells) {
    if (text === "") continue;
    filled += 1;
    const read = readFigure(text);
    if (read === null || (read.unit !== "" && !hasUnit)) continue;
    const { figure } = read;
    const unit = hasUnit ? read.unit : currency;
    if (currency !== "") currencies.add(currency);
    const known = figures.get(unit);
    if (known) known.push(figure);
    else figures.set(unit, [figure]);
  }
  const sums = [...figures].map(([unit, values]) => {
    const total = sum(values);
    return { unit, isMoney: currencies.has(unit), sum: total, average: dividedBy(total, String(values.length)) };
  });
  return { filled, sums: sums.toSorted((left, right) => left.unit.localeCompare(right.unit)) };
}
