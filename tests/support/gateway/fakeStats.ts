import type { StatsColumn } from "#domain/stats/stats.ts";
import type { RestCall } from "./fakeRest.ts";
import type { Stored } from "./fakeRestRoutes.ts";

type Answer = { status?: number; data?: unknown; errors?: (string | object)[] };
type Row = { shipmentId: string; colour: string; version: number; values: Record<string, string> };

/** What the service keeps of a firm's sheet. */
export type StoredSheet = {
  columns: StatsColumn[];
  entries: Map<string, { colour: string; version: number; cells: Record<string, string> }>;
};

export function anEmptySheet(): StoredSheet {
  const system = { width: 128, editable: false };
  return {
    columns: [
      { id: "shipment", name: "Shipment", ...system },
      { id: "totalAmount", name: "Total Amount", ...system },
      { id: "c1", name: "ETA", width: 200, editable: true },
    ],
    entries: new Map(),
  };
}

const notFound = (field: string[], error = "Column not found") => ({ status: 404, errors: [{ error, code: "NOT_FOUND", field }] });

/** The answer to a call on the stats sheet. Another server takes no windows, has no batches, and does not answer what it wrote. */
export function onStats(stored: Stored, { path, query, ...call }: RestCall): Answer {
  const body = (call.body ?? {}) as Record<string, unknown>; // a JSON object by the REST contract
  const action = path.replace("/v1/shipment-stats/", "");
  const { sheet, isForeign } = stored;
  const column = sheet.columns.find(({ id }) => id === query["columnId"]);
  switch (action) {
    case "columns":
      return { data: { firmColumns: sheet.columns } };
    case "filter":
      return { data: window(stored, query["firmId"] ?? "", body) };
    case "cell": {
      const written = write(stored, { ...body, shipmentId: query["shipmentId"] });
      return written.errors ? written : { data: isForeign ? null : written.data };
    }
    case "colour": {
      const painted = paint(stored, query["shipmentId"] ?? "", query["colour"] ?? "");
      return { data: isForeign ? null : painted };
    }
    case "column/add": {
      stored.ids += 1;
      const added = { id: `new-${stored.ids}`, name: String(body["columnName"]), width: Number(body["width"]), editable: true };
      sheet.columns.push(added);
      return { data: isForeign ? null : added };
    }
    case "column/width":
    case "column/rename":
      if (!column) return notFound(["columnId"]);
      if (action === "column/width") column.width = Number(query["width"]);
      else column.name = String(query["name"]);
      return { data: null };
    case "column/delete":
      if (!column) return notFound(["columnId"]);
      sheet.columns.splice(sheet.columns.indexOf(column), 1);
      return { data: null };
  }
  if (isForeign) return { status: 404, errors: ["Not found"] };
  if (action === "summary") return { data: summary };
  if (action === "values") return { data: { values: [{ text: "Hanse", count: 2 }], total: 7 } };
  if (action === "colours") {
    const ids = body["shipmentIds"] as string[]; // the gateway's own
    return { data: { shipmentStats: ids.map((id) => paint(stored, id, String(body["colour"]))) } };
  }
  const cells = body["cells"] as Record<string, unknown>[]; // the gateway's own
  const written = cells.map((cell) => write(stored, cell));
  const refused = written.findIndex(({ errors }) => errors);
  if (refused >= 0) return notFound(["cells", String(refused), "columnId"]);
  return { data: { shipmentStats: [...new Map(written.map(({ data }) => [(data as Row).shipmentId, data])).values()] } };
}

/** A currency and a month, as our own service computes them. */
const summary = {
  summary: {
    shipments: 2,
    currencies: [{ currency: "USD", shipments: 2, totalAmount: "132000.00", averageAmount: "66000", fob: 0, freight: "10.5" }],
    weights: [{ unit: "KG", netWeight: "150000.5", grossWeight: "150900" }],
  },
  charts: {
    valueByMonth: [{ currency: "USD", months: [{ month: "2025-11", value: "132000", valueYearBefore: "0" }] }],
    topConsignees: [{ currency: "USD", items: [{ name: "Al Marjan", shipments: 2, value: "132000" }] }],
    dischargePorts: [{ currency: "USD", items: [{ name: "Jebel Ali", shipments: 2, value: "132000" }] }],
    products: [
      { currency: "USD", items: [{ name: "Rice", shipments: 2, value: "132000", quantityMT: "150", averagePricePerMT: "880" }] },
      { currency: "JPY", items: [{ name: "Boxes", shipments: 1, value: "500", quantityMT: null, averagePricePerMT: null }] },
    ],
  },
};

function window(stored: Stored, firmId: string, body: Record<string, unknown>): object {
  const rows = stored.shipments.filter((shipment) => shipment.firmId === firmId).map(({ shipmentId }) => rowOf(stored, shipmentId));
  if (stored.isForeign) return { shipmentStats: rows.map(({ version: _ours, ...row }) => row) };
  const offset = Number(body["offset"] ?? 0);
  return { shipmentStats: rows.slice(offset, offset + Number(body["limit"] ?? rows.length)), total: rows.length, version: 7 };
}

function rowOf({ sheet, shipments }: Stored, shipmentId: string): Row {
  const shipment = shipments.find((one) => one.shipmentId === shipmentId);
  const { cells, ...entries } = sheet.entries.get(shipmentId) ?? { colour: "#ffffff", version: 0, cells: {} };
  return { shipmentId, ...entries, values: { shipment: shipment?.name ?? "", totalAmount: "66,000.00", ...cells } };
}

function write(stored: Stored, { shipmentId, columnId, value }: Record<string, unknown>): Answer {
  const id = String(shipmentId);
  if (!stored.sheet.columns.some((column) => column.id === columnId && column.editable)) return notFound(["columnId"]);
  const entries = stored.sheet.entries.get(id) ?? { colour: "#ffffff", version: 0, cells: {} };
  const cells = { ...entries.cells, [String(columnId)]: String(value) };
  stored.sheet.entries.set(id, { ...entries, version: entries.version + 1, cells });
  return { data: rowOf(stored, id) };
}

function paint(stored: Stored, shipmentId: string, colour: string): Row {
  const entries = stored.sheet.entries.get(shipmentId) ?? { colour, version: 0, cells: {} };
  stored.sheet.entries.set(shipmentId, { ...entries, colour, version: entries.version + 1 });
  return rowOf(stored, shipmentId);
}
