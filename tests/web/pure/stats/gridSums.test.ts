import { expect, test } from "vitest";
import { sumsOf } from "../../../../web/stats/statusBar/gridSums.ts";

test("amounts are added up by currency and never across, exactly", () => {
  const { filled, sums } = sumsOf([
    { column: "Column", text: "0.10", currency: "USD" },
    { column: "Column", text: "0.20", currency: "USD" },
    { column: "Column", text: "8,25,000.00", currency: "INR" },
    { column: "Column", text: "", currency: "USD" },
  ]);
  expect(filled).toBe(3);
  expect(sums).toEqual([
    { column: "Column", unit: "INR", isMoney: true, sum: "825000", average: "825000" },
    { column: "Column", unit: "USD", isMoney: true, sum: "0.3", average: "0.15" },
  ]);
});

test("measures are added up by their unit, bare figures by themselves, and text counts as filled only", () => {
  const { filled, sums } = sumsOf([
    { column: "Column", text: "75,000.00 KG", hasUnit: true },
    { column: "Column", text: "25,000 KG", hasUnit: true },
    { column: "Column", text: "10 MT", hasUnit: true },
    { column: "Column", text: "4" },
    { column: "Column", text: "In bulk", hasUnit: true },
    { column: "Column", text: "2 days" },
  ]);
  expect(filled).toBe(6);
  expect(sums.map(({ unit, sum }) => [unit, sum])).toEqual([
    ["", "4"],
    ["KG", "100000"],
    ["MT", "10"],
  ]);
});

test("columns of one unit or currency are each added up by themselves, in the order of the sheet", () => {
  const { sums } = sumsOf([
    { column: "Net Weight", text: "75,000.00 KG", hasUnit: true },
    { column: "Gross Weight", text: "75,450.50 KG", hasUnit: true },
    { column: "FOB", text: "0.10", currency: "USD" },
    { column: "Net Weight", text: "25,000.00 KG", hasUnit: true },
    { column: "Gross Weight", text: "25,150.25 KG", hasUnit: true },
    { column: "FOB", text: "0.20", currency: "EUR" },
  ]);
  expect(sums.map(({ column, unit, sum }) => [column, unit, sum])).toEqual([
    ["Net Weight", "KG", "100000"],
    ["Gross Weight", "KG", "100600.75"],
    ["FOB", "EUR", "0.2"],
    ["FOB", "USD", "0.1"],
  ]);
});
