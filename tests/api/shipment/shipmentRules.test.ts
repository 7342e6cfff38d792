import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

/** What the service says to a body that differs in this, as an add and as an update; both must say the same. */
async function refusal(change: Partial<Record<keyof ShipmentBody, unknown>>) {
  const body = { ...aShipmentBody(exporter), ...change };
  const added = await exporter.user.post("/v1/shipment/add", body);
  const updated = await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body);
  expect(updated.errors).toEqual(added.errors);
  expect([added.data, updated.data]).toEqual([null, null]);
  return { status: added.status, errors: added.errors };
}

describe("required fields", () => {
  test("all missing ones are named in one sentence, in the order of the form (R-213)", async () => {
    const { status, data, errors } = await exporter.user.post("/v1/shipment/add", { isSellerDifferent: true });
    expect({ status, data }).toEqual({ status: 422, data: null });
    expect(errors[0]?.error).toBe(
      "Please fill in the following required fields: Shipment Name, Firm Address, Seller, Consignee, Broker, Origin Country, " +
        "Destination Country, Port of Loading, Port of Discharge, Terms of Payment, Terms of Shipment, Final Destination, Currency, " +
        "Declaration, Bank Details, Shipment Type, Product",
    );
  });

  test("a text of blanks is missing", async () => {
    expect(await refusal({ name: "  " })).toEqual({
      status: 422,
      errors: [{ error: "Please fill in the following required fields: Shipment Name", code: "INVALID", field: ["name"] }],
    });
  });

  test("a different seller is required once the seller differs (R-214)", async () => {
    const { errors } = await refusal({ isSellerDifferent: true });
    expect(errors).toMatchObject([{ error: "Please fill in the following required fields: Seller", field: ["sellerId"] }]);
  });

  test("a later line with figures needs its product (R-216)", async () => {
    const { errors } = await refusal({ products: [aLine(exporter), aLine(exporter, { productId: "" })] });
    expect(errors).toMatchObject([{ error: "Please fill in the following required fields: Product (line 2)" }]);
  });
});

describe("lines", () => {
  test("at most ten products (R-223)", async () => {
    const { errors } = await refusal({ products: Array.from({ length: 11 }, () => aLine(exporter)) });
    expect(errors).toMatchObject([{ error: "At most 10 products are allowed", field: ["products"] }]);
  });

  test("all lines share the packaging details (R-222)", async () => {
    const { errors } = await refusal({ products: [aLine(exporter), aLine(exporter, { unitId: stranger.unitId })] });
    expect(errors).toMatchObject([{ error: "All products must use the same packaging details", field: ["products", "1", "unitId"] }]);
  });

  test("quantity, rate and weights are not negative", async () => {
    expect((await refusal({ products: [aLine(exporter, { quantity: -1 })] })).errors).toMatchObject([
      { error: "Line 1: quantity must not be negative" },
    ]);
    expect((await refusal({ products: [aLine(exporter, { rate: "-0.01" })] })).errors).toMatchObject([
      { error: "Line 1: rate must not be negative" },
    ]);
    const packages = { ...aLine(exporter).package, netWeightPerPackage: -25 };
    expect((await refusal({ products: [aLine(exporter, { package: packages })] })).errors).toMatchObject([
      { error: "Line 1: weights must not be negative", field: ["products", "0", "package"] },
    ]);
  });

  test("what is no number is refused with its place (R-225)", async () => {
    for (const quantity of ["ten", "1e3", "1,000", true, {}]) {
      expect(await refusal({ products: [{ ...aLine(exporter), quantity }] })).toEqual({
        status: 400,
        errors: [{ error: "quantity must be a number", code: "INVALID", field: ["products", "0", "quantity"] }],
      });
    }
  });
});

describe("figures as they are entered", () => {
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
    } as Partial<Record<keyof ShipmentBody, unknown>>);
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

