import type { Day } from "../../time/dates.ts";
import { financialYearOf } from "../../time/financialYear.ts";

/**
 * A document's number taken apart: the digits that count, the year, and the texts around them. `series` is the same for all numbers
 * that differ only in their count and their year's value.
 */
export type NumberPattern = {
  series: string;
  count: bigint;
  /** The year in which the number's year begins; null without one. */
  year: number | null;
  parts: readonly Part[];
};

type Part = { kind: "text"; text: string } | { kind: "count"; text: string } | { kind: "year"; text: string; form: YearForm };

/** "25-26", "2025-26", "2025-2026" (or with a slash), "2526", and one year of four digits: the financial year's first, or the calendar's. */
type YearForm =
  | { type: "pair"; first: number; second: number; sign: string }
  | { type: "joined" }
  | { type: "single"; isCalendar: boolean };

type Digits = { start: number; end: number; text: string };
type Year = { start: number; end: number; value: number; form: YearForm };

/** How far the year of a number may be from that of its date; other pairs such as "41-42" are digits like any others. */
const tolerance = 5;

/** Takes a number apart; `day` is its document's date, "" if unknown. Null without digits that count. */
export function parseNumber(number: string, day: Day | ""): NumberPattern | null {
  const digits = [...number.matchAll(/[0-9]+/g)].map(({ index, 0: text }) => ({ start: index, end: index + text.length, text }));
  const year = yearOf(number, digits, day);
  const others = digits.filter(({ start, end }) => !year || end <= year.start || start >= year.end);
  const count = others.findLast((group) => isAlone(number, group)) ?? others.at(-1);
  if (!count) return null;
  const parts = partsOf(number, count, year);
  return { series: parts.map(seriesOf).join(""), count: BigInt(count.text), year: year?.value ?? null, parts };
}

/** The year in which the financial year begins that a number names by two years, such as 25-26; null without one. */
export function financialYearIn(number: string, day: Day): number | null {
  const year = parseNumber(number, day)?.parts.find((part) => part.kind === "year");
  return year?.kind === "year" && year.form.type === "pair" ? fullYear(year.text.slice(0, year.form.first)) : null;
}

/** Whether a number names the calendar year of its date. */
export function namesCalendarYear({ parts }: NumberPattern): boolean {
  return parts.some((part) => part.kind === "year" && part.form.type === "single" && part.form.isCalendar);
}

/** The pattern of a number whose single year is known to be the calendar's. */
export function byCalendar(pattern: NumberPattern): NumberPattern {
  const parts = pattern.parts.map((part): Part => {
    const isSingle = part.kind === "year" && part.form.type === "single";
    return isSingle ? { ...part, form: { type: "single", isCalendar: true } } : part;
  });
  return { ...pattern, parts };
}

/** How many digits a series pads its counts to: those of a count that begins with 0; 0 if none does. */
export function paddedTo(patterns: readonly NumberPattern[]): number {
  const counts = patterns.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "count").map(({ text }) => text));
  return Math.max(0, ...counts.filter((text) => text.startsWith("0")).map((text) => text.length));
}

/** Writes a number of the pattern with another count, of at least `width` digits, and the year of a document of `day`. */
export function writeNumber({ parts }: NumberPattern, count: { value: bigint; width: number }, day: Day | null): string {
  return parts
    .map((part) => {
      if (part.kind === "count") return String(count.value).padStart(count.width, "0");
      return part.kind === "year" && day !== null ? writeYear(part.form, day) : part.text;
    })
    .join("");
}

function seriesOf(part: Part): string {
  if (part.kind === "text") return part.text.toLowerCase();
  return part.kind === "count" ? "#" : `{${part.text.replace(/[0-9]/g, "y")}}`;
}

function partsOf(number: string, count: Digits, year: Year | null): Part[] {
  const marks: { start: number; end: number; part: (text: string) => Part }[] = [
    { ...count, part: (text) => ({ kind: "count", text }) },
    ...(year ? [{ ...year, part: (text: string): Part => ({ kind: "year", text, form: year.form }) }] : []),
  ];
  const parts: Part[] = [];
  let place = 0;
  for (const { start, end, part } of marks.toSorted((one, other) => one.start - other.start)) {
    parts.push({ kind: "text", text: number.slice(place, start) }, part(number.slice(start, end)));
    place = end;
  }
  return [...parts, { kind: "text", text: number.slice(place) }];
}

/** The part that names the year: a pair before one year, and the pair of the date before others. */
function yearOf(number: string, digits: readonly Digits[], day: Day | ""): Year | null {
  const pairs = digits.flatMap((group, index) => pairAt(number, group, digits[index + 1], day));
  const exact = day === "" ? undefined : pairs.findLast(({ value }) => value === financialYearOf(day));
  const pair = exact ?? pairs.at(-1);
  if (pair) return digits.length > 2 ? pair : null;
  return digits.length > 1 && day !== "" ? (digits.map((group) => singleAt(group, day)).findLast((year) => year !== null) ?? null) : null;
}

function pairAt(number: string, one: Digits, other: Digits | undefined, day: Day | ""): Year[] {
  if (!other || other.start !== one.end + 1) return [];
  const sign = number.charAt(one.end);
  const lengths = [one.text.length, other.text.length];
  if (!/[-/]/.test(sign) || !["2,2", "4,2", "4,4"].includes(lengths.join())) return [];
  const value = fullYear(one.text);
  const isNext = other.text.length === 4 ? Number(other.text) === value + 1 : Number(other.text) === (value + 1) % 100;
  if (!isNext || (day !== "" && Math.abs(value - financialYearOf(day)) > tolerance)) return [];
  const [first = 0, second = 0] = lengths;
  return [{ start: one.start, end: other.end, value, form: { type: "pair", first, second, sign } }];
}

/** One year is recognised by the date alone: "2025" may be a count as well. */
function singleAt({ start, end, text }: Digits, day: Day): Year | null {
  if (text.length !== 4) return null;
  const value = financialYearOf(day);
  if (text === twoDigits(value) + twoDigits(value + 1)) return { start, end, value, form: { type: "joined" } };
  if (Number(text) === value) return { start, end, value, form: { type: "single", isCalendar: false } };
  if (text === day.slice(0, 4)) return { start, end, value: Number(text), form: { type: "single", isCalendar: true } };
  return null;
}

function writeYear(form: YearForm, day: Day): string {
  const year = financialYearOf(day);
  switch (form.type) {
    case "pair": {
      const write = (value: number, length: number) => (length === 4 ? String(value) : twoDigits(value));
      return write(year, form.first) + form.sign + write(year + 1, form.second);
    }
    case "joined":
      return twoDigits(year) + twoDigits(year + 1);
    case "single":
      return form.isCalendar ? day.slice(0, 4) : String(year);
  }
}

function isAlone(number: string, { start, end }: Digits): boolean {
  return !/\p{L}/u.test(number.charAt(start - 1) + number.charAt(end));
}

function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text);
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
