import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShipmentBody } from "#domain/shipment.ts";
import { anApi, type TestApi } from "../../support/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/anExporter.ts";

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
  test("all missing ones are named in one sentence, in the order of the form", async () => {
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

  test("a different seller is required once the seller differs", async () => {
    const { errors } = await refusal({ isSellerDifferent: true });
    expect(errors).toMatchObject([{ error: "Please fill in the following required fields: Seller", field: ["sellerId"] }]);
  });

  test("a later line with figures needs its product", async () => {
    const { errors } = await refusal({ products: [aLine(exporter), aLine(exporter, { productId: "" })] });
    expect(errors).toMatchObject([{ error: "Please fill in the following required fields: Product (line 2)" }]);
  });
});

describe("lines", () => {
  test("at most ten products", async () => {
    const { errors } = await refusal({ products: Array.from({ length: 11 }, () => aLine(exporter)) });
    expect(errors).toMatchObject([{ error: "At most 10 products are allowed", field: ["products"] }]);
  });

  test("all lines share the packaging details", async () => {
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

  test("what is no number is refused with its place", async () => {
    for (const quantity of ["ten", "1e3", "1,000", true, {}, "1234567890123456"]) {
      expect(await refusal({ products: [{ ...aLine(exporter), quantity }] })).toEqual({
        status: 400,
        errors: [{ error: "quantity must be a number", code: "INVALID", field: ["products", "0", "quantity"] }],
      });
    }
  });
});

describe("containers and parties", () => {
  test("a containerised shipment has at least one container", async () => {
    const error = { error: "At least 1 container is required", field: ["containerDetail", "containers"] };
    expect((await refusal({ containerDetail: null })).errors).toMatchObject([error]);
    expect((await refusal({ containerDetail: { containers: 0, type: "FCL" } })).errors).toMatchObject([error]);
    expect((await refusal({ containerDetail: { containers: 1.5, type: "FCL" } })).errors).toMatchObject([error]);
  });

  test("containers are FCL or LCL", async () => {
    const { errors } = await refusal({ containerDetail: { containers: 1, type: "XCL" } });
    expect(errors).toMatchObject([{ error: "Container type must be FCL or LCL" }]);
  });

  test("every listed container has its number", async () => {
    const { errors } = await refusal({ container: [{ containerNumber: "TVXU1001010" }, { containerNumber: " " }] });
    expect(errors).toMatchObject([
      { error: "Container numbers are required for all containers", field: ["container", "1", "containerNumber"] },
    ]);
  });

  test("a container's weights are not negative", async () => {
    const { errors } = await refusal({ container: [{ containerNumber: "TVXU1001010", grossWeight: -1 }] });
    expect(errors).toMatchObject([{ error: "Container 1: weights must not be negative", field: ["container", "0"] }]);
  });

  test("at most five notify parties", async () => {
    const { errors } = await refusal({ notifyId: Array.from({ length: 6 }, () => exporter.notifyId) });
    expect(errors).toMatchObject([{ error: "At most 5 notify parties are allowed" }]);
  });

  test("type and pre-carriage are of the known ones", async () => {
    expect((await refusal({ type: "PIPELINE" })).errors).toMatchObject([{ error: "Shipment Type is unknown", field: ["type"] }]);
    expect((await refusal({ preCarriage: "By Camel" })).errors).toMatchObject([{ error: "Pre-carriage is unknown" }]);
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
