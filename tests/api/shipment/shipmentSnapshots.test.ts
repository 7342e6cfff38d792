import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;
let before: Shipment;

beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  before = await aShipment(exporter, { isSellerDifferent: true, sellerId: exporter.sellerId });
});

async function edit(path: string, body: object): Promise<void> {
  const { errors } = await exporter.user.post(`/v1/user/${path}`, body);
  expect(errors).toEqual([]);
}

/** Changes every record that the shipment refers to. */
async function editMasterData(): Promise<void> {
  const { firm, consigneeId, sellerId, notifyId, brokerId, productId, unitId } = exporter;
  const [address, ...addresses] = firm.address;
  const [bank, ...banks] = firm.bankDetails;
  await edit(`firm/update?firmId=${firm.firmId}`, {
    ...firm,
    name: "New Firm",
    ieCode: "NEWIEC",
    address: [{ ...address, name: "New Office" }, ...addresses],
    bankDetails: [{ ...bank, accountNumber: "999" }, ...banks],
  });
  for (const [id, name] of [
    [consigneeId, "New Consignee"],
    [sellerId, "New Seller"],
    [notifyId, "New Notify"],
  ]) {
    await edit(`buyer/update?buyerId=${id}`, { name });
  }
  await edit(`broker/update?brokerId=${brokerId}`, { name: "New Broker" });
  await edit(`goods/update?goodsId=${productId}`, { name: "NEW RICE", hsnCode: "1" });
  await edit(`unit/update?unitId=${unitId}`, { orderUnit: "LB", packingUnit: "G", weight: 500, packageType: "BOX" });
}

/** Deletes every record that can be deleted; address and bank of the shipment leave the firm. */
async function deleteMasterData(): Promise<void> {
  const { user, firm, consigneeId, sellerId, notifyId, brokerId, productId, unitId } = exporter;
  const paths = [
    ...[consigneeId, sellerId, notifyId].map((id) => `buyer?buyerId=${id}`),
    `broker?brokerId=${brokerId}`,
    `goods?goodsId=${productId}`,
    `unit?unitId=${unitId}`,
  ];
  for (const path of paths) expect((await user.delete(`/v1/user/${path}`)).errors).toEqual([]);
  await edit(`firm/update?firmId=${firm.firmId}`, { ...firm, address: firm.address.slice(1), bankDetails: firm.bankDetails.slice(1) });
}

async function read(): Promise<Shipment> {
  return (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${before.shipmentId}`)).data;
}

async function update(change: Partial<ShipmentBody>) {
  const body = aShipmentBody(exporter, { isSellerDifferent: true, sellerId: exporter.sellerId, ...change });
  return await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${before.shipmentId}`, body);
}

/** What a shipment keeps of others. */
function snapshots(shipment: Shipment) {
  const { firm, address, seller, consignee, notifyParties, broker, bankDetails, products } = shipment;
  return { firm, address, seller, consignee, notifyParties, broker, bankDetails, products };
}

describe("a saved shipment", () => {
  test("does not change when master data is edited or deleted (R-197)", async () => {
    await editMasterData();
    expect(await read()).toEqual({ ...before, differsFromMasterData: true });
    await deleteMasterData();
    expect(await read()).toEqual(before);
  });

  test("is saved again with its ids, and keeps its snapshots although the records are gone (R-198)", async () => {
    await editMasterData();
    await deleteMasterData();
    const { status, data } = await update({ name: "Renamed" });
    expect(status).toBe(200);
    expect(data.name).toBe("Renamed");
    expect(snapshots(data)).toEqual(snapshots(before));
  });

  test("takes a snapshot of an id that is new on it, and keeps the others (R-198)", async () => {
    await editMasterData();
    const { data } = await update({ products: [aLine(exporter, { productId: exporter.otherProductId })] });
    expect(data.products[0]).toMatchObject({ name: "STEAM RICE", unit: before.products[0]?.unit });
    expect({ ...snapshots(data), products: [] }).toEqual({ ...snapshots(before), products: [] });
  });

  test("keeps one snapshot of a buyer who takes another part on it", async () => {
    await editMasterData();
    const { data } = await update({ notifyId: [exporter.consigneeId] });
    expect(data.notifyParties).toEqual([before.consignee]);
  });

  test("cannot take a new id whose record is gone", async () => {
    await exporter.user.delete(`/v1/user/goods?goodsId=${exporter.otherProductId}`);
    const { status, errors } = await update({ products: [aLine(exporter, { productId: exporter.otherProductId })] });
    expect({ status, errors }).toMatchObject({ status: 404, errors: [{ error: "Product not found" }] });
  });

  test("keeps the specification of a line as it was entered", async () => {
    await edit(`goods/update?goodsId=${exporter.productId}`, { name: "BASMATI RICE", hsnCode: "10063012", specification: "New" });
    expect((await update({})).data.products[0]?.specification).toBe("Moisture 12.5% max");
  });
});