describe("containers and parties", () => {
  test("a containerised shipment has at least one container (R-217)", async () => {
    const error = { error: "At least 1 container is required", field: ["containerDetail", "containers"] };
    expect((await refusal({ containerDetail: null })).errors).toMatchObject([error]);
    expect((await refusal({ containerDetail: { containers: 0, type: "FCL" } })).errors).toMatchObject([error]);
    expect((await refusal({ containerDetail: { containers: 1.5, type: "FCL" } })).errors).toMatchObject([error]);
  });

  test("containers are FCL or LCL (R-236)", async () => {
    const { errors } = await refusal({ containerDetail: { containers: 1, type: "XCL" } });
    expect(errors).toMatchObject([{ error: "Container type must be FCL or LCL" }]);
  });

  test("FCL where the load is left out", async () => {
    const body = { ...aShipmentBody(exporter), containerDetail: { containers: 1 } };
    const { data, errors } = await exporter.user.post<Shipment>("/v1/shipment/add", body);
    expect(errors).toEqual([]);
    expect(data.containerDetail).toEqual({ containers: 1, type: "FCL" });
  });

  test("every listed container has its number (R-218)", async () => {
    const { errors } = await refusal({ container: [{ containerNumber: "TVXU1001010" }, { containerNumber: " " }] });
    expect(errors).toMatchObject([
      { error: "Container numbers are required for all containers", field: ["container", "1", "containerNumber"] },
    ]);
  });

  test("a container's weights are not negative", async () => {
    const { errors } = await refusal({ container: [{ containerNumber: "TVXU1001010", grossWeight: -1 }] });
    expect(errors).toMatchObject([{ error: "Container 1: weights must not be negative", field: ["container", "0"] }]);
  });

  test("at most five notify parties (R-219)", async () => {
    const { errors } = await refusal({ notifyId: Array.from({ length: 6 }, () => exporter.notifyId) });
    expect(errors).toMatchObject([{ error: "At most 5 notify parties are allowed" }]);
  });

  test("type and pre-carriage are of the known ones (R-220, R-237)", async () => {
    expect((await refusal({ type: "PIPELINE" })).errors).toMatchObject([{ error: "Shipment Type is unknown", field: ["type"] }]);
    expect((await refusal({ preCarriage: "By Camel" })).errors).toMatchObject([{ error: "Pre-carriage is unknown" }]);
  });
});

describe("countries and currencies", () => {
  test("are of the built-in list and of ISO 4217", async () => {
    expect(await refusal({ originCountry: "Atlantis", destinationCountry: "Narnia", currency: "xyz" })).toEqual({
      status: 422,
      errors: [
        { error: "Atlantis is not a country of the list", code: "INVALID", field: ["originCountry"] },
        { error: "Narnia is not a country of the list", code: "INVALID", field: ["destinationCountry"] },
        { error: "XYZ is not a currency code of ISO 4217", code: "INVALID", field: ["currency"] },
      ],
    });
  });

  test("are kept as they are spelt there, whatever the case they come in", async () => {
    const { originCountry, currency } = await aShipment(exporter, { originCountry: "INDIA", currency: "usd" });
    expect([originCountry, currency]).toEqual(["India", "USD"]);
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

describe("references", () => {
  const strange: [field: string, error: string, change: (from: Exporter) => Partial<ShipmentBody>][] = [
    ["addressId", "Firm address not found", (from) => ({ addressId: from.addressId })],
    ["bankId", "Bank details not found", (from) => ({ bankId: from.bankId })],
    ["consigneeId", "Consignee not found", (from) => ({ consigneeId: from.consigneeId })],
    ["sellerId", "Seller not found", (from) => ({ isSellerDifferent: true, sellerId: from.sellerId })],
    ["notifyId.1", "Notify party not found", (from) => ({ notifyId: [exporter.notifyId, from.notifyId] })],
    ["brokerId", "Broker not found", (from) => ({ brokerId: from.brokerId })],
    ["products.0.productId", "Product not found", (from) => ({ products: [aLine(exporter, { productId: from.productId })] })],
    ["products.0.unitId", "Packaging details not found", (from) => ({ products: [aLine(exporter, { unitId: from.unitId })] })],
  ];

  for (const [field, error, change] of strange) {
    test(`another owner's ${field} is not found, just as an unknown one`, async () => {
      const expected = { status: 404, errors: [{ error, code: "NOT_FOUND", field: field.split(".") }] };
      expect(await refusal(change(stranger))).toEqual(expected);
      const unknown = Object.fromEntries(Object.keys(exporter).map((name) => [name, "00000000-0000-7000-8000-000000000000"]));
      expect(await refusal(change({ ...exporter, ...unknown }))).toEqual(expected);
    });
  }

  test("another owner's firm is not found, nor its address and bank", async () => {
    const { status, errors } = await refusal({ firmId: stranger.firm.firmId, addressId: stranger.addressId, bankId: stranger.bankId });
    expect(status).toBe(404);
    expect(errors.map(({ error }) => error)).toEqual(["Firm not found", "Firm address not found", "Bank details not found"]);
  });

  test("a shipment without a firm is not found one", async () => {
    expect((await refusal({ firmId: "" })).errors[0]).toMatchObject({ error: "Firm not found", field: ["firmId"] });
  });
});
