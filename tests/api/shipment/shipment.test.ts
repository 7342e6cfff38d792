import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
});
afterAll(() => api.close());

test("an added shipment is answered whole, as reading it answers it (R-361, R-364, R-366, R-392, R-393)", async () => {
  const added = await exporter.user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter));
  expect(added).toMatchObject({ status: 200, errors: [] });
  expect(added.data).toMatchObject({
    firmId: exporter.firm.firmId,
    name: "Rice to Jebel Ali",
    version: 1,
    firm: { name: exporter.firm.name, ieCode: "AAXCT4821K", pan: "AAXCT4821K" },
    address: { addressId: exporter.addressId, name: "Head Office", gst: "24AAXCT4821K1ZS" },
    isSellerDifferent: false,
    seller: null,
    consignee: { buyerId: exporter.consigneeId, name: "Al Marjan Foodstuff Trading L.L.C.", address: "Dubai" },
    notifyParties: [{ buyerId: exporter.notifyId, name: "Confluence Commodities DMCC" }],
    broker: { brokerId: exporter.brokerId, name: "Levant Agri Brokers FZE" },
    bankDetails: { bankId: exporter.bankId, accountNumber: "018805001234", swiftCode: "KTCBINBBRJT" },
    products: [
      {
        name: "BASMATI RICE",
        hsnCode: "10063012",
        quantity: 10,
        rate: 1000,
        unit: { unitId: exporter.unitId, orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG" },
        package: { total: 400, type: "BAG", netWeight: 10_000, grossWeight: 10_060, netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
      },
    ],
    containerDetail: { containers: 1, type: "FCL" },
    container: [{ containerNumber: "TVXU1001010", netWeight: 10_000 }],
    totalAmount: 10_000,
    invoiceNo: "",
    invoiceDate: "",
    attachments: [],
  });
  const read = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${added.data.shipmentId}`);
  expect(read.data).toEqual(added.data);
});

test("a shipment that was read can be changed and sent back as it is, with all that it answers", async () => {
  const seller = { isSellerDifferent: true, sellerId: exporter.sellerId };
  for (const change of [{}, seller]) {
    const { shipmentId } = await aShipment(exporter, change);
    const at = `/v1/shipment/update?shipmentId=${shipmentId}`;
    const read = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`);
    const { data, errors } = await exporter.user.post<Shipment>(at, { ...read.data, vessel: "MV SECOND" });
    expect(errors).toEqual([]);
    expect(data).toEqual({ ...read.data, vessel: "MV SECOND", version: 2, updatedAt: expect.any(String) });
    expect((await exporter.user.post(at, read.data)).status).toBe(409);
  }
});

test("what is answered only is ignored when it is sent: status, numbers, parties and files stay", async () => {
  const before = await aShipment(exporter);
  const sent = { ...before, status: "DONE", invoiceNo: "X", firm: { name: "Other" }, consignee: null, attachments: [{}], createdAt: 5 };
  const { data } = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${before.shipmentId}`, sent);
  expect(data).toEqual({ ...before, version: 2, updatedAt: expect.any(String) });
});

test("the same Idempotency-Key makes one shipment", async () => {
  const key = { "idempotency-key": "add-once" };
  const stored = async () => (await exporter.user.post<{ total: number }>("/v1/shipment/filter")).data.total;
  const before = await stored();
  const first = await exporter.user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter), key);
  const second = await exporter.user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter), key);
  expect(second.data).toEqual(first.data);
  expect(await stored()).toBe(before + 1);
});

test("an update replaces what was entered, raises the version and keeps identity and time of creation (R-351, R-394)", async () => {
  const before = await aShipment(exporter);
  const body = aShipmentBody(exporter, {
    name: "Bulk after all",
    type: "BULK",
    isSellerDifferent: true,
    sellerId: exporter.sellerId,
    notifyId: [],
    products: [aLine(exporter), aLine(exporter, { productId: exporter.otherProductId, marks: "STEAM" })],
    totalQuantity: 20_000,
    totalGrossQuantity: 20_120,
    amountBeforeGST: 20_000,
    totalAmount: 20_000,
  });
  const { status, data } = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${before.shipmentId}`, body);
  expect(status).toBe(200);
  expect(data).toMatchObject({ shipmentId: before.shipmentId, createdAt: before.createdAt, version: 2, name: "Bulk after all" });
  expect(data).toMatchObject({
    isSellerDifferent: true,
    seller: { name: "Oriental Grains Handel B.V." },
    notifyParties: [],
    container: [],
  });
  expect(data.containerDetail).toBeUndefined();
  expect(data.products.map(({ name, marks }) => [name, marks])).toEqual([
    ["BASMATI RICE", "AL MARJAN"],
    ["STEAM RICE", "STEAM"],
  ]);
});

