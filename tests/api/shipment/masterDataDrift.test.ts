import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;
let shipment: Shipment;

beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  shipment = await aShipment(exporter, { isSellerDifferent: true, sellerId: exporter.sellerId });
});

async function edit(path: string, body: object): Promise<void> {
  const { errors } = await exporter.user.post(`/v1/user/${path}`, body);
  expect(errors).toEqual([]);
}

async function editFirm(change: object): Promise<void> {
  await edit(`firm/update?firmId=${exporter.firm.firmId}`, { ...exporter.firm, ...change });
}

async function editAddress(index: number): Promise<void> {
  await editFirm({ address: exporter.firm.address.map((address, at) => (at === index ? { ...address, name: "New" } : address)) });
}

async function editBank(index: number): Promise<void> {
  await editFirm({ bankDetails: exporter.firm.bankDetails.map((bank, at) => (at === index ? { ...bank, swiftCode: "NEW" } : bank)) });
}

async function differs(): Promise<boolean | undefined> {
  return (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipment.shipmentId}`)).data.differsFromMasterData;
}

async function refresh(): Promise<Shipment> {
  return (await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${shipment.shipmentId}`)).data;
}

const unit = { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 };
const goods = { name: "BASMATI RICE", hsnCode: "10063012", specification: "Moisture 12.5% max" };

describe("a shipment differs from master data after a change of", () => {
  const changes: [what: string, change: () => Promise<void>][] = [
    ["the firm's name", () => editFirm({ name: "New Firm" })],
    ["the firm's IEC", () => editFirm({ ieCode: "NEWIEC" })],
    ["the firm's PAN", () => editFirm({ pan: "NEWPAN" })],
    ["its address", () => editAddress(0)],
    ["its bank", () => editBank(0)],
    ["its consignee", () => edit(`buyer/update?buyerId=${exporter.consigneeId}`, { name: "New" })],
    ["its seller", () => edit(`buyer/update?buyerId=${exporter.sellerId}`, { name: "New" })],
    ["a notify party", () => edit(`buyer/update?buyerId=${exporter.notifyId}`, { name: "New" })],
    ["its broker", () => edit(`broker/update?brokerId=${exporter.brokerId}`, { name: "New" })],
    ["a product's name", () => edit(`goods/update?goodsId=${exporter.productId}`, { ...goods, name: "NEW RICE" })],
    ["a product's HSN", () => edit(`goods/update?goodsId=${exporter.productId}`, { ...goods, hsnCode: "1" })],
    ["a unit", () => edit(`unit/update?unitId=${exporter.unitId}`, { ...unit, weight: 1000.5 })],
  ];
  test.each(changes)("%s, until it is refreshed", async (_what, change) => {
    expect(await differs()).toBe(false);
    await change();
    expect(await differs()).toBe(true);
    expect((await refresh()).differsFromMasterData).toBe(false);
    expect(await differs()).toBe(false);
  });
});

describe("a shipment does not differ after a change of", () => {
  const changes: [what: string, change: () => Promise<void>][] = [
    ["another address of its firm", () => editAddress(1)],
    ["another bank of its firm", () => editBank(1)],
    ["a product that is not on it", () => edit(`goods/update?goodsId=${exporter.otherProductId}`, { name: "NEW", hsnCode: "1" })],
    [
      "a product's specification, which lines keep as entered",
      () => edit(`goods/update?goodsId=${exporter.productId}`, { ...goods, specification: "" }),
    ],
    [
      "a unit's weights of a package, which lines keep as entered",
      () => edit(`unit/update?unitId=${exporter.unitId}`, { ...unit, netWeight: 50 }),
    ],
  ];
  test.each(changes)("%s", async (_what, change) => {
    await change();
    expect(await differs()).toBe(false);
  });

  test("a record back to what is kept of it", async () => {
    await editAddress(0);
    await editFirm({});
    expect(await differs()).toBe(false);
  });

  test("records that are gone", async () => {
    const { user, firm, consigneeId, brokerId, productId, unitId } = exporter;
    for (const path of [
      `buyer?buyerId=${consigneeId}`,
      `broker?brokerId=${brokerId}`,
      `goods?goodsId=${productId}`,
      `unit?unitId=${unitId}`,
    ]) {
      expect((await user.delete(`/v1/user/${path}`)).errors).toEqual([]);
    }
    await editFirm({ address: firm.address.slice(1), bankDetails: firm.bankDetails.slice(1) });
    expect(await differs()).toBe(false);
  });
});

test("an added shipment does not differ, and an update that keeps its snapshots still tells the difference", async () => {
  expect(shipment.differsFromMasterData).toBe(false);
  await edit(`broker/update?brokerId=${exporter.brokerId}`, { name: "New" });
  const { data } = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${shipment.shipmentId}`, aShipmentBody(exporter));
  expect(data).toMatchObject({ broker: { name: "Levant Agri Brokers FZE" }, differsFromMasterData: true });
});

test("lists do not tell the difference, be they short or full", async () => {
  for (const full of [false, true]) {
    const { data } = await exporter.user.post<{ shipments: Shipment[] }>("/v1/shipment/filter", { full });
    expect(data.shipments).toHaveLength(1);
    expect(data.shipments[0]).not.toHaveProperty("differsFromMasterData");
  }
});
