import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aRecord, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { refusedShipment, type ShipmentChange } from "../../support/api/shipments/enteredShipment.ts";
import { blankContainerFields } from "../../support/fixtures/blankFields.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

const box = { ...blankContainerFields, containerNumber: "TVXU1001010" };
const reference = { label: "Import permit", value: "IP/2025/88" };

/** What the service says of a body with this change, and of which fields. */
async function refusal(change: ShipmentChange): Promise<unknown[]> {
  const { errors } = await refusedShipment(exporter, shipmentId, change);
  return errors;
}

describe("a refusal names the field", () => {
  const inContainer = (change: object, name: string, error: string) =>
    [{ container: [{ ...box, ...change }] }, error, ["container", "0", name]] as const;
  const inLine = (change: object, name: string, error: string) => [{ products: [change] }, error, ["products", "0", name]] as const;
  test.each<readonly [change: object, error: string, field: readonly string[]]>([
    inContainer({ tareWeight: -1 }, "tareWeight", "Container 1: Tare must not be negative"),
    inContainer({ maxGrossWeight: "30480.0001" }, "maxGrossWeight", "Container 1: Max Gross must have at most 3 decimals"),
    inContainer({ dunnageWeight: -1 }, "dunnageWeight", "Container 1: Dunnage must not be negative"),
    inContainer({ packages: 10.5 }, "packages", "Container 1: Packages must have no decimals"),
    inContainer({ packages: -3 }, "packages", "Container 1: Packages must not be negative"),
    inContainer({ isoType: "20FT" }, "isoType", "Container 1: ISO Type Code must be an ISO 6346 size and type code, such as 22G1"),
    inContainer({ isoType: "22G" }, "isoType", "Container 1: ISO Type Code must be an ISO 6346 size and type code, such as 22G1"),
    inContainer({ isoType: "22G11" }, "isoType", "isoType must be at most 4 characters long"),
    inContainer({ vgmMethod: "3" }, "vgmMethod", "Container 1: VGM Method must be 1 or 2"),
    inContainer({ vgmWeight: "heavy" }, "vgmWeight", "vgmWeight must be a number"),
    inContainer({ vgmWeight: -0.5 }, "vgmWeight", "Container 1: VGM must not be negative"),
    inContainer({ vgmWeighedOn: "31/02/2025" }, "vgmWeighedOn", "vgmWeighedOn must be a date of the calendar as DD/MM/YYYY, from 1900 on"),
    inContainer({ vgmSlipNo: "x".repeat(256) }, "vgmSlipNo", "vgmSlipNo must be at most 255 characters long"),
    inContainer({ vgm: { method: "1" } }, "vgm", "vgm is unknown in container 1"),
    inLine({ volume: -1 }, "volume", "Line 1: Volume must not be negative"),
    inLine({ sqcQuantity: 1.2345 }, "sqcQuantity", "Line 1: SQC Quantity must have at most 3 decimals"),
    inLine({ sqcUnit: "KILOGRAMMES" }, "sqcUnit", "sqcUnit must be at most 10 characters long"),
    inLine({ countryOfOrigin: "Atlantis" }, "countryOfOrigin", "Line 1: Atlantis is not a country of the list"),
    inLine({ manufacturer: 7 }, "manufacturer", "manufacturer must be a text"),
    [{ orderDate: "30/02/2025" }, "orderDate must be a date of the calendar as DD/MM/YYYY, from 1900 on", ["orderDate"]],
    [{ lcDate: "10/10/0025" }, "lcDate must be a date of the calendar as DD/MM/YYYY, from 1900 on", ["lcDate"]],
    [{ lcDate: "2025-10-10" }, "lcDate must be a date of the calendar as DD/MM/YYYY, from 1900 on", ["lcDate"]],
    [{ lcIssuingBank: "x".repeat(256) }, "lcIssuingBank must be at most 255 characters long", ["lcIssuingBank"]],
    [{ references: Array.from({ length: 6 }, () => reference) }, "At most 5 references are allowed", ["references"]],
    [{ references: [reference, { label: "L/C", value: " " }] }, "Reference 2: value is required", ["references", "1", "value"]],
    [{ references: [{ value: "IP/2025/88" }] }, "Reference 1: label is required", ["references", "0", "label"]],
    [{ references: [{ ...reference, note: "" }] }, "note is unknown in references 1", ["references", "0", "note"]],
    [{ references: "PO 7" }, "references must be a list", ["references"]],
    [{ isBuyerDifferent: true }, "Please fill in the following required fields: Buyer", ["buyerId"]],
    [{ isBuyerDifferent: true, buyerId: "nobody" }, "Buyer not found", ["buyerId"]],
  ])("%j: %s (R-460 to R-463, R-1348)", async (change, error, field) => {
    const products = "products" in change ? { products: [{ ...aLine(exporter), ...Object(change.products)[0] }] } : {};
    const errors = await refusal({ ...change, ...products });
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).toContain(error);
    expect(JSON.stringify(errors)).toContain(JSON.stringify(field));
  });

  test("another user's buyer is not found (R-460)", async () => {
    const stranger = await anExporter(api);
    expect(await refusal({ isBuyerDifferent: true, buyerId: stranger.consigneeId })).toEqual([
      { error: "Buyer not found", code: "NOT_FOUND", field: ["buyerId"] },
    ]);
  });
});

