import { withoutMarks } from "../text/unseen.ts";
import { dayOf, fromDayMonthYear, isEnteredDay, longMonths, type Day } from "./dates.ts";

/**
 * A day as people and spreadsheet programs write it: what `dayOf` reads, and `12-11-2025`, `12/11/25`, `12.11.25`, `12-Nov-25` and
 * `12 November 2025`. A year of two figures is of this century. Null for every other text, and for a year before 1900.
 */
export function writtenDay(text: string): Day | null {
  const day = anyWrittenDay(withoutMarks(text).trim());
  return day !== null && isEnteredDay(day) ? day : null;
}

function anyWrittenDay(written: string): Day | null {
  const [, date = "", , month = "", year = ""] = /^(\d{1,2})([-/. ])(\d{1,2}|[A-Za-z]{3,9})\2(\d{4}|\d{2})$/.exec(written) ?? [];
  if (date === "") return dayOf(written);
  const figures = /^\d/.test(month) ? month : monthNamed(month);
  return fromDayMonthYear(`${date}/${figures}/${year.padStart(4, "20")}`);
}

/** The number of a month by its English name, whole or of three letters, "Sept" included; 0 for every other text. */
function monthNamed(name: string): number {
  const named = name.toLowerCase();
  return longMonths.findIndex((month) => [month, month.slice(0, 3), month.slice(0, 4)].some((form) => form.toLowerCase() === named)) + 1;
}
