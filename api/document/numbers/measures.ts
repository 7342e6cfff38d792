import { sum, type Decimal } from "#domain/decimal.ts";

/** A figure with the unit or kind it is told in. */
export type Measure = { figure: Decimal; unit: string };

/** The one unit that all measures share; empty where they differ or there are none. */
export function commonUnit(measures: Measure[]): string {
  const [first] = measures;
  return first && measures.every(({ unit }) => unit === first.unit) ? first.unit : "";
}

/** Sums unit by unit, in the order in which units first appear: kilograms are never added to tonnes. */
export function sumByUnit(measures: Measure[]): Measure[] {
  const units = [...new Set(measures.map(({ unit }) => unit))];
  return units.map((unit) => ({ unit, figure: sum(measures.filter((measure) => measure.unit === unit).map(({ figure }) => figure)) }));
}

/** Sums for people: "75,000.00 KG", or "75,000.00 KG + 20.00 MT" where units differ. */
export function formatSums(measures: Measure[], format: (figure: Decimal) => string): string {
  return sumByUnit(measures)
    .map(({ figure, unit }) => `${format(figure)} ${unit}`.trim())
    .join(" + ");
}