describe("the buyer (R-460)", () => {
  const save = async (change: object) =>
    (await exporter.user.post<Shipment>("/v1/shipment/add", { ...aShipmentBody(exporter), ...change })).data;

  test("is kept as it was saved until a refresh, which the history names", async () => {
    const buyerId = await aRecord(exporter.user, "buyer", { name: "Gulf Lending Bank", address: "Dubai", country: "Oman" }, "buyerId");
    const saved = await save({ isBuyerDifferent: true, buyerId });
    expect([saved.isBuyerDifferent, saved.buyerId, saved.buyer?.name]).toEqual([true, buyerId, "Gulf Lending Bank"]);
    await exporter.user.post(`/v1/user/buyer/update?buyerId=${buyerId}`, { name: "Gulf Bank", address: "Dubai", country: "Oman" });
    const path = `/v1/shipment?shipmentId=${saved.shipmentId}`;
    const read = (await exporter.user.get<Shipment>(path)).data;
    expect([read.buyer?.name, read.differsFromMasterData]).toEqual(["Gulf Lending Bank", true]);
    const updated = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${saved.shipmentId}`, read);
    expect(updated.data.buyer?.name).toBe("Gulf Lending Bank");
    const fresh = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${saved.shipmentId}`, {});
    expect([fresh.data.buyer?.name, fresh.data.differsFromMasterData]).toEqual(["Gulf Bank", false]);
  });

  test("is none without the tick, whatever id is sent", async () => {
    const saved = await save({ isBuyerDifferent: false, buyerId: exporter.sellerId });
    expect([saved.isBuyerDifferent, saved.buyerId, saved.buyer]).toEqual([false, null, null]);
  });
});

test("references keep their order, blank ones are dropped, and a refresh keeps all entered data (R-461)", async () => {
  const other = { label: "Indent", value: "IND-4" };
  const entered = { orderNo: " PO 7 ", orderDate: "2/10/2025", lcNo: "LC1", lcDate: "10/10/2025" };
  const container = [{ ...box, isoType: "22g1", tareWeight: "2200.5", vgmMethod: "2", vgmWeighedOn: "10/11/2025" }];
  const body = { ...aShipmentBody(exporter), ...entered, container, references: [other, { label: "", value: "" }, reference] };
  const { data } = await exporter.user.post<Shipment>("/v1/shipment/add", body);
  const kept = {
    orderNo: "PO 7",
    orderDate: "02/10/2025",
    lcDate: "10/10/2025",
    references: [other, reference],
    container: [{ isoType: "22G1", tareWeight: 2200.5, vgmMethod: "2", vgmWeighedOn: "10/11/2025" }],
  };
  expect(data).toMatchObject(kept);
  const fresh = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${data.shipmentId}`, {});
  expect(fresh.data).toMatchObject(kept);
});
