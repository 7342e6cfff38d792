import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Charges, Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aRecord, type Exporter } from "../../support/api/anExporter.ts";
import { enteredShipment, refusedTotals, savedShipment, type EnteredLine } from "../../support/api/shipments/enteredShipment.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const entered = (line: EnteredLine, charges?: Partial<Charges>) => enteredShipment(exporter, line, charges);
const saved = (body: object) => savedShipment(exporter, body);
const refused = (body: object) => refusedTotals(exporter, body);

describe("figures of our own", () => {
  test("GST is taken after the discount and the advance comes off last (R-240)", async () => {
    // 10,000 − 500 = 9,500; 18 % = 1,710; 11,210 − 1,000 = 10,210
    const { charges, amountBeforeGST, totalAmount } = await saved(entered({}, { discount: 500, gstPercentage: 18, advance: 1000 }));
    expect({ gst: charges.gst, amountBeforeGST, totalAmount }).toEqual({ gst: 1710, amountBeforeGST: 9500, totalAmount: 10_210 });
  });

  test("yen have no minor unit, Kuwaiti dinars three", async () => {
    expect((await saved({ ...entered({ quantity: "1.5", rate: "333" }), currency: "jpy" })).totalAmount).toBe(500);
    expect((await saved({ ...entered({ quantity: 7, rate: 1.2345 }), currency: "KWD" })).totalAmount).toBe(8.642);
  });

  test("a charge that rounding would change is refused", async () => {
    expect(await refused(entered({}, { discount: "0.005", freight: "1.234" }))).toEqual([
      { error: "Discount must have at most 2 decimals in USD", code: "INVALID", field: ["charges", "discount"] },
      { error: "Freight must have at most 2 decimals in USD", code: "INVALID", field: ["charges", "freight"] },
    ]);
    expect(await refused({ ...entered({}, { advance: 0.4 }), currency: "JPY" })).toMatchObject([
      { error: "Advance must have no decimals in JPY" },
    ]);
    expect((await saved(entered({}, { discount: "0.010", freight: "1.20" }))).charges).toMatchObject({ discount: 0.01, freight: 1.2 });
  });

  test("unidades de fomento have four decimals", async () => {
    const body = { ...entered({ quantity: "0.5", rate: "0.3333" }, { freight: "0.0001" }), currency: "CLF" };
    const { shipmentId, totalAmount, charges } = await saved(body);
    expect([totalAmount, charges.freight]).toEqual([0.1667, 0.0001]);
    const read = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`);
    expect(read.data.totalAmount).toBe(0.1667);
  });

  test("no net weight per package means goods in bulk", async () => {
    const { products, totalQuantity, totalGrossQuantity } = await saved(
      entered({ each: { netWeightPerPackage: 0, grossWeightPerPackage: 0 } }),
    );
    expect(products[0]?.package).toMatchObject({ total: 0, netWeight: 10_000, grossWeight: 10_000 });
    expect([totalQuantity, totalGrossQuantity]).toEqual([10_000, 10_000]);
  });

  test("a line without packages has those of its packaging, and keeps them on an update", async () => {
    const { package: _packages, ...line } = aLine(exporter);
    const body = { ...entered({}), products: [line] };
    const { shipmentId, products } = await saved(body);
    const packed = {
      total: 400,
      type: "BAG",
      netWeight: 10_000,
      grossWeight: 10_060,
      netWeightPerPackage: 25,
      grossWeightPerPackage: 25.15,
    };
    expect(products[0]?.package).toEqual(packed);
    const unit = { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 50, grossWeight: 50.2 };
    await exporter.user.post(`/v1/user/unit/update?unitId=${exporter.unitId}`, unit);
    const { data } = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${shipmentId}`, body);
    expect(data.products[0]?.package).toEqual(packed);
    expect((await saved(body)).products[0]?.package).toMatchObject({ total: 200, netWeightPerPackage: 50 });
    await exporter.user.post(`/v1/user/unit/update?unitId=${exporter.unitId}`, { ...unit, netWeight: 25, grossWeight: 25.15 });
  });

  test("a fractional package count is kept exactly (R-246)", async () => {
    const { products } = await saved(entered({ quantity: "0.01", each: { netWeightPerPackage: 4, grossWeightPerPackage: "4.5" } }));
    expect(products[0]?.package).toMatchObject({ total: 2.5, netWeight: 10, grossWeight: 11.25 });
  });

  test("figures that binary floats cannot hold come back as they were sent", async () => {
    const { products, totalAmount } = await saved(entered({ quantity: "0.1", rate: "999999999999.99" }));
    expect([products[0]?.quantity, products[0]?.rate, totalAmount]).toEqual([0.1, 999_999_999_999.99, 100_000_000_000]);
  });

  test("amounts and weights that 15 digits cannot hold are refused", async () => {
    expect(await refused(entered({ quantity: "999999999999", rate: "999999" }))).toMatchObject([
      { error: "The amount of the line is too large", field: ["products", "0"] },
    ]);
    const tonnes = entered({ quantity: "9999999999999", rate: "0.01" });
    expect(await refused(tonnes)).toMatchObject([{ error: "The weights of the line are too large", field: ["products", "0"] }]);
  });

  test("a figure that we round ourselves is never too long to be kept: 30 g sachets by the hundred thousand tonnes", async () => {
    const each = { netWeightPerPackage: "0.03", grossWeightPerPackage: "0.031" };
    const { products, totalGrossQuantity } = await saved(entered({ quantity: 100_000.001, rate: 1, each }));
    expect(products[0]?.package).toMatchObject({ total: 3_333_333_366.66667, netWeight: 100_000_001, grossWeight: 103_333_334.366667 });
    expect(totalGrossQuantity).toBe(103_333_334.366667);
    const unit = { orderUnit: "LB", packingUnit: "G", weight: "453.59237", packageType: "BAG" };
    const unitId = await aRecord(exporter.user, "unit", unit, "unitId");
    const heavy = entered({ quantity: "12345678.123", rate: 1, each });
    const { totalQuantity } = await saved({ ...heavy, products: heavy.products.map((line) => ({ ...line, unitId })) });
    expect(totalQuantity).toBe(5_599_905_399.068_72);
  });
});

describe("charges", () => {
  test("a discount above the subtotal and an advance above the invoice value are refused (R-247)", async () => {
    expect(await refused(entered({}, { discount: "10000.01" }))).toEqual([
      { error: "Discount exceeds subtotal", code: "INVALID", field: ["charges", "discount"] },
    ]);
    expect(await refused(entered({}, { advance: "10000.01" }))).toEqual([
      { error: "Advance exceeds invoice value", code: "INVALID", field: ["charges", "advance"] },
    ]);
  });

  test("all of the invoice value may be paid in advance, GST with it", async () => {
    expect((await saved(entered({}, { gstPercentage: 5, advance: 10_500 }))).totalAmount).toBe(0);
  });

  test("charges are not negative and GST is at most 100 percent (R-365)", async () => {
    expect(await refused(entered({}, { freight: -1 }))).toMatchObject([
      { error: "Charges must not be negative", field: ["charges", "freight"] },
    ]);
    expect(await refused(entered({}, { gstPercentage: 101 }))).toMatchObject([{ error: "GST must be at most 100 percent" }]);
  });
});
