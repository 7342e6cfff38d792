import { sum, type Decimal } from "#domain/figures/decimal.ts";

/** A figure with its unit or kind. */
export type Measure = { figure: Decimal; unit: string };

/** The unit that all measures share, in any case; empty if they differ or there are none. */
export function commonUnit(measures: Measure[]): string {
  const [first] = measures;
  return first && measures.every(({ unit }) => unit.toUpperCase() === first.unit.toUpperCase()) ? first.unit : "";
}

/** Sums by unit, in order of first appearance: kilograms are never added to tonnes, but "kg" to "KG". */
export function sumByUnit(measures: Measure[]): Measure[] {
  const alike = Map.groupBy(measures, ({ unit }) => unit.toUpperCase()).values();
  return [...alike].map((some) => ({ unit: some[0]?.unit ?? "", figure: sum(some.map(({ figure }) => figure)) }));
}

/** Formats sums: "75,000.00 KG", or "75,000.00 KG + 20.00 MT" if units differ. */
export function formatSums(measures: Measure[], format: (figure: Decimal) => string): string {
  return sumByUnit(measures)
    .map(({ figure, unit }) => `${format(figure)} ${unit}`.trim())
    .join(" + ");
}
