import { expect, test } from "vitest";
import { sumsOf } from "../../../../web/stats/statusBar/gridSums.ts";

test("amounts are added up by currency and never across, exactly", () => {
  const { filled, sums } = sumsOf([
    { text: "0.10", currency: "USD" },
    { text: "0.20", currency: "USD" },
    { text: "8,25,000.00", currency: "INR" },
    { text: "", currency: "USD" },
  ]);
  expect(filled).toBe(3);
  expect(sums).toEqual([
    { unit: "INR", isMoney: true, sum: "825000", average: "825000" },
    { unit: "USD", isMoney: true, sum: "0.3", average: "0.15" },
  ]);
});

test("measures are added up by their unit, bare figures by themselves, and text counts as filled only", () => {
  const { filled, sums } = sumsOf([
    { text: "75,000.00 KG", hasUnit: true },
    { text: "25,000 KG", hasUnit: true },
    { text: "10 MT", hasUnit: true },
    { text: "4" },
    { text: "In bulk", hasUnit: true },
    { text: "2 days" },
  ]);
  expect(filled).toBe(6);
  expect(sums.map(({ unit, sum }) => [unit, sum])).toEqual([
    ["", "4"],
    ["KG", "100000"],
    ["MT", "10"],
  ]);
});
