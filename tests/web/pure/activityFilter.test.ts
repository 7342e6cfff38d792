import { expect, test, vi } from "vitest";
import { activitySearch, auditFilterOf, endsBeforeItBegins, readActivityFilter } from "../../../web/audit/activityFilter.ts";

const filter = { from: "2026-04-01", to: "2026-04-02", noun: "SHIPMENT" } as const;

test("the address holds what is chosen, and nothing for what is not", () => {
  expect(activitySearch(filter).toString()).toBe("from=2026-04-01&to=2026-04-02&noun=SHIPMENT");
  expect(readActivityFilter(activitySearch(filter))).toEqual(filter);
  expect(activitySearch({ from: "", to: "", noun: "" }).toString()).toBe("");
});

test("an address that makes no sense limits nothing", () => {
  expect(readActivityFilter(new URLSearchParams("from=2026-02-30&to=soon&noun=DRAGON"))).toEqual({ from: "", to: "", noun: "" });
});

test("days are asked for from their first to their last moment, as the reader's clock has them", () => {
  expect(auditFilterOf(filter)).toEqual({
    from: new Date(2026, 3, 1).toISOString(),
    to: new Date(new Date(2026, 3, 3).getTime() - 1).toISOString(),
    entityType: "SHIPMENT",
  });
  expect(auditFilterOf({ from: "", to: "", noun: "" })).toEqual({ from: null, to: null, entityType: null });
});

test("where clocks go back at midnight, the day ends with the second 23:59, and where they go forward, at the first moment of the next (R-1281)", () => {
  vi.stubEnv("TZ", "Africa/Cairo");
  const days = ["2026-10-29", "2026-10-30", "2026-04-23", "2026-04-24"];
  const filters = days.map((day) => auditFilterOf({ from: day, to: day, noun: "" }));
  vi.unstubAllEnvs();
  expect(filters.map(({ from, to }) => [from, to])).toEqual([
    ["2026-10-28T21:00:00.000Z", "2026-10-29T21:59:59.999Z"],
    ["2026-10-29T22:00:00.000Z", "2026-10-30T21:59:59.999Z"],
    ["2026-04-22T22:00:00.000Z", "2026-04-23T21:59:59.999Z"],
    ["2026-04-23T22:00:00.000Z", "2026-04-24T20:59:59.999Z"],
  ]);
});

test.each([
  ["2026-04-02", "2026-04-01", true],
  ["2026-04-01", "2026-04-01", false],
  ["2026-04-02", "", false],
  ["", "2026-04-01", false],
])("days from %j to %j end before they begin: %s", (from, to, expected) => {
  expect(endsBeforeItBegins({ from, to, noun: "" })).toBe(expected);
});
