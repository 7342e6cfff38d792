import { expect, test } from "vitest";
import { fromPrintedDay, toDayMonthYear, toShortDate, toShortDay } from "#domain/time/dates.ts";

test("a short date has two figures for the day and three letters for the month, in the reader's time zone", () => {
  const days = ["2025-09-03T00:00:00", "2026-01-31T23:59:59"];
  expect(days.map(toShortDate)).toEqual(["03 Sep 2025", "31 Jan 2026"]);
});

test.each(["2025-11-12", "2024-02-29", "2026-01-01"])("%s is read back from both styles in which documents print it (R-482)", (day) => {
  expect([toDayMonthYear(day), toShortDay(day)].map(fromPrintedDay)).toEqual([day, day]);
});

test.each(["31/02/2025", "31 Feb 2025", "12 Foo 2025", "12-Nov-2025", ""])("'%s' is no day that a document prints", (text) => {
  expect(fromPrintedDay(text)).toBeNull();
});
