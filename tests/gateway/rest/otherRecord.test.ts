import { expect, test } from "vitest";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { aGateway, globalId } from "../../support/gateway/aGateway.ts";

const at = "2025-11-12T08:00:00.000Z";

const partner = {
  role: "IMPORTER",
  name: "Hanse",
  scope: "ALL",
  recordIds: [],
  state: "INVITED",
  office: null,
  email: null,
  sharesNew: true,
  showsPrices: false,
  mayUpload: false,
  shipments: 0,
  createdAt: at,
};
const link = {
  shipmentId: "S1",
  firmId: "F1",
  state: "LIVE",
  hasPassword: false,
  asksName: false,
  allowsDownload: true,
  showsProgress: false,
  createdAt: at,
  expiresAt: at,
  documents: [],
  chosen: 0,
};
const delivery = {
  webhookId: "W1",
  messageId: "msg_1",
  type: "webhook.test",
  status: "PENDING",
  attempts: 0,
  responseStatus: null,
  error: null,
  createdAt: at,
  lastAttemptAt: null,
  nextAttemptAt: null,
  body: "{}",
};
const shared = {
  role: "IMPORTER",
  isAsked: false,
  mayUpload: false,
  type: "BULK",
  progress: [],
  products: [],
  container: [],
  parties: [],
  attachments: [],
  totalNetWeight: 1,
  totalGrossWeight: 1,
};
const kinds: [string, string, string, object, object][] = [
  ["Shipment", "S1", "/v1/shipment", riceShipment(), { shipmentId: "S2" }],
  ["Partner", "P1", "/v1/partner", { ...partner, partnerId: "P1" }, { partnerId: "P2" }],
  ["ShareLink", "L1", "/v1/share-link", { ...link, shareLinkId: "L1" }, { shareLinkId: "L2" }],
  ["WebhookDelivery", "D1", "/v1/user/webhook/delivery", { ...delivery, deliveryId: "D1" }, { deliveryId: "D2" }],
  ["SharedShipment", "P1/S1", "/v1/shared/shipment", { ...shared, partnerId: "P1", shipmentId: "S1" }, { shipmentId: "S2" }],
];

test.each(kinds)("a service's answer that is another %s than was asked for is an error that the log names (R-1276)", async (...given) => {
  const [type, id, path, data, other] = given;
  const { ask, rest, warned } = await aGateway({ isForeign: true });
  const asked = globalId(type, id);
  const read = () => ask("query ($id: ID!) { node(id: $id) { id } }", { id: asked });
  rest.say(`GET ${path}`, { data });
  expect(await read()).toMatchObject({ errors: [], data: { node: { id: asked } } });
  rest.say(`GET ${path}`, { data: { ...data, ...other } });
  const message = "The service answered with another record than was asked for";
  expect(await read()).toMatchObject({ data: { node: null }, errors: [{ message, extensions: { code: "BAD_UPSTREAM_RESPONSE" } }] });
  expect(warned).toMatchObject([{ route: `GET ${path}`, reason: message }]);
});

test("a change of a shipment for which the service answers with another one writes nothing (R-1276)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("GET /v1/shipment", { data: riceShipment({ shipmentId: "S2" }) });
  const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
  const { errors } = await ask(update, { input: { id: globalId("Shipment", "S1"), vessel: "MV Kaveri" } });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_UPSTREAM_RESPONSE" } }]);
  expect(rest.made().filter((call) => call.includes("update"))).toEqual([]);
});
