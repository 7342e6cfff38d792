import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { OwnBill } from "../../../api/shared/bill/sentBills.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attachmentsOf } from "../../support/api/calls/attachments.ts";
import { aBroker, aCommissioned, sendBill, type Broker } from "../../support/api/sharing/brokers.ts";
import { sharedPlace } from "../../support/api/sharing/shares.ts";

let api: TestApi;
let exporter: Exporter;
let broker: Broker;
beforeAll(async () => {
  api = await anApi({ limits: { drawings: 0 } });
});
beforeEach(async () => {
  exporter = await anExporter(api);
  broker = await aBroker(api, exporter);
});
afterAll(() => api.close());

const sent = async (user: TestUser = broker) =>
  (await user.get<{ bills: OwnBill[] }>("/v1/shared/bill/sent")).data.bills.map(({ billNo, exporter: firm, file }) => [
    billNo,
    firm,
    file.type,
    file.state,
    file.isOwn,
    file.reason,
  ]);
const urlOf = async (user: TestUser, shipmentId: string, key: string) =>
  await user.get<{ url: string }>(`/v1/shared/attachment/url${sharedPlace({ ...broker, shipmentId })}&key=${key}`);
const fetched = async (url: string) => (await api.inject({ method: "GET", url: url.replace("http://lading.test", "") })).statusCode;
const reject = (shipmentId: string, key: string) =>
  exporter.user.post(`/v1/shipment/attachment/reject?shipmentId=${shipmentId}`, { key, reason: "Another broker" });

/** Names another broker in a shipment; its partner, who matched, leaves. */
async function replaceBroker(shipmentId: string): Promise<void> {
  const brokerId = await aRecord(exporter.user, "broker", { name: "Gulf Brokers", country: "United Arab Emirates" }, "brokerId");
  const { charges } = (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;
  const body = aShipmentBody({ ...exporter, brokerId }, { charges });
  expect((await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).status).toBe(200);
  expect((await broker.get(`/v1/shared/shipment${sharedPlace({ ...broker, shipmentId })}`)).status).toBe(404);
}

test("a broker that is replaced goes on seeing its bill, what became of it, and nothing else (R-1208)", async () => {
  const shipmentId = await aCommissioned(exporter, 250);
  await sendBill(broker, [shipmentId], { billNo: "GCB/17" });
  await replaceBroker(shipmentId);
  const [firm] = [exporter.firm.name];
  expect(await sent()).toEqual([["GCB/17", firm, "BILLS", "SUBMITTED", true, ""]]);
  const [{ key } = { key: "" }] = await attachmentsOf(exporter.user, shipmentId);
  const { data } = await urlOf(broker, shipmentId, key);
  expect(await fetched(data.url)).toBe(200);
  expect((await broker.post(`/v1/shared/comment/add${sharedPlace({ ...broker, shipmentId })}`, { text: "Why?", key })).status).toBe(404);
  await reject(shipmentId, key);
  expect(await sent()).toEqual([["GCB/17", firm, "BILLS", "REJECTED", true, "Another broker"]]);
  await exporter.user.post(`/v1/partner/revoke?partnerId=${broker.partnerId}`);
  expect([await sent(), await fetched(data.url), (await urlOf(broker, shipmentId, key)).status]).toEqual([[], 404, 404]);
});

test("a bill of several shipments is listed once, the newest first, and for no other office (R-1208)", async () => {
  const shipments = [await aCommissioned(exporter, 50), await aCommissioned(exporter, 51)];
  await sendBill(broker, shipments, { billNo: "GCB/1" });
  const third = await aCommissioned(exporter, 52);
  await sendBill(broker, [third], { billNo: "GCB/2" });
  const other = await aBroker(api, exporter);
  expect((await sent()).map(([billNo]) => billNo)).toEqual(["GCB/2", "GCB/1"]);
  expect([await sent(other), await sent(exporter.user)]).toEqual([[], []]);
  await replaceBroker(third);
  const [{ key } = { key: "" }] = await attachmentsOf(exporter.user, third);
  for (const user of [other, exporter.user]) expect((await urlOf(user, third, key)).status).toBe(404);
});
