import { expect, test } from "vitest";
import { priceBreakUp, proposedFob } from "#domain/shipment/priceBreakUp.ts";

function breakUpOf(fob: string, freight: string, insurance: string, amountBeforeGST = "1000", termsOfShipment = "") {
  const { rows, omitted } = priceBreakUp({ fob, freight, insurance, amountBeforeGST, currency: "USD", termsOfShipment });
  return omitted ?? rows.map(({ label, amount }) => `${label} ${amount}`);
}

test.each([
  ["FOB alone", ["1000", "0", "0"], ["FOB value 1000.00"]],
  ["FOB and freight", ["900", "100", "0"], ["FOB value 900.00", "Freight 100.00", "CNF value 1000"]],
  [
    "FOB, freight and insurance",
    ["890.5", "100", "9.5"],
    ["FOB value 890.50", "Freight 100.00", "CNF value 990.5", "Insurance 9.50", "CIF value 1000"],
  ],
  ["FOB and insurance", ["990", "0", "10"], ["FOB value 990.00", "Insurance 10.00", "CIF value 1000"]],
  ["parts below half a cent", ["999.996", "0.004", "0"], ["FOB value 1000.00"]],
] as const)("%s that add up to the amount before GST are printed (R-470)", (_what, [fob, freight, insurance], rows) => {
  expect(breakUpOf(fob, freight, insurance)).toEqual(rows);
});

test.each([
  ["all parts are 0", ["0", "0", "0"], "FOB, freight and insurance of this shipment are all 0: there is nothing to print."],
  ["there is no FOB value", ["0", "900", "100"], "This shipment has no FOB value: the price break-up is not printed."],
  [
    "the parts add up to less",
    ["900", "99.99", "0"],
    "FOB, freight and insurance add up to USD 999.99, the amount before GST is USD 1,000.00: the price break-up is not printed.",
  ],
  [
    "the parts add up to more",
    ["1000", "0", "0.01"],
    "FOB, freight and insurance add up to USD 1,000.01, the amount before GST is USD 1,000.00: the price break-up is not printed.",
  ],
] as const)("no break-up is printed if %s (R-470)", (_why, [fob, freight, insurance], reason) => {
  expect(breakUpOf(fob, freight, insurance)).toBe(reason);
});

test.each([
  ["FOB Mundra", ["900", "100", "0"], "FOB includes no freight, but the price break-up has it"],
  ["EXW Rajkot", ["990", "0", "10"], "EXW includes no insurance, but the price break-up has it"],
  ["CFR Dubai", ["890", "100", "10"], "CFR includes no insurance, but the price break-up has it"],
  ["CPT Dubai", ["1000", "0", "0"], "CPT includes freight, but the price break-up has none"],
  ["CIF Dubai", ["900", "100", "0"], "CIF includes insurance, but the price break-up has none"],
  ["DDP Dubai", ["1000", "0", "0"], "DDP includes freight, but the price break-up has none"],
] as const)(
  "under %s a break-up of %s is not printed, as the invoice would contradict its term (R-470)",
  (term, [fob, freight, insurance], reason) => {
    expect(breakUpOf(fob, freight, insurance, "1000", term)).toBe(`${reason}: the price break-up is not printed.`);
  },
);

test.each([
  ["FOB Mundra", ["1000", "0", "0"], ["FOB value 1000.00"]],
  ["CNF Dubai", ["900", "100", "0"], ["FOB value 900.00", "Freight 100.00", "CNF value 1000"]],
  ["DAP Dubai", ["900", "100", "0"], ["FOB value 900.00", "Freight 100.00", "CNF value 1000"]],
] as const)("under %s its parts %s are printed (R-470)", (term, [fob, freight, insurance], rows) => {
  expect(breakUpOf(fob, freight, insurance, "1000", term)).toEqual(rows);
});

test("no FOB value is offered while the term excludes the freight that is entered (R-748)", () => {
  const proposed = (termsOfShipment: string) =>
    proposedFob({ fob: "0", freight: "100", insurance: "0", amountBeforeGST: "1000", currency: "USD", termsOfShipment });
  expect([proposed("FOB Mundra"), proposed("CFR Dubai"), proposed("CIF Dubai")]).toEqual([null, "900", "900"]);
});

test.each([
  ["freight and insurance are taken off", ["0", "1600", "359.5"], "48040.5"],
  ["a wrong FOB value is replaced", ["48000", "1600", "0"], "48400"],
  ["a right one stays", ["48400", "1600", "0"], null],
  ["more freight than amount leaves none", ["0", "50000", "0"], null],
] as const)("the FOB value that completes the break-up: %s (R-748)", (_what, [fob, freight, insurance], proposed) => {
  expect(proposedFob({ fob, freight, insurance, amountBeforeGST: "50000", currency: "USD", termsOfShipment: "" })).toBe(proposed);
});
