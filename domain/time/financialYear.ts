import { localDayEnd, localDayStart, type Day } from "./dates.ts";

/** The twelve periods a financial year may follow, by start and end month, from April on. */
export const periods = [
  "APR-MAR",
  "MAY-APR",
  "JUN-MAY",
  "JUL-JUN",
  "AUG-JUL",
  "SEP-AUG",
  "OCT-SEP",
  "NOV-OCT",
  "DEC-NOV",
  "JAN-DEC",
  "FEB-JAN",
  "MAR-FEB",
] as const;
export type Period = (typeof periods)[number];

/** A chosen financial year: `year` as "25-26" and the months it runs. */
export type FinancialYear = { year: string; period: Period };

const fallback: FinancialYear = { year: "25-26", period: "APR-MAR" };

/** The year of a day, with an April start: January to March belong to the year before. */
export function currentFinancialYear(today: Date): FinancialYear {
  return { year: yearLabel(startYear(today)), period: "APR-MAR" };
}

/** Years to choose from: the current one of the period minus 5 through the current one, newest first. */
export function financialYearChoices(today: Date, period?: Period): string[] {
  return [0, 1, 2, 3, 4, 5].map((ago) => yearLabel(startYear(today, period) - ago));
}

/** The choice with another period: the current year stays the current one. */
export function inPeriod({ year, period }: FinancialYear, next: Period, today: Date): FinancialYear {
  const isCurrent = year === yearLabel(startYear(today, period));
  return { year: isCurrent ? yearLabel(startYear(today, next)) : year, period: next };
}

/**
 * Parses the value of browser storage: nothing stored means the current year, as does a year that was the current one when it was chosen
 * (R-1196); a value that cannot be read means 25-26 APR-MAR.
 */
export function readFinancialYear(stored: string | null, today: Date): FinancialYear {
  if (stored === null) return currentFinancialYear(today);
  try {
    const value: unknown = JSON.parse(stored);
    if (!isFinancialYear(value)) return fallback;
    const isCurrent = "isCurrent" in value && value.isCurrent === true;
    return { year: isCurrent ? yearLabel(startYear(today, value.period)) : value.year, period: value.period };
  } catch {
    return fallback;
  }
}

/** The value for browser storage of what is chosen today. */
export function writeFinancialYear(chosen: FinancialYear, today: Date): string {
  return JSON.stringify({ ...chosen, ...(chosen.year === yearLabel(startYear(today, chosen.period)) && { isCurrent: true }) });
}

/** First and last day: the period starts in its start month of the first year and lasts 12 months. */
export function financialYearDays({ year, period }: FinancialYear): { from: Day; to: Day } {
  const first = 2000 + Number(year.slice(0, 2));
  const month = startMonth(period);
  const lastDay = new Date(Date.UTC(first + 1, month, 0)).toISOString().slice(0, 10);
  return { from: `${first}-${String(month + 1).padStart(2, "0")}-01`, to: lastDay };
}

/** The same range as instants: local midnight of the first day to the last millisecond of the last one. */
export function financialYearInstants(choice: FinancialYear): { from: string; to: string } {
  const { from, to } = financialYearDays(choice);
  return { from: localDayStart(from), to: localDayEnd(to) };
}

/** The year in which the Indian financial year of a day begins: 2025 for 31 March 2026, 2026 for 1 April 2026. */
export function financialYearOf(day: Day): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month < 4 ? year - 1 : year;
}

/** Where a period begins before April, its year of today may have begun already: that of JAN-DEC on 1 January. */
function startYear(today: Date, period: Period = "APR-MAR"): number {
  return today.getMonth() < Math.min(3, startMonth(period)) ? today.getFullYear() - 1 : today.getFullYear();
}

/** From 0 for January. */
function startMonth(period: Period): number {
  return (periods.indexOf(period) + 3) % 12;
}

/** 2025 → "25-26". */
export function yearLabel(start: number): string {
  return `${String(start % 100).padStart(2, "0")}-${String((start + 1) % 100).padStart(2, "0")}`;
}

function isFinancialYear(value: unknown): value is FinancialYear {
  if (typeof value !== "object" || value === null || !("year" in value) || !("period" in value)) return false;
  const { year, period } = value;
  return typeof year === "string" && /^\d{2}-\d{2}$/.test(year) && periods.some((known) => known === period);
}
