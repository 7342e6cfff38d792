import { describe, expect, test } from "vitest";
import { readInstant } from "#domain/time/dates.ts";
import { splitByDays } from "../../../api/time/dateRange.ts";

describe("instants of a request", () => {
  test("are ISO 8601, in UTC unless they tell an offset", () => {
    expect(readInstant("2025-04-01T00:00:00+05:30", "start")).toBe("2025-03-31T18:30:00.000Z");
    expect(readInstant("2025-04-01T06:30:00.5Z", "end")).toBe("2025-04-01T06:30:00.500Z");
    expect(readInstant("2025-04-01T06:30", "start")).toBe("2025-04-01T06:30:00.000Z");
  });

  test("a day alone starts with its first moment and ends with its last", () => {
    expect(readInstant("2025-04-01", "start")).toBe("2025-04-01T00:00:00.000Z");
    expect(readInstant("2025-04-01", "end")).toBe("2025-04-01T23:59:59.999Z");
  });

  test("are days of the calendar and nothing else", () => {
    for (const text of ["2025-02-30", "2025-13-01", "01/04/2025", "yesterday", "1743465600000", "2025-04-01T25:00", ""]) {
      expect(readInstant(text, "start")).toBeNull();
    }
  });

  test("an instant beyond the years of four figures by its offset is the last or first one of them, which compares with others (R-1190)", () => {
    expect(readInstant("9999-12-31T23:59:59.999-08:00", "end")).toBe("9999-12-31T23:59:59.999Z");
    expect(readInstant("0000-01-01T00:00:00+05:30", "start")).toBe("0000-01-01T00:00:00.000Z");
  });
});

describe("a range is split into whole days and what is left of the first and last one", () => {
  const at = (day: string, time: string) => `${day}T${time}Z`;

  test("an open range has all days and nothing left", () => {
    expect(splitByDays({ from: null, to: null })).toEqual({ days: { first: null, last: null }, before: null, after: null });
  });

  test("whole days leave nothing", () => {
    const range = { from: at("2025-04-01", "00:00:00.000"), to: at("2025-04-30", "23:59:59.999") };
    expect(splitByDays(range)).toEqual({ days: { first: "2025-04-01", last: "2025-04-30" }, before: null, after: null });
  });

  test("begun days are left over on both sides", () => {
    const range = { from: at("2025-03-31", "18:30:00.000"), to: at("2026-03-31", "18:29:59.999") };
    expect(splitByDays(range)).toEqual({
      days: { first: "2025-04-01", last: "2026-03-30" },
      before: { from: range.from, to: at("2025-03-31", "23:59:59.999") },
      after: { from: at("2026-03-31", "00:00:00.000"), to: range.to },
    });
  });

  test("two begun days side by side have no whole day between them", () => {
    const range = { from: at("2025-12-31", "18:30:00.000"), to: at("2026-01-01", "06:00:00.000") };
    expect(splitByDays(range)).toEqual({
      days: null,
      before: { from: range.from, to: at("2025-12-31", "23:59:59.999") },
      after: { from: at("2026-01-01", "00:00:00.000"), to: range.to },
    });
  });

  test("part of one day is one piece", () => {
    for (const range of [
      { from: at("2025-04-01", "06:00:00.000"), to: at("2025-04-01", "07:00:00.000") },
      { from: at("2025-04-01", "00:00:00.000"), to: at("2025-04-01", "07:00:00.000") },
      { from: at("2025-04-01", "06:00:00.000"), to: at("2025-04-01", "23:59:59.999") },
    ]) {
      expect(splitByDays(range)).toEqual({ days: null, before: range, after: null });
    }
  });

  test("a range that ends before it starts holds nothing", () => {
    expect(splitByDays({ from: at("2025-04-02", "00:00:00.000"), to: at("2025-04-01", "00:00:00.000") })).toEqual({
      days: null,
      before: null,
      after: null,
    });
  });
});
