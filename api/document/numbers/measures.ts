import { sum, type Decimal } from "#domain/figures/decimal.ts";

/** A figure with its unit or kind. */
export type Measure = { figure: Decimal; unit: string };

/** The unit that all measures share; empty if they differ or there are none. */
export function commonUnit(measures: Measure[]): string {
  const [first] = measures;
  return first && measures.every(({ unit }) => unit === first.unit) ? first.unit : "";
}

/** Sums by unit, in order of first appearance: kilograms are never added to tonnes. */
export function sumByUnit(measures: Measure[]): Measure[] {
  const units = [...new Set(measures.map(({ unit }) => unit))];
  return units.map((unit) => ({ unit, figure: sum(measures.filter((measure) => measure.unit === unit).map(({ figure }) => figure)) }));
}

/** Formats sums: "75,000.00 KG", or "75,000.00 KG + 20.00 MT" if units differ. */
export function formatSums(measures: Measure[], format: (figure: Decimal) => string): string {
  return sumByUnit(measures)
    .map(({ figure, unit }) => `${format(figure)} ${unit}`.trim())
    .join(" + ");
}
