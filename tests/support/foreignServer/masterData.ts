import { itemsOf, newId, Refusal, textOf, type Handler, type Item } from "./store.ts";

type Kind = { path: string; list: string; id: string; fields: string[]; required: string[]; missing: string };

const port = { id: "portId", fields: ["name", "country"], required: ["name", "country"], missing: "Please fill in all required fields" };

const kinds: Kind[] = [
  {
    path: "buyer",
    list: "buyers",
    id: "buyerId",
    fields: ["name", "address", "country"],
    required: ["name"],
    missing: "Please fill in the buyer name",
  },
  {
    path: "broker",
    list: "brokers",
    id: "brokerId",
    fields: ["name", "country"],
    required: ["name"],
    missing: "Please enter broker name",
  },
  { path: "loading-port", list: "loadingPorts", ...port },
  { path: "discharge-port", list: "dischargePorts", ...port },
  {
    path: "unit",
    list: "units",
    id: "unitId",
    fields: ["orderUnit", "packingUnit", "weight", "packageType", "netWeight", "grossWeight"],
    required: ["orderUnit", "packingUnit", "packageType"],
    missing: "Please fill in all required fields (Order Unit, Packing Unit, Weight > 0, Package Type)",
  },
  {
    path: "goods",
    list: "goods",
    id: "goodsId",
    fields: ["name", "hsnCode", "specification"],
    required: ["name", "hsnCode"],
    missing: "Please fill in all required fields (Name, HSN Code)",
  },
  {
    path: "contract-format",
    list: "contractFormat",
    id: "contractId",
    fields: ["name", "fields"],
    required: ["name"],
    missing: "Please enter a format name",
  },
  {
    path: "document-template",
    list: "documentTemplates",
    id: "templateId",
    fields: ["name", "heading", "body"],
    required: ["name", "body"],
    missing: "Please fill in the template name and body",
  },
  {
    path: "firm",
    list: "firms",
    id: "firmId",
    fields: ["name", "ieCode", "pan", "stampKey", "letterHeadKey", "address", "bankDetails"],
    required: ["name", "ieCode"],
    missing: "Please fill in all required fields",
  },
];

const lists: Record<string, [list: string, key: string, exists: string]> = {
  "payment-term": ["paymentTerms", "term", "This payment term already exists"],
  "shipment-term": ["shipmentTerms", "term", "This shipment term already exists"],
  currency: ["currency", "currency", "This currency already exists"],
  declaration: ["declaration", "declaration", "This declaration already exists"],
  "origin-country": ["originCountry", "country", "Country already exists"],
  "destination-country": ["destinationCountry", "country", "Country already exists"],
};

/** A record as it is stored: null for blank values; a firm's addresses and banks have ids too. */
function toRecord({ fields, required, missing, path }: Kind, body: Item): Item {
  if (required.some((name) => !textOf(body[name]))) throw new Refusal(200, missing);
  const kept: Item = Object.fromEntries(fields.map((name) => [name, body[name] === "" ? null : (body[name] ?? null)]));
  if (path !== "firm") return kept;
  const withIds = (name: string, id: string) =>
    itemsOf(body[name]).map((part) => ({
      ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value || null])),
      [id]: part[id] ?? newId(),
    }));
  return { ...kept, address: withIds("address", "addressId"), bankDetails: withIds("bankDetails", "bankId") };
}

function recordRoutes(kind: Kind): Record<string, Handler> {
  const path = `/v1/user/${kind.path}`;
  return {
    [`POST ${path}/add`]: ({ account, body }) => {
      const record: Item = { [kind.id]: newId(), ...toRecord(kind, body), __v: 0 };
      account.records.set(kind.list, [...(account.records.get(kind.list) ?? []), record]);
      return { [kind.id]: record[kind.id] };
    },
    [`POST ${path}/update`]: ({ account, body, query }) => {
      const found = account.records.get(kind.list)?.find((record) => record[kind.id] === query.get(kind.id));
      if (!found) throw new Refusal(404, "Not found");
      Object.assign(found, toRecord(kind, body));
      return { [kind.id]: found[kind.id] };
    },
    [`DELETE ${path}`]: ({ account, query }) => {
      const records = account.records.get(kind.list) ?? [];
      const left = records.filter((record) => record[kind.id] !== query.get(kind.id));
      if (left.length === records.length) throw new Refusal(404, "Not found");
      account.records.set(kind.list, left);
      return null;
    },
  };
}

function listRoutes([path, [list, key, exists]]: [string, [string, string, string]]): Record<string, Handler> {
  return {
    [`POST /v1/user/${path}/add`]: ({ account, body }) => {
      const items = account.lists.get(list) ?? [];
      const item = textOf(body[key]);
      if (!item || items.includes(item)) throw new Refusal(200, exists);
      account.lists.set(list, [...items, item]);
      return null;
    },
    [`POST /v1/user/${path}/update`]: ({ account, body }) => {
      const items: unknown = body[key];
      if (!Array.isArray(items)) throw new Refusal(400, { error: "A list is needed" });
      account.lists.set(list, items.map(String));
      return null;
    },
  };
}

export const masterDataRoutes: Record<string, Handler> = Object.assign(
  {},
  ...kinds.map(recordRoutes),
  ...Object.entries(lists).map(listRoutes),
);
