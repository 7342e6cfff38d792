import { describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { invoiceModel, proformaModel } from "../../../api/document/models/invoiceModel.ts";
import { aPricedShipment, aProduct } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";

function figuresOf(shipment: Shipment): [label: string, value: string][] {
  return proformaModel(aProformaRequest(), shipment).figures.map(({ label, value }) => [label, value]);
}

describe("own cases, worked out by hand", () => {
  test("INR with 18 percent GST: lakh grouping, GST of the amount after discount, half-up", () => {
    // 12.5 × 80,000.40 = 10,00,005.00; − 5.05 = 9,99,999.95; 18 % = 1,79,999.991 → 1,79,999.99; sum 11,79,999.94; − 1,00,000
    const shipment = aPricedShipment(
      { currency: "INR", products: [aProduct({ quantity: 12.5, rate: 80000.4 })] },
      { discount: 5.05, gstPercentage: 18, advance: 100000 },
    );
    expect(figuresOf(shipment)).toEqual([
      ["Subtotal", "10,00,005.00"],
      ["Less: discount", "5.05"],
      ["Amount before IGST", "9,99,999.95"],
      ["IGST 18%", "1,79,999.99"],
      ["Invoice value", "INR 11,79,999.94"],
      ["Less: advance received", "1,00,000.00"],
      ["Balance payable", "INR 10,79,999.94"],
    ]);
  });

  test("GST without discount starts from the amount before GST", () => {
    const shipment = aPricedShipment({ currency: "INR", products: [aProduct({ quantity: 1, rate: 1000 })] }, { gstPercentage: 0.1 });
    expect(figuresOf(shipment)).toEqual([
      ["Amount before IGST", "1,000.00"],
      ["IGST 0.1%", "1.00"],
      ["Invoice value", "INR 1,001.00"],
    ]);
  });

  test("within one country the tax is GST, on an export IGST (R-479)", () => {
    const taxOf = (given: Partial<Shipment>) => figuresOf(aPricedShipment(given, { gstPercentage: 5 })).map(([label]) => label);
    expect(taxOf({ originCountry: "India", destinationCountry: "india " })).toContain("GST 5%");
    expect(taxOf({ originCountry: "India", destinationCountry: "" })).toContain("GST 5%");
    expect(taxOf({})).toContain("IGST 5%");
  });

  test("JPY has no decimals: 12.5 × 333 = 4,162.5 becomes 4,163", () => {
    const shipment = aPricedShipment({ currency: "JPY", products: [aProduct({ quantity: "12.5", rate: 333 })] });
    expect(figuresOf(shipment)).toEqual([["Invoice value", "JPY 4,163"]]);
  });

  test("KWD has three decimals: 7 × 1.2345 = 8.6415 becomes 8.642, its rate keeps four", () => {
    const model = proformaModel(
      aProformaRequest(),
      aPricedShipment({ currency: "KWD", products: [aProduct({ quantity: 7, rate: "1.2345" })] }),
    );
    expect(model.goods.lines[0]).toMatchObject({ rate: "1.2345", amount: "8.642" });
    expect(model.words[0]?.value).toBe("KUWAITI DINARS EIGHT AND FILS SIX HUNDRED FORTY-TWO ONLY");
  });

  test("each line is rounded half-up before it is added, so that the printed column adds up", () => {
    // 3 × 0.335 = 1.005 → 1.01 each; the unrounded sum would print 2.01.
    const product = aProduct({ quantity: 3, rate: 0.335 });
    const { goods } = proformaModel(aProformaRequest(), aPricedShipment({ products: [product, product] }));
    expect([...goods.lines.map(({ amount }) => amount), goods.sum.amount]).toEqual(["1.01", "1.01", "2.02"]);
  });

  test("a fractional package count is printed rounded up, and the total adds what is printed", () => {
    // 0.01 MT = 10 KG in packages of 4 KG: 2.5 packages; twice.
    const product = aProduct({ quantity: "0.01", package: { ...aProduct().package, netWeightPerPackage: 4, grossWeightPerPackage: 4.2 } });
    const { goods, weights } = invoiceModel(anInvoiceRequest(), aPricedShipment({ products: [product, product] }));
    expect([...goods.lines.map(({ packages }) => packages), goods.sum.packages]).toEqual(["3 BAGS", "3 BAGS", "6 BAGS"]);
    expect(weights.slice(0, 3).map(({ value }) => value)).toEqual(["6 BAGS", "20.00 KG", "21.00 KG"]);
  });

  test("goods without net weight per package are in bulk, and gross equals net", () => {
    const unit = { unitId: "U5", orderUnit: "MT", packingUnit: "MT", weight: 1, packageType: "BULK" };
    const loose = { ...aProduct().package, type: "BULK", netWeightPerPackage: 0, grossWeightPerPackage: 0 };
    const { goods, weights } = invoiceModel(
      anInvoiceRequest(),
      aPricedShipment({ products: [aProduct({ quantity: 12.5, unit, package: loose })] }),
    );
    expect([goods.lines[0]?.packages, goods.sum.packages]).toEqual(["In bulk", "In bulk"]);
    expect(weights.slice(0, 3).map(({ value }) => value)).toEqual(["In bulk", "12.50 MT", "12.50 MT"]);
  });

  test("different package types and units are summed apart", () => {
    const cartons = aProduct({
      quantity: 100,
      unit: { unitId: "U3", orderUnit: "KG", packingUnit: "LB", weight: 2, packageType: "BOX" },
      package: { ...aProduct().package, type: "BOX", netWeightPerPackage: 20, grossWeightPerPackage: 21 },
    });
    const { goods, weights } = invoiceModel(anInvoiceRequest(), aPricedShipment({ products: [aProduct(), cartons] }));
    expect(goods.heads.rate).toBe("USD per unit");
    expect(goods.sum).toMatchObject({ packages: "40 BAGS + 10 BOXES", quantity: "1 MT + 100 KG" });
    expect(weights.slice(0, 3).map(({ value }) => value)).toEqual([
      "40 BAGS + 10 BOXES",
      "1,000.00 KG + 200.00 LB",
      "1,006.00 KG + 210.00 LB",
    ]);
  });
});
