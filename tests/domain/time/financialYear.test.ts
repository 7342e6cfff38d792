import { describe, expect, test, vi } from "vitest";
import { fromDayMonthYear, isDay, toDayMonthYear } from "#domain/time/dates.ts";
import {
  currentFinancialYear,
  financialYearChoices,
  financialYearDays,
  inPeriod,
  periods,
  readFinancialYear,
  writeFinancialYear,
  financialYearInstants,
} from "#domain/time/financialYear.ts";

describe("financial year", () => {
  test("the year starts in April: March belongs to the one before (R-091, R-092)", () => {
    expect(currentFinancialYear(new Date(2026, 2, 31)).year).toBe("25-26");
    expect(currentFinancialYear(new Date(2026, 3, 1))).toEqual({ year: "26-27", period: "APR-MAR" });
  });

  test("the choices are the current year and the five before it (R-093)", () => {
    expect(financialYearChoices(new Date(2026, 10, 21))).toEqual(["26-27", "25-26", "24-25", "23-24", "22-23", "21-22"]);
  });

  test("of a period that begins before April, the current year is the one that today is in (R-093)", () => {
    const february = new Date(2027, 1, 15);
    const current = periods.map((period) => financialYearChoices(february, period)[0]);
    expect(current).toEqual(periods.map((period) => (period === "JAN-DEC" || period === "FEB-JAN" ? "27-28" : "26-27")));
    for (const period of periods) {
      const years = financialYearChoices(february, period).map((year) => financialYearDays({ year, period }));
      expect(years.some(({ from, to }) => from <= "2027-02-15" && "2027-02-15" <= to)).toBe(true);
    }
  });

  test("with another period the current year stays the current one, and another year stays (R-093)", () => {
    const february = new Date(2027, 1, 15);
    expect(inPeriod({ year: "26-27", period: "APR-MAR" }, "JAN-DEC", february)).toEqual({ year: "27-28", period: "JAN-DEC" });
    expect(inPeriod({ year: "27-28", period: "JAN-DEC" }, "JUL-JUN", february)).toEqual({ year: "26-27", period: "JUL-JUN" });
    expect(inPeriod({ year: "24-25", period: "APR-MAR" }, "JAN-DEC", february)).toEqual({ year: "24-25", period: "JAN-DEC" });
  });

  test("APR-MAR of 25-26 runs from 1 April 2025 to 31 March 2026 (R-095)", () => {
    expect(financialYearDays({ year: "25-26", period: "APR-MAR" })).toEqual({ from: "2025-04-01", to: "2026-03-31" });
  });

  test("there are twelve periods of twelve months, the usual one first (R-092, R-095)", () => {
    expect(periods).toHaveLength(12);
    expect(periods[0]).toBe("APR-MAR");
    for (const period of periods) {
      const { from, to } = financialYearDays({ year: "25-26", period });
      const next = new Date(`${to}T00:00:00Z`);
      next.setUTCDate(next.getUTCDate() + 1);
      expect(next.toISOString().slice(0, 10)).toBe(from.replace("2025", "2026"));
    }
  });

  test("JAN-DEC of 25-26 is the calendar year 2025 (R-095)", () => {
    expect(financialYearDays({ year: "25-26", period: "JAN-DEC" })).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  });

  test("MAR-FEB ends on the leap day (R-095)", () => {
    expect(financialYearDays({ year: "27-28", period: "MAR-FEB" })).toEqual({ from: "2027-03-01", to: "2028-02-29" });
  });

  test("nothing stored means the current year; a value that cannot be read means 25-26 APR-MAR (R-094, R-367)", () => {
    const today = new Date(2026, 10, 21);
    expect(readFinancialYear(null, today).year).toBe("26-27");
    expect(readFinancialYear('{"year":"24-25","period":"JUL-JUN"}', today)).toEqual({ year: "24-25", period: "JUL-JUN" });
    for (const broken of ["{", "null", '{"year":"2025","period":"APR-MAR"}', '{"year":"25-26","period":"X"}']) {
      expect(readFinancialYear(broken, today)).toEqual({ year: "25-26", period: "APR-MAR" });
    }
  });
});

test("a year that was the current one when it was chosen becomes the next one on its first day, another stays (R-1196)", () => {
  for (const [year, period, eve, later] of [
    ["26-27", "JUL-JUN", new Date(2027, 2, 31), "27-28"],
    ["25-26", "JUL-JUN", new Date(2027, 2, 31), "25-26"],
    ["26-27", "JAN-DEC", new Date(2026, 11, 31), "27-28"],
    ["26-27", "MAR-FEB", new Date(2027, 1, 28), "27-28"],
  ] as const) {
    const stored = writeFinancialYear({ year, period }, eve);
    expect(JSON.parse(stored)).toMatchObject({ year, period });
    expect(readFinancialYear(stored, eve)).toEqual({ year, period });
    const next = new Date(eve.getFullYear(), eve.getMonth(), eve.getDate() + 1);
    expect(readFinancialYear(stored, next)).toEqual({ year: later, period });
  }
});

describe("dates", () => {
  test("a day is sent as day/month/year and read back (R-265)", () => {
    expect(toDayMonthYear("2025-11-12")).toBe("12/11/2025");
    expect(fromDayMonthYear("12/11/2025")).toBe("2025-11-12");
    expect(fromDayMonthYear("3/1/2026")).toBe("2026-01-03");
  });

  test.each(["31/02/2025", "2025-11-12", "12/13/2025", "", "aa/bb/cccc"])("%j is no day", (text) => {
    expect(fromDayMonthYear(text)).toBeNull();
  });

  test("29 February is a day in leap years only", () => {
    expect(isDay("2028-02-29")).toBe(true);
    expect(isDay("2027-02-29")).toBe(false);
  });
});

test("a year that ends on a night when clocks go back at midnight ends with its second 23:59 (R-1281)", () => {
  vi.stubEnv("TZ", "Africa/Cairo");
  const { from, to } = financialYearInstants({ year: "23-24", period: "NOV-OCT" });
  vi.unstubAllEnvs();
  expect([from, to]).toEqual(["2023-10-31T22:00:00.000Z", "2024-10-31T21:59:59.999Z"]);
});
