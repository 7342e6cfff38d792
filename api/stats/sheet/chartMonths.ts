import type { Range } from "../../time/dateRange.ts";

/** A month as YYYY-MM. */
export type Month = string;

const halfDay = 12 * 60 * 60 * 1000;

/**
 * When a shipment counts in charts: at noon of its invoice date, else when it was created. Noon, because a
 * range is told in instants of the user's own midnight, which is less than twelve hours away from that of UTC.
 */
export function chartInstant({ invoiceDate, createdAt }: { invoiceDate: string; createdAt: string }): string {
  return invoiceDate ? `${invoiceDate}T12:00:00.000Z` : createdAt;
}

/** Whether an instant lies in a range. */
export function isIn(instant: string, { from, to }: Range): boolean {
  return (from === null || instant >= from) && (to === null || instant <= to);
}

/** The same range a year earlier. */
export function yearBefore({ from, to }: Range): Range {
  return { from: from && aYearEarlier(from), to: to && aYearEarlier(to) };
}

/** The first and last month of a range by the user's own calendar; null where it is open. */
export function monthsOf({ from, to }: Range): { first: Month | null; last: Month | null } {
  return {
    first: from && new Date(Date.parse(from) + halfDay).toISOString().slice(0, 7),
    last: to && new Date(Date.parse(to) - halfDay).toISOString().slice(0, 7),
  };
}

/** The month that an instant of the range counts in; one at its very edge belongs to the month that begins or ends there. */
export function monthIn(instant: string, range: Range): Month {
  const { first, last } = monthsOf(range);
  const month = instant.slice(0, 7);
  if (first && month < first) return first;
  return last && month > last ? last : month;
}

/** So many months later. */
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

function aYearEarlier(instant: string): string {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString();
}
