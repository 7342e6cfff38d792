import { expect, test } from "vitest";
import { toShortDate } from "#domain/time/dates.ts";

test("a short date has two figures for the day and three letters for the month, in the reader's time zone", () => {
  const days = ["2025-09-03T00:00:00", "2026-01-31T23:59:59"];
  expect(days.map(toShortDate)).toEqual(["03 Sep 2025", "31 Jan 2026"]);
});
