import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Charges, Packages, Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aRecord, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { workedShipments } from "../../support/api/workedShipments.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

describe("the worked cases", () => {
  test("are accepted as they are sent and read back with exactly their figures (R-365, R-393)", async () => {
    const { user, cases } = await workedShipments(api);
    for (const { body } of cases) {
      const { errors, data } = await user.post<Shipment>("/v1/shipment/add", body);
      expect(errors).toEqual([]);
      expect(data.products.map(({ quantity, rate, package: packages }) => ({ quantity, rate, packages }))).toEqual(
        body.products.map(({ quantity, rate, package: packages }) => ({ quantity, rate, packages })),
      );
      const { charges, totalQuantity, totalGrossQuantity, amountBeforeGST, totalAmount } = body;
      expect(data).toMatchObject({ charges, totalQuantity, totalGrossQuantity, amountBeforeGST, totalAmount });
    }
  });

  test("give the same figures where the body tells none that can be worked out", async () => {
    const { user, cases } = await workedShipments(api);
    const totals = [];
    for (const { body } of cases) {
      const { totalQuantity: _net, totalGrossQuantity: _gross, amountBeforeGST: _before, totalAmount: _total, ...rest } = body;
      const products = body.products.map((line) => {
        const { netWeightPerPackage, grossWeightPerPackage } = line.package;
        return { ...line, package: { netWeightPerPackage, grossWeightPerPackage } };
      });
      const { data } = await user.post<Shipment>("/v1/shipment/add", { ...rest, products });
      totals.push([
        data.products.map(({ package: each }) => [each.total, each.netWeight, each.grossWeight]),
        [data.totalQuantity, data.totalGrossQuantity, data.amountBeforeGST, data.charges.gst, data.totalAmount],
      ]);
    }
    expect(totals).toEqual([
      [
        [
          [2000, 50_000, 50_300],
          [1000, 25_000, 25_150],
        ],
        [75_000, 75_450, 82_500, 0, 66_000],
      ],
      [[[110_000, 5_500_000, 5_513_200]], [5_500_000, 5_513_200, 2_047_375, 0, 2_047_375]],
    ]);
  });
});

/** A body with one line of 10 MT and these figures, and without computed values. */
function entered(line: { quantity?: number | string; rate?: number | string; each?: Partial<Packages> }, charges: Partial<Charges> = {}) {
  const { quantity = 10, rate = 1000, each = {} } = line;
  const {
    totalQuantity: _net,
    totalGrossQuantity: _gross,
    amountBeforeGST: _before,
    totalAmount: _total,
    ...body
  } = aShipmentBody(exporter);
  const { total: _packages, netWeight: _lineNet, grossWeight: _lineGross, ...perPackage } = { ...aLine(exporter).package, ...each };
  return { ...body, products: [{ ...aLine(exporter, { quantity, rate }), package: perPackage }], charges };
}

async function saved(body: object): Promise<Shipment> {
  const { data, errors } = await exporter.user.post<Shipment>("/v1/shipment/add", body);
  expect(errors).toEqual([]);
  return data;
}

async function refused(body: object): Promise<unknown[]> {
  const { status, data, errors } = await exporter.user.post("/v1/shipment/add", body);
  expect({ status, data }).toEqual({ status: 422, data: null });
  return errors;
}

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

describe("totals that a body tells", () => {
  const told: [change: Partial<ShipmentBody>, error: string, field: string[]][] = [
    [{ totalAmount: 10_000.02 }, "Total amount should be 10000, not 10000.02", ["totalAmount"]],
    [{ amountBeforeGST: 9999 }, "Amount before GST should be 10000, not 9999", ["amountBeforeGST"]],
    [{ totalQuantity: 10 }, "Total net weight should be 10000, not 10", ["totalQuantity"]],
    [{ totalGrossQuantity: 10_060.1 }, "Total gross weight should be 10060, not 10060.1", ["totalGrossQuantity"]],
  ];
  for (const [change, error, field] of told) {
    test(`a wrong ${field.join(".")} is refused with the expected figure (R-245)`, async () => {
      expect(await refused(aShipmentBody(exporter, change))).toEqual([{ error, code: "INVALID", field }]);
    });
  }

  test("wrong figures of a line's packages and a wrong GST are refused with the expected ones", async () => {
    const { charges } = aShipmentBody(exporter);
    const line = aLine(exporter);
    const packages = { ...line.package, total: 401, netWeight: 10_001, grossWeight: 1 };
    const body = aShipmentBody(exporter, { products: [{ ...line, package: packages }], charges: { ...charges, gst: 1 } });
    expect(await refused(body)).toMatchObject([
      { error: "Total packages should be 400, not 401", field: ["products", "0", "package", "total"] },
      { error: "Net weight should be 10000, not 10001", field: ["products", "0", "package", "netWeight"] },
      { error: "Gross weight should be 10060, not 1", field: ["products", "0", "package", "grossWeight"] },
      { error: "GST should be 0, not 1", field: ["charges", "gst"] },
    ]);
  });

  test("a total as binary arithmetic gives it is compared, not counted in digits", async () => {
    const body = entered({ quantity: 4.4, rate: 100 });
    expect((await saved({ ...body, totalAmount: 440.00000000000006, amountBeforeGST: "440.00000000000006" })).totalAmount).toBe(440);
    expect(await refused({ ...body, totalAmount: 440.100_000_000_000_1 })).toMatchObject([
      { error: "Total amount should be 440, not 440.1000000000001", field: ["totalAmount"] },
    ]);
    const thirds = entered({ each: { netWeightPerPackage: 0.03, grossWeightPerPackage: 0.031 } });
    const products = thirds.products.map((line) => ({
      ...line,
      package: { ...line.package, total: 10_000 / 0.03, grossWeight: (10_000 / 0.03) * 0.031 },
    }));
    expect((await saved({ ...thirds, products })).products[0]?.package.total).toBe(333_333.333333);
  });

  test("a total that is no finite number is refused", async () => {
    for (const totalAmount of ["1e3", "Infinity", "NaN", "ten", true, [], "9".repeat(500)]) {
      const { status, errors } = await exporter.user.post("/v1/shipment/add", { ...entered({}), totalAmount });
      expect([status, errors]).toMatchObject([400, [{ error: "totalAmount must be a number", field: ["totalAmount"] }]]);
    }
  });

  test("another package type than the packaging's is refused, in whatever case it comes", async () => {
    const [line] = entered({}).products;
    const typed = (type: string) => ({ ...entered({}), products: [{ ...line, package: { ...line?.package, type } }] });
    expect(await refused(typed("DRUM"))).toEqual([
      {
        error: "Package type should be BAG, as its packaging details say, not DRUM",
        code: "INVALID",
        field: ["products", "0", "package", "type"],
      },
    ]);
    expect((await saved(typed("bag"))).products[0]?.package.type).toBe("BAG");
  });

  test("a difference of rounding is accepted, and our figure is kept (R-245)", async () => {
    // Half a cent a line and one more: within one cent for one line.
    expect((await saved(aShipmentBody(exporter, { totalAmount: 10_000.01, totalQuantity: 10_000.001 }))).totalAmount).toBe(10_000);
  });
});
