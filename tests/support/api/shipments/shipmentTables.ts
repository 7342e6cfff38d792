import type { Shipment, ShipmentSummary } from "#domain/shipment/shipment.ts";
import type { CallableApi } from "../anApi.ts";
import { anExporter, type Exporter } from "../anExporter.ts";
import { importing } from "../calls/importCalls.ts";

/** What each row of a table says, unless it says otherwise; the exporter of `anExporter` has all of it. */
const fixed = {
  Consignee: "al marjan foodstuff trading l.l.c.",
  "Origin Country": "india",
  Destination: "United Arab Emirates",
  POL: "Mundra",
  POD: "Jebel Ali",
  "Final Destination": "Jebel Ali",
  "Payment Terms": "At sight",
  Incoterm: "CIF Jebel Ali",
  Currency: "usd",
  Declaration: "We declare.",
  "Firm Address": "Head Office",
  Bank: "KCB EUR",
  Type: "Bulk Vessel",
};
export const headings = ["Shipment", "Product", "HSN", "Qty", "Price", "PO Date", ...Object.keys(fixed)];
type Row = Record<string, string>;
/** A table with tabs; each row says all that a shipment needs, unless it says otherwise. */
export const tableOf = (rows: Row[], more: string[] = []) =>
  [
    [...headings, ...more],
    ...rows.map((row) =>
      [...headings, ...more].map((heading) => ({ Product: "BASMATI RICE", Qty: "10", Price: "1000", ...fixed, ...row })[heading] ?? ""),
    ),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");

/** An exporter, and the calls that import shipments in their name. */
export async function anImportingOffice(api: CallableApi) {
  const exporter = await anExporter(api);
  const calls = importing(api, exporter.user);
  const read = async (content: string) => (await calls.send("SHIPMENT", content)).data;
  const checked = async (content: string, body: object = {}) => (await calls.check(await read(content), body)).data;
  return { exporter, calls, read, checked, all: (content: string) => calls.all("SHIPMENT", content) };
}
/** The shipments of the exporter's firm, oldest first. */
export const shipmentsOf = async ({ user, firm }: Exporter) =>
  (await user.post<{ shipments: ShipmentSummary[] }>(`/v1/shipment/filter?firmId=${firm.firmId}`, { limit: 100 })).data.shipments;
export const wholeOf = async ({ user }: Exporter, id = "") => (await user.get<Shipment>(`/v1/shipment?shipmentId=${id}`)).data;
