import { expect, test } from "vitest";
import { enteredDay, fromPrintedDay, toDayMonthYear, toPrintedDay, toShortDate } from "#domain/time/dates.ts";
import { writtenDay } from "#domain/time/writtenDay.ts";

test("a short date has two figures for the day and three letters for the month, in the reader's time zone, and is never broken (R-1381)", () => {
  const days = ["2025-09-03T00:00:00", "2026-01-31T23:59:59"];
  expect(days.map(toShortDate)).toEqual(["03\u00a0Sep\u00a02025", "31\u00a0Jan\u00a02026"]);
});

test.each(["2025-11-12", "2024-02-29", "2026-01-01"])("%s is read back from both styles in which documents print it (R-482)", (day) => {
  expect([toDayMonthYear(day), toPrintedDay(day)].map(fromPrintedDay)).toEqual([day, day]);
});

test.each(["31/02/2025", "31 Feb 2025", "12 Foo 2025", "12-Nov-2025", ""])("'%s' is no day that a document prints", (text) => {
  expect(fromPrintedDay(text)).toBeNull();
});

test.each([
  "12-Nov-25",
  "12-Nov-2025",
  "12 nov 2025",
  "12 November 2025",
  "12/NOV/25",
  "12.Nov.25",
  "12/11/2025",
  "12/11/25",
  "12-11-2025",
  "12-11-25",
  "12.11.2025",
  "12.11.25",
  "12 11 2025",
  "2025-11-12",
  "2025-11-12T08:00:00Z",
  " 12/11/2025 ",
])("'%s' is read as the day that it says (R-992, R-1284)", (text) => {
  expect(writtenDay(text)).toBe("2025-11-12");
});

test("all months are read by their names, and Sept (R-992)", () => {
  const names = "January February March April May June July August September October November December".split(" ");
  for (const [at, name] of names.entries()) {
    const day = `2026-${String(at + 1).padStart(2, "0")}-05`;
    expect([`5-${name}-26`, `5-${name.slice(0, 3)}-26`].map(writtenDay)).toEqual([day, day]);
  }
  expect(writtenDay("5 Sept 2026")).toBe("2026-09-05");
});

test.each([
  "31-Feb-25",
  "12-Foo-25",
  "12-N-25",
  "31.2.25",
  "12-11-0025",
  "0025-11-12",
  "12-11/2025",
  "Nov-25",
  "12-Nov",
  "12-Nov-025",
  "",
  "x",
])("'%s' is no day (R-992)", (text) => {
  expect(writtenDay(text)).toBeNull();
});

test("a day that is entered is of 1900 or later (R-1225)", () => {
  expect(["01/01/1900", "12/11/2025", "31/12/9999"].map(enteredDay)).toEqual(["1900-01-01", "2025-11-12", "9999-12-31"]);
  expect(["31/12/1899", "12/11/0025", "12/11/0000", "31/02/2025", ""].map(enteredDay)).toEqual([null, null, null, null, null]);
});
