import type { Day } from "../../time/dates.ts";
import { financialYearOf } from "../../time/financialYear.ts";
import { byCalendar, namesCalendarYear, paddedTo, parseNumber, writeNumber, type NumberPattern } from "./numberPattern.ts";

/** A number of a firm's document, with the document's date. */
export type DatedNumber = { number: string; day: Day | "" };

/** How many numbers are proposed one after another until one is free. */
const mostCandidates = 50;

/**
 * The next numbers after a firm's last ones, nearest first. `last` has the newest number first, and those before it. They follow
 * the newest one that has digits to count: one more than the highest of its series in the year of `day`; the first of a new year is 1 if
 * the number names the year. Empty if no number has digits. `ofSpring` are earlier numbers from days of January to March, which tell a
 * series by calendar year (R-1085).
 */
export function nextNumbers(last: readonly DatedNumber[], day: Day, ofSpring: readonly DatedNumber[] = []): string[] {
  const asWritten = patternsOf(last);
  const patterns = isByCalendar(asWritten[0]?.series, [...last, ...ofSpring]) ? asWritten.map(byCalendar) : asWritten;
  const [newest] = patterns;
  if (!newest) return [];
  const width = paddedTo(patterns.filter(({ series }) => series === newest.series));
  const first = highest(newest, patterns, day) + 1n;
  return Array.from({ length: mostCandidates }, (_, offset) => writeNumber(newest, { value: first + BigInt(offset), width }, day));
}

function patternsOf(numbers: readonly DatedNumber[]): NumberPattern[] {
  return numbers.flatMap(({ number, day }) => {
    const pattern = parseNumber(number, day);
    return pattern ? [pattern] : [];
  });
}

/** Whether a series goes by calendar year. From April to December both years have one name, so only its numbers of other months tell. */
function isByCalendar(series: string | undefined, numbers: readonly DatedNumber[]): boolean {
  const telling = patternsOf(numbers.filter(({ day }) => isOfSpring(day))).find((pattern) => pattern.series === series);
  return telling !== undefined && namesCalendarYear(telling);
}

/** Whether a day is from January to March, when the financial year began in the calendar year before. */
export function isOfSpring(day: Day | ""): boolean {
  return day !== "" && day.slice(5, 7) <= "03";
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
  return newest && namesCalendarYear(newest) ? Number(day.slice(0, 4)) : financialYearOf(day);
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
