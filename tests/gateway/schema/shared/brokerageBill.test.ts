import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import { aBroker, aCommissioned, type Broker } from "../../../support/api/sharing/brokers.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let broker: Broker;
let shipmentId: string;
let input: { sharedShipmentIds: string[]; firmId: string; bill: object };
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  broker = await aBroker(served.api, exporter);
  shipmentId = await aCommissioned(exporter, 250.25);
  input = {
    sharedShipmentIds: [globalId("SharedShipment", `${broker.partnerId}/${shipmentId}`)],
    firmId: globalId("Firm", broker.firm.firmId),
    bill: { billNo: "GCB/17", date: "2026-11-20", gstPercentage: "18", billTo: "GSTIN 24AAXCT4821K1ZS" },
  };
});
afterAll(() => gateway.close());

const preview =
  "query ($input: PreviewBrokerageBillInput!) { previewBrokerageBill(input: $input) { warnings { code field } errors { field } } }";
const create =
  "mutation ($input: CreateBrokerageBillInput!) { createBrokerageBill(input: $input) { billNo warnings { code field } errors { field } } }";
const ask = (query: string, change: object = {}) =>
  gateway.ask(query, { input: { ...input, ...change } }, { authorization: `Bearer ${broker.jwt}` });

test("what a bill lacks as a tax invoice is in the payloads of preview and bill, at the input's field (R-1165)", async () => {
  const warnings = [{ code: "TAX_INVOICE", field: ["bill", "sac"] }];
  expect((await ask(preview)).at("previewBrokerageBill")).toEqual({ warnings, errors: [] });
  const wrong = await ask(preview, { bill: { ...input.bill, sac: "99611" } });
  expect(wrong.at("previewBrokerageBill")).toEqual({ warnings: null, errors: [{ field: ["bill", "sac"] }] });
  expect((await ask(create)).at("createBrokerageBill")).toEqual({ billNo: "GCB/17", warnings, errors: [] });
});

test("a sent bill is found by its id with its address, also once the shipment is not shared any more (R-1208)", async () => {
  const list = "{ viewer { sentBills { billNo exporter file { id state isOwn } } } }";
  const asBroker = { authorization: `Bearer ${broker.jwt}` };
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId: broker.partnerId });
  const [bill] = (await gateway.ask(list, {}, asBroker)).at("viewer.sentBills") as { file: { id: string } }[];
  expect(bill).toMatchObject({ billNo: "GCB/17", exporter: exporter.firm.name, file: { state: "SUBMITTED", isOwn: true } });
  const node = "query ($id: ID!) { node(id: $id) { ... on SharedAttachment { name downloadUrl } } }";
  const found = (await gateway.ask(node, { id: bill?.file.id }, asBroker)).at("node");
  expect(found).toEqual({ name: "Brokerage Bill GCB_17.pdf", downloadUrl: expect.stringContaining("/files/shared/") });
  const unknown = globalId("SharedAttachment", `${broker.partnerId}/${shipmentId}/0123456789abcdef`);
  expect((await gateway.ask(node, { id: unknown }, asBroker)).at("node")).toBeNull();
});