describe("refreshing from master data", () => {
  test("takes new snapshots of everything, and weights follow the new unit (R-199)", async () => {
    await editMasterData();
    const { status, data } = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${before.shipmentId}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: 2,
      firm: { name: "New Firm", ieCode: "NEWIEC" },
      address: { addressId: exporter.addressId, name: "New Office" },
      bankDetails: { bankId: exporter.bankId, accountNumber: "999" },
      seller: { name: "New Seller" },
      consignee: { name: "New Consignee" },
      notifyParties: [{ name: "New Notify" }],
      broker: { name: "New Broker" },
      products: [
        {
          name: "NEW RICE",
          hsnCode: "1",
          unit: { orderUnit: "LB", packingUnit: "G", weight: 500, packageType: "BOX" },
          // 10 × 500 = 5,000 in packages of 25
          package: { total: 200, type: "BOX", netWeight: 5000, grossWeight: 5030, netWeightPerPackage: 25 },
        },
      ],
      totalQuantity: 5000,
      totalAmount: 10_000,
    });
  });

  test("changes nothing else, and keeps snapshots of records that are gone (R-199)", async () => {
    await deleteMasterData();
    const { data } = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${before.shipmentId}`);
    expect(data).toEqual({ ...before, version: 2, updatedAt: data.updatedAt });
  });

  test("of a version that was changed meanwhile is refused", async () => {
    await update({});
    const { status } = await exporter.user.post(`/v1/shipment/refresh?shipmentId=${before.shipmentId}`, { version: 1 });
    expect(status).toBe(409);
  });
});

describe("an update of a stale version", () => {
  const stale = {
    status: 409,
    data: null,
    errors: [{ error: "This shipment was changed since you opened it", code: "CONFLICT", field: ["version"] }],
  };

  test("is refused, and the change that came first stays", async () => {
    expect((await update({ name: "First", version: 1 })).data.version).toBe(2);
    expect(await update({ name: "Second", version: 1 })).toMatchObject(stale);
    expect((await read()).name).toBe("First");
  });

  test("of two at the same time one is refused", async () => {
    const answers = await Promise.all([update({ name: "One", version: 1 }), update({ name: "Two", version: 1 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("may be told by If-Match, with the ETag that reading gave", async () => {
    const path = `/v1/shipment/update?shipmentId=${before.shipmentId}`;
    const { headers } = await exporter.user.get(`/v1/shipment?shipmentId=${before.shipmentId}`);
    const match = { "if-match": String(headers["etag"]) };
    expect((await exporter.user.post(path, aShipmentBody(exporter), match)).status).toBe(200);
    expect(await exporter.user.post(path, aShipmentBody(exporter), match)).toMatchObject(stale);
    for (const rubbish of ["rubbish", '"1.5.2"', '"-1"', '"1", "2"', '"1e3"'])
      expect((await exporter.user.post(path, aShipmentBody(exporter), { "if-match": rubbish })).status).toBe(400);
  });

  test("is accepted where the caller tells no version: the last one wins", async () => {
    await update({ name: "First" });
    expect((await update({ name: "Second" })).data).toMatchObject({ name: "Second", version: 3 });
  });

  test("sent again under its Idempotency-Key gets its first answer, not a conflict with itself", async () => {
    const path = `/v1/shipment/update?shipmentId=${before.shipmentId}`;
    const send = () =>
      exporter.user.post<Shipment>(path, aShipmentBody(exporter, { version: 1 }), { "idempotency-key": before.shipmentId });
    const first = await send();
    expect((await send()).data).toEqual(first.data);
  });
});
