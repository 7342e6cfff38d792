import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { refusedShipment, type ShipmentChange } from "../../support/api/shipments/enteredShipment.ts";

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

const refusal = (change: ShipmentChange) => refusedShipment(exporter, shipmentId, change);

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
