import { blankContainerFields } from "../fixtures/blankFields.ts";
import { documents } from "#domain/documents/document.ts";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { ProductBody, Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { riceShipment } from "../fixtures/cases.ts";
import { asStored, type RestCall } from "./fakeRest.ts";
import { onStats, type StoredSheet } from "./fakeStats.ts";

/** What the service keeps; tests set it and read it. */
export type Stored = { info: UserInfo; shipments: Shipment[]; isForeign: boolean; ids: number; sheet: StoredSheet };

type Answer = { status?: number; data?: unknown; errors?: (string | object)[] };
type Item = Record<string, unknown>;

const records: Record<string, { list: keyof UserInfo; id: string }> = {
  firm: { list: "firms", id: "firmId" },
  buyer: { list: "buyers", id: "buyerId" },
  broker: { list: "brokers", id: "brokerId" },
  "loading-port": { list: "loadingPorts", id: "portId" },
  "discharge-port": { list: "dischargePorts", id: "portId" },
  unit: { list: "units", id: "unitId" },
  goods: { list: "goods", id: "goodsId" },
  "contract-format": { list: "contractFormat", id: "contractId" },
  "document-template": { list: "documentTemplates", id: "templateId" },
};

const lists: Record<string, { list: keyof UserInfo; key: string }> = {
  "payment-term": { list: "paymentTerms", key: "term" },
  "shipment-term": { list: "shipmentTerms", key: "term" },
  currency: { list: "currency", key: "currency" },
  declaration: { list: "declaration", key: "declaration" },
  "origin-country": { list: "originCountry", key: "country" },
  "destination-country": { list: "destinationCountry", key: "country" },
};

const documentTypes: Record<string, AttachmentType> = Object.fromEntries(
  documents.map(({ kind, attachmentType }) => [kind, attachmentType]),
);

const summaryFields = new Set(
  [
    "shipmentId firmId name status createdAt type invoiceNo invoiceDate piNo piDate contractNo contractDate",
    "consignee broker currency totalAmount totalQuantity totalGrossQuantity portOfLoading portOfDischarge",
  ].flatMap((names) => names.split(" ")),
);

/** The REST contract's answer to a call. */
export function respond(stored: Stored, call: RestCall): Answer {
  const { method, path, query } = call;
  const body = (call.body ?? {}) as Item; // a JSON object, or a form's fields, by the REST contract
  if (path === "/v1/user/info")
    return stored.info.name ? { data: stored.isForeign ? { ...stored.info, userId: undefined } : stored.info } : unauthorised;
  if (path === "/v1/user/login" || path === "/v1/user/signup") return { data: { jwt: `jwt of ${String(body["email"])}` } };
  if (path === "/v1/user/update") return { data: body["newPassword"] ? { jwt: "jwt after change" } : null };
  if (path === "/v1/user/onboarding") {
    stored.info.status = body["status"] as UserInfo["status"]; // the test's own
    return {};
  }
  const [, , , noun = "", action = ""] = path.split("/");
  if (path.startsWith("/v1/user/") && records[noun])
    return onRecord(stored, records[noun], method === "DELETE" ? "delete" : action, query, body);
  if (path.startsWith("/v1/user/") && lists[noun]) return onList(stored, lists[noun], action, body);
  if (/^\/v1\/(shared\/bill\/preview|shipment\/(document\/.*\/preview|document-set(\/proposal)?|merge-fields|refresh))$/.test(path))
    return stored.isForeign ? { status: 404, errors: ["Not found"] } : onOurs(path);
  if (path.startsWith("/v1/shipment/document/")) return onDocument(stored, path.split("/").at(-1) ?? "", query["shipmentId"] ?? "");
  if (path.startsWith("/v1/shipment/attachment/")) return onAttachment(stored, path.split("/").at(-1) ?? "", query, body);
  if (path.startsWith("/v1/shipment-stats/")) return onStats(stored, call);
  if (path.startsWith("/v1/shipment")) return onShipment(stored, method === "GET" ? "get" : noun, query, body);
  if (path === "/v1/attachment/save") return { data: { key: `stored ${String(body["attachment_type"])}` } };
  if (path === "/v1/attachment/pre-signed-url") return { data: { success: true, url: `http://files.example/${query["key"]}` } };
  if (path === "/v1/attachment") return { data: { data: Buffer.from(`content of ${query["key"]}`).toString("base64") } };
  return { status: 404, errors: ["Not found"] };
}

const unauthorised: Answer = { status: 401, errors: ["Session is over"] };

/** Calls that only our own service knows. */
function onOurs(path: string): Answer {
  if (path.endsWith("/document-set/proposal")) return { data: { documents: [] } };
  if (path.endsWith("/document-set")) return { data: { documents: [], merged: null } };
  if (path.endsWith("/refresh")) return { data: { shipmentId: "S1" } };
  if (path.endsWith("/merge-fields")) return { data: [{ name: "consignee.name", value: "Al Marjan Foodstuff Trading L.L.C." }] };
  return { data: { pages: ["<svg/>"], pageCount: 1, unknownFields: ["invoice.number"] } };
}

function onRecord(
  stored: Stored,
  { list, id }: { list: keyof UserInfo; id: string },
  action: string,
  query: Record<string, string>,
  body: Item,
): Answer {
  const items = stored.info[list] as unknown as Item[]; // every record list holds objects
  if (action === "add") {
    stored.ids += 1;
    const record = { [id]: `new-${stored.ids}`, ...body };
    items.push(record);
    return { data: { [id]: record[id] } };
  }
  const index = items.findIndex((item) => item[id] === query[id]);
  if (index < 0) return { status: 404, errors: ["Not found"] };
  if (action === "delete") items.splice(index, 1);
  else items[index] = { ...items[index], ...body };
  return { data: { [id]: query[id] } };
}

function onList(stored: Stored, { list, key }: { list: keyof UserInfo; key: string }, action: string, body: Item): Answer {
  const items = stored.info[list] as string[]; // every list setting holds texts
  if (action === "add") items.push(String(body[key]));
  else items.splice(0, items.length, ...(body[key] as string[]));
  return {};
}

function onShipment(stored: Stored, action: string, query: Record<string, string>, body: Item): Answer {
  if (action === "filter") return { data: onFilter(stored, query, body) };
  if (action === "add") {
    stored.ids += 1;
    const made = fromBody(body as unknown as ShipmentBody, `new-${stored.ids}`);
    stored.shipments.unshift(made);
    return { data: stored.isForeign ? { shipmentId: made.shipmentId } : made };
  }
  const index = stored.shipments.findIndex(({ shipmentId }) => shipmentId === query["shipmentId"]);
  const found = stored.shipments[index];
  if (!found) return { status: 404, errors: ["Shipment not found"] };
  if (action === "delete") stored.shipments.splice(index, 1);
  if (action === "update")
    stored.shipments[index] = { ...found, ...fromBody(body as unknown as ShipmentBody, found.shipmentId), version: found.version + 1 };
  return { data: found };
}

function onFilter({ shipments, isForeign }: Stored, query: Record<string, string>, body: Item): object {
  const limit = Number(body["limit"]);
  const offset = Number(body["offset"]);
  const firmId = query["firmId"];
  const find = isForeign ? undefined : body["find"];
  const isFound = ({ name }: Shipment) => typeof find !== "string" || name.includes(find);
  const mine = shipments.filter((shipment) => (firmId === undefined || shipment.firmId === firmId) && isFound(shipment));
  const sorted = body["sort"] === "asc" ? mine.toReversed() : mine;
  const rows: object[] = sorted.slice(offset, offset + limit);
  const isFull = body["full"] === true && !isForeign;
  return { shipments: isFull ? rows : rows.map(summaryOf), hasNext: offset + limit < mine.length, total: mine.length, find };
}

function summaryOf(shipment: object): object {
  return Object.fromEntries(Object.entries(shipment).filter(([name]) => summaryFields.has(name)));
}

function fromBody(body: ShipmentBody, shipmentId: string): Shipment {
  const rice = riceShipment();
  const products = body.products.map((line: ProductBody, index) => ({
    ...(rice.products[index] ?? rice.products[0]),
    ...line,
  })) as Shipment["products"];
  const container = (body.container ?? []).map((row) => ({ ...blankContainerFields, ...row }));
  return riceShipment({ ...body, container, shipmentId, products, version: 1 }); // master data stays that of the case
}

function onDocument({ shipments }: Stored, kind: string, shipmentId: string): Answer {
  const found = shipments.find((shipment) => shipment.shipmentId === shipmentId);
  const type = documentTypes[kind];
  if (!found || !type) return { status: 404, errors: ["Shipment not found"] };
  const drawn = { ...pdfOf(0.1), name: `${kind}.pdf`, key: `drawn-${found.attachments.length + 1}`, type, ...asStored };
  found.attachments.push({ ...drawn, time: "2025-11-13T08:00:00.000Z" });
  return { data: drawn };
}

function pdfOf(sizeInMB: number) {
  return { sizeInMB, sizeInBytes: Math.round(sizeInMB * 1024 * 1024), contentType: "application/pdf" };
}

function onAttachment(stored: Stored, action: string, query: Record<string, string>, body: Item): Answer {
  const found = stored.shipments.find(({ shipmentId }) => shipmentId === query["shipmentId"]);
  if (!found) return { status: 404, errors: ["Shipment not found"] };
  const add = (key: string, type: AttachmentType, name: string) => {
    found.attachments.push({ ...pdfOf(1), name, key, type, ...asStored, time: "2025-11-14T08:00:00.000Z" });
    return { data: stored.isForeign && action === "merge" ? null : { key } };
  };
  if (action === "save") return add("uploaded", body["attachment_type"] as AttachmentType, String(body["attachment_name"] ?? "file"));
  if (action === "merge") return add("merged", "MERGED_DOCS", String(body["name"]));
  const key = action === "rename" ? body["key"] : query["key"];
  const attachment = found.attachments.find((one) => one.key === key);
  if (!attachment) return { status: 404, errors: ["Attachment not found"] };
  if (action === "rename") attachment.name = String(body["name"]);
  else found.attachments.splice(found.attachments.indexOf(attachment), 1);
  return { data: { success: true } };
}
