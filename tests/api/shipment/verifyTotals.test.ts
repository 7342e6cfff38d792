import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { enteredShipment, refusedTotals, savedShipment, type EnteredLine } from "../../support/api/shipments/enteredShipment.ts";
import { workedShipments } from "../../support/api/shipments/workedShipments.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const entered = (line: EnteredLine) => enteredShipment(exporter, line);
const saved = (body: object) => savedShipment(exporter, body);
const refused = (body: object) => refusedTotals(exporter, body);

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
