import type { GoodCall, Office } from "./writeCalls.ts";

type Write = [string, (office: Office) => GoodCall | Promise<GoodCall>];

const path = "/v1/user";

/** Records of master data: the id's name, a body, and another. */
const records: Record<string, [id: string, body: object, other: object]> = {
  buyer: ["buyerId", { name: "Buyer" }, { name: "Other buyer" }],
  broker: ["brokerId", { name: "Broker" }, { name: "Other broker" }],
  "loading-port": ["portId", { name: "Mundra", country: "India" }, { name: "Kandla", country: "India" }],
  "discharge-port": ["portId", { name: "Mombasa", country: "Kenya" }, { name: "Lamu", country: "Kenya" }],
  unit: [
    "unitId",
    { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG" },
    { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BOX" },
  ],
  goods: ["goodsId", { name: "RICE", hsnCode: "1006" }, { name: "WHEAT", hsnCode: "1001" }],
  "contract-format": [
    "contractId",
    { name: "GAFTA", fields: { Packing: "New bags" } },
    { name: "GAFTA", fields: { Packing: "Jute bags" } },
  ],
  "document-template": ["templateId", { name: "Letter", body: "Dear Sir" }, { name: "Letter", body: "Dear Madam" }],
};

const lists: Record<string, [key: string, item: string]> = {
  "payment-term": ["term", "30 days"],
  "shipment-term": ["term", "FOB"],
  currency: ["currency", "EUR"],
  declaration: ["declaration", "True"],
  "origin-country": ["country", "India"],
  "destination-country": ["country", "Kenya"],
};

async function added({ user }: Office, name: string): Promise<string> {
  const [id = "", body = {}] = records[name] ?? [];
  return `?${id}=${(await user.post<Record<string, string>>(`${path}/${name}/add`, body)).data[id]}`;
}

const ofRecords = Object.entries(records).flatMap(([name, [, body, other]]): Write[] => [
  [`POST ${path}/${name}/add`, () => ({ body })],
  [`POST ${path}/${name}/update`, async (office) => ({ query: await added(office, name), body: other })],
  [`DELETE ${path}/${name}`, async (office) => ({ query: await added(office, name) })],
]);

const ofLists = Object.entries(lists).flatMap(([name, [key, item]]): Write[] => [
  [`POST ${path}/${name}/add`, () => ({ body: { [key]: item } })],
  [`POST ${path}/${name}/update`, () => ({ body: { [key]: [] } })],
]);

/** The calls that write master data, with what makes each succeed. */
export const masterDataWrites: Write[] = [...ofRecords, ...ofLists];
