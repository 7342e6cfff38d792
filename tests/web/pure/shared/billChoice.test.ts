import { expect, test } from "vitest";
import { billGroups, initialTicks } from "../../../../web/shared/bill/billChoice.ts";

const line = (sharedShipmentId: string, change = {}) => ({
  sharedShipmentId,
  exporter: "Tarangvel",
  firmKey: "f",
  currency: "USD",
  ...change,
});

test("shipments are offered by the exporter's firm and currency, and what is billed is not ticked (R-927)", () => {
  const lines = [line("1"), line("2", { currency: "EUR" }), line("3", { firmKey: "g" }), line("4", { billedAs: "NO/1" })];
  const groups = billGroups(lines);
  expect(groups.map(({ label, lines: members }) => [label, members.map(({ sharedShipmentId }) => sharedShipmentId)])).toEqual([
    ["Tarangvel, USD", ["1", "4"]],
    ["Tarangvel, EUR", ["2"]],
    ["Tarangvel, USD", ["3"]],
  ]);
  expect(initialTicks(groups[0]?.lines ?? [])).toEqual(["1"]);
  expect(initialTicks(Array.from({ length: 60 }, (_, index) => line(String(index))))).toHaveLength(50);
});
