import { toLongDate, type Day } from "./dates.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `2025-11-12` → `Wed, 12 November 2025`, for people who check what they entered. */
export function toWeekdayDate(day: Day): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${toLongDate(day)}`;
}
