import type { Range } from "../../time/dateRange.ts";

/** A month as YYYY-MM. */
export type Month = string;

const wholeDay = 24 * 60 * 60 * 1000;

/** A time of day in UTC when it is the same day from Hawaii to New Zealand in summer, which is 13 hours ahead (R-1191); noon is tomorrow there. */
const sameDay = "10:30:00.000";
const sinceMidnight = Date.parse(`1970-01-01T${sameDay}Z`);

/**
 * The instant by which charts count a shipment: a time of its invoice date, or its creation. Ranges start and end at the user's midnight,
 * and that time of day is between the midnights of its day.
 */
export function chartInstant({ invoiceDate, createdAt }: { invoiceDate: string; createdAt: string }): string {
  return invoiceDate ? `${invoiceDate}T${sameDay}Z` : createdAt;
}

/** Whether an instant is within a range. */
export function isIn(instant: string, { from, to }: Range): boolean {
  return (from === null || instant >= from) && (to === null || instant <= to);
}

/** The same range a year earlier. */
export function yearBefore({ from, to }: Range): Range {
  return { from: from && aYearEarlier(from), to: to && aYearEarlier(to) };
}

/** The first and last month of a range in the user's calendar; null if it is open. */
export function monthsOf({ from, to }: Range): { first: Month | null; last: Month | null } {
  return {
    first: from && new Date(nearMidnight(from)).toISOString().slice(0, 7),
    last: to && new Date(Date.parse(to) - sinceMidnight).toISOString().slice(0, 7),
  };
}

/** The month that charts count an instant in. An instant at the range's edge belongs to the month that starts or ends there. */
export function monthIn(instant: string, range: Range): Month {
  const { first, last } = monthsOf(range);
  const month = instant.slice(0, 7);
  if (first && month < first) return first;
  return last && month > last ? last : month;
}

/** Adds months to a month. */
export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** All months from the first to the last, at most `most`. */
export function listMonths(first: Month, last: Month, most: number): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last && months.length < most; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * By the user's calendar: ranges start and end at midnight, so the day after 28 February 2025 is 1 March, and a year before it 29 February
 * 2024 has ended.
 */
function aYearEarlier(instant: string): string {
  const midnight = new Date(nearMidnight(instant));
  const beyond = Date.parse(instant) - midnight.getTime();
  midnight.setUTCFullYear(midnight.getUTCFullYear() - 1);
  return new Date(midnight.getTime() + beyond).toISOString();
}

/** The start in UTC of the day that begins at an instant, or a moment after it, in the user's calendar. */
function nearMidnight(instant: string): number {
  return Math.floor((Date.parse(instant) + wholeDay - sinceMidnight) / wholeDay) * wholeDay;
}
