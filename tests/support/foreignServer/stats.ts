import { isWithin } from "./shipments.ts";
import { itemsOf, newId, Refusal, shipmentOf, textOf, type Account, type Call, type Handler, type Item } from "./store.ts";

const systemColumns: Item[] = [
  { id: 1, name: "Shipment", width: 160, editable: false },
  { id: 2, name: "Total", width: null, editable: false },
];

/** The columns of a firm by their names; each firm has its own widths. */
function columnsOf({ columns }: Account, firmId: string | null): Item[] {
  const own = columns.get(firmId) ?? systemColumns.map((column) => ({ ...column }));
  columns.set(firmId, own);
  return own;
}

/** The column that the query names; a system column only where that may be. */
function columnOf({ account, query }: Call, system: "may be system" | "own only"): Item {
  const found = columnsOf(account, query.get("firmId")).find(({ id }) => String(id) === query.get("columnId"));
  if (!found) throw new Refusal(404, "Column not found");
  if (system === "own only" && !found["editable"]) throw new Refusal(403, "System columns cannot be changed");
  return found;
}

function rowOf({ rows }: Account, shipmentId: unknown): { colour: string | null; values: Record<string, string> } {
  const row = rows.get(shipmentId) ?? { colour: null, values: {} };
  rows.set(shipmentId, row);
  return row;
}

/** All rows at once: windows, sorting and finding are no part of the contract. */
const filter: Handler = ({ account, query, body }) => {
  const rows = account.shipments.filter(
    (shipment) =>
      shipment["firmId"] === query.get("firmId") &&
      isWithin(shipment, body) &&
      (!textOf(body["brokerId"]) || itemsOf([shipment["broker"]])[0]?.["brokerId"] === body["brokerId"]) &&
      ["portOfDischarge", "portOfLoading"].every((name) => !textOf(body[name]) || shipment[name] === body[name]),
  );
  const shipmentStats = rows.map(({ shipmentId, name, totalAmount }) => {
    const { colour, values } = rowOf(account, shipmentId);
    // Figures of the system columns are numbers.
    return { shipmentId, colour, values: { 1: name, 2: totalAmount, ...values } };
  });
  return { shipmentStats };
};

const addColumn: Handler = ({ account, query, body }) => {
  const name = textOf(body["columnName"]);
  if (!name) throw new Refusal(200, "Please enter a column name");
  columnsOf(account, query.get("firmId")).push({ id: newId(), name, width: body["width"] ?? 128, editable: true });
  return null;
};

const resize: Handler = (call) => {
  columnOf(call, "may be system")["width"] = Number(call.query.get("width"));
  return null;
};

const rename: Handler = (call) => {
  columnOf(call, "own only")["name"] = call.query.get("name");
  return null;
};

const remove: Handler = (call) => {
  const gone = columnOf(call, "own only");
  const firmId = call.query.get("firmId");
  call.account.columns.set(
    firmId,
    columnsOf(call.account, firmId).filter((column) => column !== gone),
  );
  return null;
};

const cell: Handler = (call) => {
  const { shipmentId, firmId } = shipmentOf(call);
  const column = columnsOf(call.account, String(firmId)).find(({ id }) => String(id) === String(call.body["columnId"]));
  if (!column?.["editable"]) throw new Refusal(403, "Failed to update cell");
  rowOf(call.account, shipmentId).values[String(column["id"])] = String(call.body["value"] ?? "");
  return null;
};

const colour: Handler = (call) => {
  const { shipmentId } = shipmentOf(call);
  rowOf(call.account, shipmentId).colour = call.query.get("colour");
  return null;
};

export const statsRoutes: Record<string, Handler> = {
  "GET /v1/shipment-stats/columns": ({ account, query }) => ({
    firmColumns: columnsOf(account, query.get("firmId")).toSorted((one, other) => String(one["name"]).localeCompare(String(other["name"]))),
  }),
  "POST /v1/shipment-stats/filter": filter,
  "PATCH /v1/shipment-stats/cell": cell,
  "PATCH /v1/shipment-stats/colour": colour,
  "POST /v1/shipment-stats/column/add": addColumn,
  "PATCH /v1/shipment-stats/column/width": resize,
  "PATCH /v1/shipment-stats/column/rename": rename,
  "DELETE /v1/shipment-stats/column/delete": remove,
};
