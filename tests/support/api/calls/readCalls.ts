import { aShareLink, shareLinkQuery } from "../sharing/shareLinks.ts";
import { sharedPlace, type Share } from "../sharing/shares.ts";
import { aGoodBill } from "./billCalls.ts";
import { importOf } from "./importCalls.ts";
import type { GoodCall, Office } from "./writeCalls.ts";
import { documentBodies } from "../../fixtures/documentRequests.ts";

/** What a user has beyond an office, to be asked for. */
export type WatchedOffice = Office & { webhookId: string; deliveryId: string; shared: Share };

type Good = (office: WatchedOffice) => GoodCall | Promise<GoodCall>;

const ofShipment = ({ shipmentId }: WatchedOffice) => ({ query: `?shipmentId=${shipmentId}` });
const ofFile: Good = ({ key }) => ({ query: `?key=${key}&attachment_type=OTHER` });
const nothing: Good = () => ({});

const previews = Object.entries(documentBodies).map(([kind, body]): [string, Good] => [
  `POST /v1/shipment/document/${kind}/preview`,
  ({ shipmentId }) => ({ query: `?shipmentId=${shipmentId}`, body }),
]);

const proposals = Object.keys(documentBodies).map((kind): [string, Good] => [`GET /v1/shipment/document/${kind}/proposal`, ofShipment]);

/** Every call that reads, with what makes it succeed. */
export const everyRead: Record<string, Good> = Object.fromEntries([
  ...previews,
  ...proposals,
  ["POST /v1/shipment/document-set/proposal", ({ shipmentId }) => ({ query: `?shipmentId=${shipmentId}`, body: {} })],
  ["GET /v1/user/info", nothing],
  ["GET /v1/user/buyer/usage", ({ consigneeId }) => ({ query: `?buyerId=${consigneeId}` })],
  ["GET /v1/user/broker/usage", ({ brokerId }) => ({ query: `?brokerId=${brokerId}` })],
  ["GET /v1/user/goods/usage", ({ productId }) => ({ query: `?goodsId=${productId}` })],
  ["GET /v1/user/unit/usage", ({ unitId }) => ({ query: `?unitId=${unitId}` })],
  ["GET /v1/team", nothing],
  ["GET /v1/team/invitation", nothing],
  ["POST /v1/invitation/read", nothing],
  ["POST /v1/link/read", nothing],
  ["POST /v1/share-link/filter", nothing],
  ["POST /v1/inbox/filter", nothing],
  ["POST /v1/inbox/read", nothing],
  ["GET /v1/inbox/mail", nothing],
  ["GET /v1/share-link", async (office) => ({ query: shareLinkQuery(await aShareLink(office)) })],
  ["GET /v1/share-link/log", async (office) => ({ query: shareLinkQuery(await aShareLink(office)) })],
  ["POST /v1/partner/filter", nothing],
  ["GET /v1/partner", ({ partnerId }) => ({ query: `?partnerId=${partnerId}` })],
  ["GET /v1/shipment/partner", ofShipment],
  ["GET /v1/shipment/comment", ({ shipmentId, key }) => ({ query: `?shipmentId=${shipmentId}&key=${key}` })],
  ["GET /v1/user/api-key", nothing],
  ["GET /v1/user/webhook", nothing],
  ["GET /v1/user/webhook/deliveries", ({ webhookId }) => ({ query: `?webhookId=${webhookId}` })],
  ["GET /v1/user/webhook/delivery", ({ deliveryId }) => ({ query: `?deliveryId=${deliveryId}` })],
  ["GET /v1/sharing-defaults", nothing],
  ["GET /v1/review-settings", nothing],
  ["GET /v1/attachment", ofFile],
  ["GET /v1/attachment/pre-signed-url", ofFile],
  ["GET /v1/shipment/attachment/review", ({ shipmentId, key }) => ({ query: `?shipmentId=${shipmentId}&key=${key}` })],
  ["GET /v1/shipment/attachment/approval-record", ({ shipmentId, key }) => ({ query: `?shipmentId=${shipmentId}&key=${key}` })],
  ["GET /v1/shared/exporter", nothing],
  ["POST /v1/shared/shipment/filter", ({ shared }) => ({ body: { partnerId: shared.partnerId } })],
  ["POST /v1/shared/document/filter", ({ shared }) => ({ body: { q: "bl", partnerId: shared.partnerId } })],
  ["GET /v1/shared/shipment", ({ shared }) => ({ query: sharedPlace(shared) })],
  ["GET /v1/shared/attachment/url", ({ shared }) => ({ query: `${sharedPlace(shared)}&key=${shared.key}` })],
  ["GET /v1/shared/bill/lines", nothing],
  ["GET /v1/shared/bill/sent", nothing],
  ["POST /v1/shared/bill/preview", aGoodBill],
  ["GET /v1/shared/comment", ({ shared }) => ({ query: `${sharedPlace(shared)}&key=${shared.key}` })],
  ["GET /v1/shared/events", nothing],
  ["GET /v1/inbox/events", nothing],
  ["GET /v1/shipment", ofShipment],
  ["GET /v1/shipment/history", ofShipment],
  ["GET /v1/shipment/merge-fields", ofShipment],
  ["POST /v1/document/filter", ({ shipmentId }) => ({ body: { shipmentId, facets: true } })],
  ["GET /v1/document/text", ({ key }) => ({ query: `?key=${key}` })],
  ["POST /v1/document/zip", ({ key }) => ({ body: { keys: [key] } })],
  ["GET /v1/user/saved-search", nothing],
  ["GET /v1/shipment/papers", ofShipment],
  ["GET /v1/paper-template", nothing],
  ["POST /v1/document/papers", ({ firm }) => ({ body: { firmId: firm.firmId, missing: "ANY", counts: true } })],
  ["GET /v1/import/list", nothing],
  ["GET /v1/import/mapping", nothing],
  ["POST /v1/import/check", async (office) => ({ query: await importOf(office), body: { fields: ["name"] } })],
  ["GET /v1/user/sample-data", nothing],
  ["GET /v1/audit-trail", ofShipment],
  ["GET /v1/audit-trail/export", ofShipment],
  ["GET /v1/audit-trail/export-url", ofShipment],
  ["GET /v1/events", ({ firm, shipmentId }) => ({ query: `?firmId=${firm.firmId}&shipmentId=${shipmentId}` })],
  ["POST /v1/shipment/filter", ({ firm }) => ({ query: `?firmId=${firm.firmId}`, body: {} })],
  ["GET /v1/shipment-stats/columns", ({ firm }) => ({ query: `?firmId=${firm.firmId}` })],
  [
    "POST /v1/shipment-stats/filter",
    ({ firm, brokerId, columnId }) => ({
      query: `?firmId=${firm.firmId}`,
      body: { brokerId, sort: { columnId, direction: "asc" } },
    }),
  ],
  ["POST /v1/shipment-stats/values", ({ firm }) => ({ query: `?firmId=${firm.firmId}`, body: { columnId: "consignee" } })],
  ["POST /v1/shipment-stats/summary", ({ firm, brokerId }) => ({ query: `?firmId=${firm.firmId}`, body: { brokerId } })],
] satisfies [string, Good][]);
