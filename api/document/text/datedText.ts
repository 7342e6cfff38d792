import { fromDayMonthYear, toLongDate } from "#domain/time/dates.ts";

/** "12/11/2025" → "12 November 2025"; returns other text unchanged. */
export function longDateOf(date: string): string {
  const day = fromDayMonthYear(date);
  return day ? toLongDate(day) : date;
}

/** A number with its date, such as "No. GLB/ILC/25/00417 dated 10/10/2025"; a blank one is left out. */
export function datedOf(number: string, date: string): string {
  return [number && `No. ${number}`, date && `dated ${date}`].filter(Boolean).join(" ");
}
