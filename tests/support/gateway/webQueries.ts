import { readFileSync } from "node:fs";
import { globalId } from "./aGateway.ts";

const file = new URL("../../../web/__generated__/operations.json", import.meta.url);
const texts: string[] = Object.values(JSON.parse(readFileSync(file, "utf8")));

/** Every query of the web client by its name, as the Relay compiler persisted it. */
export const webQueries = new Map(
  texts.filter((text) => text.startsWith("query ")).map((text) => [/\w+/.exec(text.slice(6))?.[0] ?? "", text]),
);

const shipmentId = globalId("Shipment", "S1");

/** Variables that serve each of them, about the fake service's data. */
export const webVariables = {
  id: shipmentId,
  shipmentId,
  shipmentIds: [shipmentId],
  ids: [globalId("Attachment", "S1/A1")],
  hasShipment: true,
  isSignedIn: true,
  firmId: globalId("Firm", "F1"),
  consigneeId: globalId("Buyer", "B1"),
  first: 10,
  from: "2025-04-01T00:00:00Z",
  to: "2026-03-31T23:59:59Z",
  find: "Rice",
  code: "K7QM2XTD9F4C",
  token: "Jm0pXw5r1QvB7sUq3oK2dY8aZtE",
  pass: "",
  columnId: "name",
  containing: "",
  document: "INVOICE",
  today: "2025-11-20",
  filter: {},
  search: {},
  offset: 0,
  limit: 20,
  input: { shipmentId, document: { invoice: { invoiceNo: "1", invoiceDate: "2025-11-12" } } },
  bill: {
    sharedShipmentIds: [globalId("SharedShipment", "P1/S1")],
    firmId: globalId("Firm", "F1"),
    bill: { billNo: "1", date: "2025-11-20" },
  },
};
