import { describe, expect, test } from "vitest";
import { agrees, lineTotals, shipmentTotals, type ChargeFigures, type LineFigures } from "#domain/shipment/shipmentTotals.ts";

const noCharges: ChargeFigures = {
  discount: "0",
  gstPercentage: "0",
  advance: "0",
  fob: "0",
  freight: "0",
  insurance: "0",
  commission: "0",
};

function aLine(figures: Partial<LineFigures>): LineFigures {
  return { quantity: "1", rate: "1", unitWeight: "1000", netWeightPerPackage: "25", grossWeightPerPackage: "25.15", ...figures };
}

describe("worked cases", () => {
  test("two lines in 25 kg bags with discount and advance give exactly their worked figures (R-239, R-243)", () => {
    const lines = [aLine({ quantity: "50", rate: "1085" }), aLine({ quantity: "25", rate: "1142.5" })];
    const charges = {
      ...noCharges,
      discount: "312.5",
      advance: "16500",
      fob: "78900",
      freight: "3150",
      insurance: "450",
      commission: "750",
    };
    expect(shipmentTotals("USD", lines, charges)).toEqual({
      lines: [
        { amount: "54250.00", packages: "2000", isWhole: true, netWeight: "50000", grossWeight: "50300" },
        { amount: "28562.50", packages: "1000", isWhole: true, netWeight: "25000", grossWeight: "25150" },
      ],
      subtotal: "82812.5",
      amountBeforeGST: "82500",
      gst: "0.00",
      invoiceValue: "82500",
      totalAmount: "66000",
      cnfValue: "82050",
      cifValue: "82500",
      totalPackages: "3000",
      totalNetWeight: "75000",
      totalGrossWeight: "75450",
    });
  });

  test("5,500 MT in 50 kg bags in bulk give exactly their worked figures (R-242)", () => {
    const line = aLine({ quantity: "5500", rate: "372.25", netWeightPerPackage: "50", grossWeightPerPackage: "50.12" });
    const totals = shipmentTotals("USD", [line], { ...noCharges, fob: "1842500", freight: "204875", commission: "5500" });
    expect(totals).toMatchObject({ subtotal: "2047375", totalAmount: "2047375", cnfValue: "2047375", cifValue: "2047375" });
    expect(totals).toMatchObject({ totalPackages: "110000", totalNetWeight: "5500000", totalGrossWeight: "5513200" });
  });
});

describe("money", () => {
  test("each line amount is rounded half-up to the minor unit before it is added (R-244)", () => {
    // 3 × 0.335 = 1.005 → 1.01 each; the unrounded sum would be 2.01.
    const lines = [aLine({ quantity: "3", rate: "0.335" }), aLine({ quantity: "3", rate: "0.335" })];
    expect(shipmentTotals("USD", lines, noCharges).subtotal).toBe("2.02");
  });

  test("a yarn line of 19,958.4 kg at 3.42 comes to 68,257.73", () => {
    expect(lineTotals("USD", aLine({ quantity: "19958.4", rate: "3.42" })).amount).toBe("68257.73");
  });

  test("yen have no minor unit: 1.5 × 333 = 499.5 becomes 500", () => {
    expect(lineTotals("JPY", aLine({ quantity: "1.5", rate: "333" })).amount).toBe("500");
  });

  test("Kuwaiti dinars have three decimals: 7 × 1.2345 = 8.6415 becomes 8.642", () => {
    expect(lineTotals("KWD", aLine({ quantity: "7", rate: "1.2345" })).amount).toBe("8.642");
  });

  test("GST is taken of the amount after discount and rounded half-up; the advance comes off after GST (R-240, R-244)", () => {
    const totals = shipmentTotals("INR", [aLine({ quantity: "10", rate: "1001.1" })], {
      ...noCharges,
      discount: "11",
      gstPercentage: "18",
      advance: "1000",
    });
    // 10,011 − 11 = 10,000; 18 % = 1,800; 11,800 − 1,000 = 10,800
    expect(totals).toMatchObject({ amountBeforeGST: "10000", gst: "1800.00", invoiceValue: "11800", totalAmount: "10800" });
  });

  test("5 percent GST of 0.30 is 0.015 and becomes 0.02", () => {
    expect(shipmentTotals("USD", [aLine({ quantity: "1", rate: "0.3" })], { ...noCharges, gstPercentage: "5" }).gst).toBe("0.02");
  });

  test("charges are rounded to the minor unit before they count, as they are stored and printed (R-244)", () => {
    const charges = { ...noCharges, discount: "0.005", advance: "0.004", fob: "1.005", freight: "1.005", insurance: "0.004" };
    const totals = shipmentTotals("USD", [aLine({ quantity: "1", rate: "100" })], charges);
    expect(totals).toMatchObject({ amountBeforeGST: "99.99", totalAmount: "99.99", cnfValue: "2.02", cifValue: "2.02" });
  });

  test("commission, FOB, freight and insurance do not change the total (R-241)", () => {
    const charges = { ...noCharges, fob: "10", freight: "20", insurance: "30", commission: "40" };
    expect(shipmentTotals("USD", [aLine({ quantity: "2", rate: "50" })], charges)).toMatchObject({ totalAmount: "100", cifValue: "60" });
  });
});

describe("weights", () => {
  test("gross weight multiplies before it divides: 440 cartons of 45.36 kg weigh 21,340 kg gross (R-243, R-246)", () => {
    const line = aLine({ quantity: "19958.4", unitWeight: "1", netWeightPerPackage: "45.36", grossWeightPerPackage: "48.5" });
    expect(lineTotals("USD", line)).toMatchObject({ packages: "440", netWeight: "19958.4", grossWeight: "21340" });
  });

  test("no net weight per package means goods in bulk: no packages, gross equals net (R-242)", () => {
    const line = aLine({ quantity: "12.5", unitWeight: "1", netWeightPerPackage: "0", grossWeightPerPackage: "0" });
    expect(lineTotals("USD", line)).toMatchObject({ packages: "0", isWhole: true, netWeight: "12.5", grossWeight: "12.5" });
  });

  test("a fractional package count is told and kept exact (R-246)", () => {
    expect(lineTotals("USD", aLine({ quantity: "0.01", netWeightPerPackage: "4" }))).toMatchObject({ packages: "2.5", isWhole: false });
  });

  test("a whole count stays whole where the division has no finite decimals", () => {
    const line = aLine({ quantity: "21", unitWeight: "1", netWeightPerPackage: "0.7", grossWeightPerPackage: "0.9" });
    expect(lineTotals("USD", line)).toMatchObject({ packages: "30", isWhole: true, grossWeight: "27" });
  });
});

describe("agreement of a body's totals", () => {
  test("a difference within (lines + 1) × half a minor unit is rounding (R-245)", () => {
    expect(agrees("100.01", "100", "USD", 1)).toBe(true);
    expect(agrees("100.011", "100", "USD", 1)).toBe(false);
    expect(agrees("100.02", "100", "USD", 3)).toBe(true);
    expect(agrees("101", "100", "JPY", 1)).toBe(true);
    expect(agrees("102", "100", "JPY", 1)).toBe(false);
  });
});
