import { expect, test } from "vitest";
import { billableStatuses, billMessages, billTotals, checkBillLines, readGst } from "../../../domain/partners/brokerageBill.ts";
import { gstState, taxNames } from "../../../domain/partners/billTax.ts";
import { gstStates } from "../../../domain/places/gstStates.ts";
import { aBillLine } from "../../support/fixtures/brokerageBills.ts";

const line = (change = {}) => ({ ...aBillLine(), billedAs: null, ...change });

test("GST is rounded half-up to the currency's minor unit and added to the exact sum (R-923)", () => {
  // 0.1 + 0.2 is no 0.3 in binary arithmetic; 18 % of 0.30 is 0.054.
  expect(billTotals("USD", ["0.10", "0.20"], "18")).toEqual({ commission: "0.3", gst: "0.05", total: "0.35" });
  expect(billTotals("USD", ["250.25"], "18")).toEqual({ commission: "250.25", gst: "45.05", total: "295.3" });
  expect(billTotals("JPY", ["1005"], "10")).toEqual({ commission: "1005", gst: "101", total: "1106" });
  expect(billTotals("KWD", ["12.345", "0.001"], "2.5")).toEqual({ commission: "12.346", gst: "0.309", total: "12.655" });
});

test("each half of a GST that is divided is rounded half-up, and the halves add up to the tax (R-1163)", () => {
  // 9 % of 250.25 is 22.5225 and of 100.50 is 9.045; 18 % would be 45.05 and 18.09.
  expect(billTotals("INR", ["250.25"], "18", 2)).toEqual({ commission: "250.25", gst: "45.04", total: "295.29" });
  expect(billTotals("INR", ["100.50"], "18", 2)).toEqual({ commission: "100.5", gst: "18.10", total: "118.6" });
  expect(billTotals("INR", ["250.00"], "0", 2)).toEqual({ commission: "250", gst: "0.00", total: "250" });
  expect(billTotals("JPY", ["1005"], "10", 2)).toEqual({ commission: "1005", gst: "100", total: "1105" });
});

test.each([
  ["24AABFG7788K1Z2", "Rajkot\nGSTIN: 24aaxct4821k1zs", ["CGST", "SGST"]],
  ["07AABFG7788K1Z2", "07AAXCT4821K1ZS", ["CGST", "SGST"]],
  ["34AABFG7788K1Z2", "34AAXCT4821K1ZS", ["CGST", "SGST"]],
  ["04AABFG7788K1Z2", "04AAXCT4821K1ZS", ["CGST", "UTGST"]],
  ["38AABFG7788K1Z2", "38AAXCT4821K1ZS", ["CGST", "UTGST"]],
  ["24AABFG7788K1Z2", "27AAXCT4821K1ZS", ["IGST"]],
  ["24AABFG7788K1Z2", "204 Kalawad Road, Rajkot 360005", ["GST"]],
  ["24AABFG7788K1Z2", "28AAXCT4821K1ZS", ["GST"]],
  ["24AABFG7788K1Z2", "24AAXCT4821K1ZS7", ["GST"]],
  ["", "24AAXCT4821K1ZS", ["GST"]],
  ["M90312345A", "24AAXCT4821K1ZS", ["GST"]],
])("a bill from %j to %j has %j by the states of both GSTINs, and none divided to an SEZ (R-1163, R-1251)", (own, billTo, names) => {
  expect(taxNames(own, { billTo, toSez: false })).toEqual(names);
  const isDivided = names.length > 1;
  expect(taxNames(own, { billTo, toSez: true })).toEqual(isDivided ? ["IGST"] : names);
});

test("every state whose code a GSTIN may begin with has a name, and no other has (R-1164)", () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));
  expect(codes.filter((code) => gstState(`${code}AAXCT4821K1ZS`) !== "")).toEqual(Object.keys(gstStates).toSorted());
});

test("GST % is a plain number from 0 to 100 with at most two decimals, blank for 0 (R-923)", () => {
  expect(["", " ", "0", "18", "2.50", "100"].map(readGst)).toEqual(["0", "0", "0", "18", "2.5", "100"]);
  expect(["-1", "100.01", "1e1", "18%", "1.255", "1,8", "x", "9".repeat(20)].map(readGst)).toEqual(Array(8).fill(null));
});

test("goods are on board from that milestone on, and never on a cancelled shipment (R-921)", () => {
  expect(billableStatuses).toEqual(["On board", "B/L released", "Documents sent", "Arrived", "Paid"]);
});

test.each([
  ["nothing is chosen", [], null, { message: billMessages.nothingChosen }],
  [
    "one is billed",
    [line(), line({ billedAs: "GCB/9" })],
    null,
    { message: "Already billed by GCB/9", code: "DUPLICATE", field: ["shipmentIds", "1"] },
  ],
  ["another office has billed it", [line({ billedAs: "" })], null, { message: "Already billed", code: "DUPLICATE" }],
  ["they are of two firms", [line(), line({ firmId: "other" })], null, { message: billMessages.severalFirms, field: ["shipmentIds", "1"] }],
  ["they are in two currencies", [line(), line({ currency: "EUR" })], null, { message: billMessages.severalCurrencies }],
  ["the commission is not what the caller saw", [line()], "249.99", { code: "CONFLICT", field: ["commission"] }],
])("a bill is refused if %s (R-922)", (_case, lines, claimed, problem) => {
  expect(checkBillLines(lines, claimed)).toMatchObject([problem]);
});

test("a bill of one firm in one currency passes, whatever the form of the sum that the caller saw (R-922)", () => {
  const lines = [line(), line({ commission: "99.5" })];
  for (const claimed of [null, "349.5", "349.50"]) expect(checkBillLines(lines, claimed)).toEqual([]);
});
