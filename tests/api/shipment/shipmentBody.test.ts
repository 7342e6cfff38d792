import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { refusedShipment, type ShipmentChange } from "../../support/api/shipments/enteredShipment.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

const refusal = (change: ShipmentChange) => refusedShipment(exporter, shipmentId, change);

describe("figures as they are entered", () => {
  test("what is no number is refused with its place (R-225)", async () => {
    for (const quantity of ["ten", "1e3", "1,000", true, {}]) {
      expect(await refusal({ products: [{ ...aLine(exporter), quantity }] })).toEqual({
        status: 400,
        errors: [{ error: "quantity must be a number", code: "INVALID", field: ["products", "0", "quantity"] }],
      });
    }
  });

  test("have at most 15 digits, and the refusal says so", async () => {
    for (const quantity of ["1234567890123456", 0.123_456_789_012_345_6]) {
      expect(await refusal({ products: [{ ...aLine(exporter), quantity }] })).toEqual({
        status: 400,
        errors: [{ error: "quantity must have at most 15 digits", code: "INVALID", field: ["products", "0", "quantity"] }],
      });
    }
  });

  test("have no more decimals than documents print", async () => {
    expect((await refusal({ products: [aLine(exporter, { quantity: 1.2345, rate: "1.00001" })] })).errors).toEqual([
      { error: "Line 1: quantity must have at most 3 decimals", code: "INVALID", field: ["products", "0", "quantity"] },
      { error: "Line 1: rate must have at most 4 decimals", code: "INVALID", field: ["products", "0", "rate"] },
    ]);
    const packages = { ...aLine(exporter).package, grossWeightPerPackage: "25.1501" };
    expect((await refusal({ products: [aLine(exporter, { package: packages })] })).errors).toMatchObject([
      { error: "Line 1: gross weight per package must have at most 3 decimals" },
    ]);
    expect((await refusal({ container: [{ containerNumber: "TVXU1001010", netWeight: 0.0001 }] })).errors).toMatchObject([
      { error: "Container 1: net weight must have at most 3 decimals", field: ["container", "0", "netWeight"] },
    ]);
  });

  test("are required on each line", async () => {
    const { quantity: _quantity, ...line } = aLine(exporter);
    const { netWeightPerPackage: _net, ...packages } = line.package;
    const { status, errors } = await refusal({ products: [{ ...line, rate: null, package: packages }] });
    expect([status, errors]).toEqual([
      422,
      [
        { error: "Line 1: quantity is required", code: "INVALID", field: ["products", "0", "quantity"] },
        { error: "Line 1: rate is required", code: "INVALID", field: ["products", "0", "rate"] },
        {
          error: "Line 1: net weight per package is required",
          code: "INVALID",
          field: ["products", "0", "package", "netWeightPerPackage"],
        },
      ],
    ]);
  });
});

describe("unknown names", () => {
  test("are refused with their place and the name that may be meant", async () => {
    const { quantity: _quantity, ...line } = aLine(exporter);
    const { status, errors } = await refusal({
      colour: "red",
      Notes: "x",
      products: [{ ...line, qty: 5, package: { ...line.package, tare: 1 } }],
      charges: { discont: 5 },
      containerDetail: { containers: 1, typ: "LCL" },
      container: [{ containerNumber: "TVXU1001010", sealNumber: "1" }],
    } as ShipmentChange);
    expect(status).toBe(400);
    expect(errors.map(({ error, field }) => [field?.join("."), error])).toEqual(
      expect.arrayContaining([
        ["colour", "colour is unknown"],
        ["Notes", "Notes is unknown; did you mean notes?"],
        ["products.0.qty", "qty is unknown in products 1; did you mean quantity?"],
        ["products.0.package.tare", "tare is unknown in package"],
        ["charges.discont", "discont is unknown in charges; did you mean discount?"],
        ["containerDetail.typ", "typ is unknown in containerDetail; did you mean type?"],
        ["container.0.sealNumber", "sealNumber is unknown in container 1"],
      ]),
    );
    expect(errors).toHaveLength(7);
  });

  test("a thousand of them are named twenty at a time, however long they are", async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${"x".repeat(200)}${index}`, 1]));
    expect((await refusal({ charges: many })).errors).toHaveLength(20);
  });
});

describe("shapes", () => {
  test("texts are texts, lists are lists, and not too long", async () => {
    expect(await refusal({ name: 7 })).toMatchObject({ status: 400, errors: [{ error: "name must be a text", field: ["name"] }] });
    expect(await refusal({ products: "none" })).toMatchObject({ status: 400, errors: [{ error: "products must be a list" }] });
    expect(await refusal({ name: "x".repeat(256) })).toMatchObject({
      status: 400,
      errors: [{ error: "name must be at most 255 characters long" }],
    });
    expect(await refusal({ currency: "USDX" })).toMatchObject({ status: 400 });
    expect(await refusal({ container: Array.from({ length: 501 }, () => ({ containerNumber: "X" })) })).toMatchObject({ status: 400 });
  });

  test("a body that is no object is refused", async () => {
    for (const body of [[], ["text"], [7]]) expect(await exporter.user.post("/v1/shipment/add", body)).toMatchObject({ status: 400 });
  });
});
