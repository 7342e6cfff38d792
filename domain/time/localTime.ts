import { toShortDate } from "./dates.ts";

/** The time of day of an instant in the reader's time zone, such as 14:05. */
export function localTime(instant: string): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
}

/** The day and the time of an instant in the reader's time zone, such as `02 Sep 2026, 14:05` (R-1153). */
export function localDayTime(instant: string): string {
  return `${toShortDate(instant)}, ${localTime(instant)}`;
}
