import { itemsOf, newId, now, recordOf, Refusal, shipmentOf, textOf, type Account, type Call, type Handler, type Item } from "./store.ts";

/** What the body says as it is; the rest of it names records. */
const own = [
  ["firmId", "addressId", "isSellerDifferent", "name", "originCountry", "destinationCountry", "preCarriage", "placeOfReceipt", "vessel"],
  ["portOfLoading", "portOfDischarge", "termsOfPayment", "termsOfShipment", "finalDestination", "currency", "charges", "type"],
  ["containerDetail", "container", "totalQuantity", "totalGrossQuantity", "amountBeforeGST", "totalAmount", "notes", "declaration"],
].flat();

const required: Record<string, string> = {
  name: "Shipment Name",
  addressId: "Firm Address",
  consigneeId: "Consignee",
  brokerId: "Broker",
  originCountry: "Origin Country",
  destinationCountry: "Destination Country",
  portOfLoading: "Port of Loading",
  portOfDischarge: "Port of Discharge",
  termsOfPayment: "Terms of Payment",
  termsOfShipment: "Terms of Shipment",
  finalDestination: "Final Destination",
  currency: "Currency",
  declaration: "Declaration",
  bankId: "Bank Details",
  type: "Shipment Type",
};

/** A shipment as it is kept and read: with the parties, the bank and the products that its ids name. */
function toShipment(account: Account, body: Item): Item {
  const missing = Object.entries(required).flatMap(([name, label]) => (textOf(body[name]) ? [] : [label]));
  if (missing.length > 0) throw new Refusal(200, `Please fill in the following required fields: ${missing.join(", ")}`);
  const firm = recordOf(account, "firms", "firmId", body["firmId"]);
  if (!firm) throw new Refusal(200, "Firm ID not found. Please go back and select a firm.");
  const address = itemsOf(firm["address"]).find(({ addressId }) => addressId === body["addressId"]);
  const party = (id: unknown) => recordOf(account, "buyers", "buyerId", id);
  const ids: unknown = body["notifyId"];
  return {
    ...Object.fromEntries(own.map((name) => [name, body[name] === "" ? null : (body[name] ?? null)])),
    firm: { name: firm["name"] },
    address: { name: address?.["name"], address: address?.["address"], gst: address?.["gst"] },
    seller: body["sellerId"] ? party(body["sellerId"]) : null,
    // The REST contract has the id alone here.
    consignee: { buyerId: body["consigneeId"] },
    notifyParties: Array.isArray(ids) ? ids.map(party) : null,
    broker: recordOf(account, "brokers", "brokerId", body["brokerId"]),
    bankDetails: itemsOf(firm["bankDetails"]).find(({ bankId }) => bankId === body["bankId"]),
    products: itemsOf(body["products"]).map((line) => {
      const goods = recordOf(account, "goods", "goodsId", line["productId"]);
      const unit = recordOf(account, "units", "unitId", line["unitId"]);
      return { ...line, name: goods?.["name"], hsnCode: goods?.["hsnCode"], unit };
    }),
  };
}

const add: Handler = ({ account, body }) => {
  const numbers = { invoiceNo: null, invoiceDate: null, piNo: null, piDate: null, contractNo: null, contractDate: null };
  const identity = { shipmentId: newId(), status: null, createdAt: now(), attachments: [] };
  account.shipments.push({ ...identity, ...numbers, ...toShipment(account, body), __v: 0 });
  // The REST contract names no answer of this call.
  return null;
};

const update: Handler = (call) => {
  Object.assign(shipmentOf(call), toShipment(call.account, call.body));
  return null;
};

const remove: Handler = (call) => {
  const gone = shipmentOf(call);
  call.account.shipments = call.account.shipments.filter((shipment) => shipment !== gone);
  return null;
};

/** Rows tell what the list shows and no more. */
const filter: Handler = ({ account, query, body }) => {
  const firmId = query.get("firmId");
  const rows = account.shipments.filter((shipment) => (firmId === null || shipment["firmId"] === firmId) && isWithin(shipment, body));
  if (body["sort"] === "desc") rows.reverse();
  const [offset, limit] = [Number(body["offset"] ?? 0), Number(body["limit"] ?? 50)];
  const shipments = rows
    .slice(offset, offset + limit)
    .map(({ shipmentId, firmId: firm, name, status, createdAt }) => ({ shipmentId, firmId: firm, name, status, createdAt }));
  return { shipments, hasNext: offset + limit < rows.length, total: rows.length };
};

/** Whether it was created between the body's `startDate` and `endDate`. */
export function isWithin({ createdAt }: Item, { startDate, endDate }: Item): boolean {
  const at = Date.parse(String(createdAt));
  return (!textOf(startDate) || at >= Date.parse(String(startDate))) && (!textOf(endDate) || at <= Date.parse(String(endDate)));
}

export const shipmentRoutes: Record<string, Handler> = {
  "POST /v1/shipment/filter": filter,
  "GET /v1/shipment": (call: Call) => shipmentOf(call),
  "POST /v1/shipment/add": add,
  "POST /v1/shipment/update": update,
  "DELETE /v1/shipment/delete": remove,
};
