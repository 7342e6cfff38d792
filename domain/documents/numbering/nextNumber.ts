import type { Day } from "../../time/dates.ts";
import { financialYearOf } from "../../time/financialYear.ts";
import { paddedTo, parseNumber, writeNumber, type NumberPattern } from "./numberPattern.ts";

/** A number of a firm's document, with the document's date. */
export type DatedNumber = { number: string; day: Day | "" };

/** How many numbers are proposed one after another until one is free. */
const mostCandidates = 50;

/**
 * The next numbers after a firm's last ones, nearest first. `last` has the newest number first, and those before it. They follow
 * the newest one that has digits to count: one more than the highest of its series in the financial year of `day`; the first of a new year
 * is 1 if the number names the year. Empty if no number has digits.
 */
export function nextNumbers(last: readonly DatedNumber[], day: Day): string[] {
  const patterns = last.flatMap(({ number, day: written }) => {
    const pattern = parseNumber(number, written);
    return pattern ? [pattern] : [];
  });
  const [newest] = patterns;
  if (!newest) return [];
  const width = paddedTo(patterns.filter(({ series }) => series === newest.series));
  const first = highest(newest, patterns, day) + 1n;
  return Array.from({ length: mostCandidates }, (_, offset) => writeNumber(newest, { value: first + BigInt(offset), width }, day));
}

/** The highest count of the pattern's series; of the year of `day` if the series names years, where 0 means none yet. */
function highest({ series, year }: NumberPattern, patterns: readonly NumberPattern[], day: Day): bigint {
  const wanted = year === null ? null : yearFor(series, patterns, day);
  return patterns
    .filter((pattern) => pattern.series === series && pattern.year === wanted)
    .reduce((most, { count }) => (count > most ? count : most), 0n);
}

/** The value that the series' year has on a day: a calendar year where its newest number has one, else the financial year. */
function yearFor(series: string, patterns: readonly NumberPattern[], day: Day): number {
  const newest = patterns.find((pattern) => pattern.series === series);
  const isCalendar = newest?.parts.some((part) => part.kind === "year" && part.form.type === "single" && part.form.isCalendar) ?? false;
  return isCalendar ? Number(day.slice(0, 4)) : financialYearOf(day);
}

/** The number before this one in its series; with and without padding if both are possible. None for the first, or without digits that count. */
export function numbersBefore({ number, day }: DatedNumber): string[] {
  const pattern = parseNumber(number, day);
  if (!pattern || pattern.count <= 1n) return [];
  const padded = paddedTo([pattern]);
  const widths = padded > 0 ? [padded] : [0, String(pattern.count).length];
  return [...new Set(widths.map((width) => writeNumber(pattern, { value: pattern.count - 1n, width }, null)))];
}

/** Whether a number comes before another in the same series and year. */
export function isBefore(number: DatedNumber, other: DatedNumber): boolean {
  const [one, two] = [parseNumber(number.number, number.day), parseNumber(other.number, other.day)];
  return one !== null && two !== null && one.series === two.series && one.year === two.year && one.count < two.count;
}