test("a shipment in bulk drops containers that are sent with it (R-202)", async () => {
  const { container, containerDetail } = await aShipment(exporter, { type: "BULK" });
  expect({ container, containerDetail }).toEqual({ container: [], containerDetail: undefined });
});

test("a seller that is sent although the firm itself sells is dropped", async () => {
  expect(await aShipment(exporter, { isSellerDifferent: false, sellerId: exporter.sellerId })).toMatchObject({ seller: null });
});

test("blank notify ids and blank later product lines are dropped (R-219)", async () => {
  const blank = aLine(exporter, { productId: "", quantity: 0, rate: 0, marks: " ", description: "" });
  const { notifyParties, products } = await aShipment(exporter, {
    notifyId: ["", exporter.notifyId, " "],
    products: [aLine(exporter), blank],
  });
  expect(notifyParties).toHaveLength(1);
  expect(products).toHaveLength(1);
});

test("a shipment moves to another firm of the owner with that firm's address and bank", async () => {
  const { data: other } = await exporter.user.post<typeof exporter.firm>("/v1/user/firm/add", {
    ...exporter.firm,
    name: "Tarangvel Textiles LLP",
    address: [{ name: "Surat", address: "Ring Road" }],
    bankDetails: exporter.firm.bankDetails.map(({ bankId, ...bank }) => bank),
  });
  const { shipmentId } = await aShipment(exporter);
  const path = `/v1/shipment/update?shipmentId=${shipmentId}`;
  const kept = await exporter.user.post(path, aShipmentBody(exporter, { firmId: other.firmId }));
  expect(kept.errors.map(({ error }) => error)).toEqual(["Firm address not found", "Bank details not found"]);
  const [address] = other.address;
  const [bank] = other.bankDetails;
  const change = { firmId: other.firmId, addressId: address?.addressId ?? "", bankId: bank?.bankId ?? "" };
  expect((await exporter.user.post<Shipment>(path, aShipmentBody(exporter, change))).data.firm.name).toBe("Tarangvel Textiles LLP");
});

test("a deleted shipment is gone (R-395)", async () => {
  const { shipmentId } = await aShipment(exporter);
  expect((await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)).data).toMatchObject({ success: true });
  const again = await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  expect(again).toMatchObject({ status: 404, errors: [{ error: "Shipment not found", code: "NOT_FOUND" }] });
  expect(await exporter.user.get(`/v1/shipment?shipmentId=${shipmentId}`)).toMatchObject({ status: 404 });
});

test("another owner's shipment is not found, whatever is asked of it, and stays as it is (R-053)", async () => {
  const theirs = await aShipment(stranger);
  const query = `?shipmentId=${theirs.shipmentId}`;
  const notFound = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND" }] };
  expect(await exporter.user.get(`/v1/shipment${query}`)).toMatchObject(notFound);
  expect(await exporter.user.post(`/v1/shipment/update${query}`, aShipmentBody(exporter))).toMatchObject(notFound);
  expect(await exporter.user.post(`/v1/shipment/refresh${query}`)).toMatchObject(notFound);
  expect(await exporter.user.delete(`/v1/shipment/delete${query}`)).toMatchObject(notFound);
  expect((await stranger.user.get<Shipment>(`/v1/shipment${query}`)).data).toEqual(theirs);
});

test("an id that is no id, or none at all, is not found", async () => {
  for (const query of ["", "?shipmentId=", "?shipmentId=1%27%20OR%201=1", "?shipmentId=%00"]) {
    expect(await exporter.user.get(`/v1/shipment${query}`)).toMatchObject({ status: 404 });
  }
});

test("no call on shipments works without a session", async () => {
  for (const [method, path] of [
    ["POST", "/v1/shipment/filter"],
    ["GET", "/v1/shipment"],
    ["POST", "/v1/shipment/add"],
    ["POST", "/v1/shipment/update"],
    ["POST", "/v1/shipment/refresh"],
    ["DELETE", "/v1/shipment/delete"],
  ] as const) {
    expect(await api.call(method, path)).toMatchObject({ status: 401, data: null });
  }
});
