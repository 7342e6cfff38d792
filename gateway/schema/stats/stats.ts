import { rowColourOf, statsLimits } from "#domain/stats/stats.ts";
import { statsColumnKind } from "#domain/stats/systemColumns.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { OrderDirectionEnum, RowColourEnum, StatsColumnKindEnum } from "../../builder/enums.ts";
import { fault } from "../../errors/errors.ts";
import { encodeId, joinPair } from "../../builder/globalIds.ts";
import { restId } from "../../builder/nodes.ts";
import { unsupported } from "../../rest/optionalCall.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import { refuseLack } from "../../rest/shapes/listRow.ts";
import { statsColumns, statsPage, type StatsColumn, type StatsPage, type StatsRow } from "../../rest/shapes/stats/stats.ts";
import { readStatsWindow } from "../../rest/shapes/stats/statsCells.ts";
import { asksByFirmId, Firm } from "../firm/firm.ts";
import { loadShipment, Shipment, type ShipmentRow } from "../shipment/shipment.ts";

type CountedPage = StatsPage & { total: number };

/** Converts a filter to REST's names, without the fields that do not filter. */
type RestFilter = {
  brokerId?: string;
  portOfLoading?: string;
  portOfDischarge?: string;
  startDate?: string;
  endDate?: string;
  find?: string;
  columns?: { columnId: string; text: string; isWhole: boolean; values?: string[] }[];
  month?: string;
  shipmentIds?: string[];
};

/** A firm's sheet under a filter. `read` is a window that another field has requested; its response contains the count too. */
export type StatsSheet = { firmId: string; filter: RestFilter; read?: Promise<CountedPage> };

/** Default number of rows in a window. */
const usualRows = 100;

export const StatsColumnType = builder.objectRef<StatsColumn>("StatsColumn").implement({
  description: "A column of a firm's stats sheet.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the column on this firm's sheet, for the column mutations and for a client's store.",
      resolve: ({ firmId, id }) => encodeId("StatsColumn", joinPair(firmId, id)),
    }),
    columnId: t.exposeID("id", { description: 'The key of its cells in `StatsValues.cells`, such as "invoiceNo".' }),
    name: t.exposeString("name", { description: 'The text of its header, such as "Invoice No".' }),
    width: t.exposeInt("width", { description: "Its width in CSS pixels, 80 to 1,000." }),
    editable: t.exposeBoolean("editable", {
      description: "False for system columns: their cells show values of the shipment, and they cannot be renamed or deleted.",
    }),
    kind: t.field({ type: StatsColumnKindEnum, description: "What its cells hold.", resolve: ({ id }) => statsColumnKind(id) }),
  }),
});

const StatsValues = builder.objectRef<StatsRow>("StatsValues").implement({
  description: "The contents of a stats sheet's row: a separate record, so that a client's store updates it alone.",
  fields: (t) => ({
    id: t.id({ description: "Id for the client's store.", resolve: ({ shipmentId }) => encodeId("StatsValues", shipmentId) }),
    cells: t.expose("values", { type: "StatsCells", description: "The texts of all columns by `StatsColumn.columnId`." }),
    colour: t.field({
      type: RowColourEnum,
      description: "The row's colour; white by default.",
      resolve: ({ colour }) => rowColourOf(colour)?.id ?? "WHITE",
    }),
    version: t.int({
      nullable: true,
      description:
        "Number of changes of the row's user cells and colour; send it with a change to detect another in between. Null if the service keeps none.",
      resolve: ({ version }) => version ?? null,
    }),
  }),
});

export const StatsRowType = builder.objectRef<StatsRow>("StatsRow").implement({
  description: "A row of a stats sheet: one shipment.",
  fields: (t) => ({
    id: t.id({ description: "Id for the client's store.", resolve: ({ shipmentId }) => encodeId("StatsRow", shipmentId) }),
    shipment: t.field({
      type: Shipment,
      description: "The shipment. Its id is free; every other field asks the service once a row.",
      resolve: ({ shipmentId }, _args, context, info) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the id is selected, and it is known.
        selectsIdAlone(info) ? ({ shipmentId } as ShipmentRow) : loadRow(shipmentId, context),
    }),
    values: t.field({ type: StatsValues, description: "What the row shows.", resolve: (row) => row }),
  }),
});

const StatsSortInput = builder.inputType("StatsSortInput", {
  description: "How to order rows: figures and dates by their value, texts by the alphabet, blank cells last.",
  fields: (t) => ({
    columnId: t.id({ required: true, description: "`StatsColumn.columnId` of the column to order by." }),
    direction: t.field({ type: OrderDirectionEnum, required: true, description: "Direction, such as the largest first." }),
  }),
});

const StatsColumnFilterInput = builder.inputType("StatsColumnFilterInput", {
  description: "A column of a stats sheet and what its cells must show.",
  fields: (t) => ({
    columnId: t.id({ required: true, description: "`StatsColumn.columnId` of the column." }),
    text: t.string({ description: "What the cell must show, whatever its case; nothing filters nothing." }),
    isExact: t.boolean({
      description: "Whether the cell, or an entry that it lists, must be just that; a part of it is enough without.",
    }),
    values: t.stringList({
      description: `Whole texts of which the cell, or an entry that it lists, must show one, at most ${statsLimits.chosenValues}; "" is a blank cell.`,
    }),
  }),
});

const StatsFilterInput = builder.inputType("StatsFilterInput", {
  description: "Filter of a stats sheet; an omitted or empty field does not filter.",
  fields: (t) => ({
    brokerId: t.id({ description: "Global id of a broker." }),
    portOfLoading: t.string({ description: "Name of a port of loading." }),
    portOfDischarge: t.string({ description: "Name of a port of discharge." }),
    from: t.field({ type: "DateTime", description: "Only rows of shipments created at this instant or later." }),
    to: t.field({ type: "DateTime", description: "Only rows of shipments created at this instant or earlier." }),
    find: t.string({ description: "Only rows that show this text in any column, ignoring case." }),
    columns: t.field({ type: [StatsColumnFilterInput], description: "Only rows that show each of these texts in its column." }),
    month: t.string({
      description: "A month as YYYY-MM: only rows that `charts.valueByMonth` of `from` and `to` counts in it, whenever they were created.",
    }),
    shipmentIds: t.idList({ description: `Global ids of shipments, at most ${statsLimits.rowsAtOnce}: only their rows.` }),
  }),
});

/** The sheet with its columns and rows; `statsSummary.ts` adds the totals and charts. */
export const StatsSheetType = builder.objectRef<StatsSheet>("StatsSheet").implement({
  description: "The shipments of a firm as a spreadsheet: system columns with values of the shipment, and user columns.",
  fields: (t) => ({
    rowCount: t.int({
      description: "How many rows pass the filter.",
      resolve: async (sheet, _args, context) => (await anyWindow(sheet, context)).total,
    }),
    version: t.int({
      nullable: true,
      description: "Number of changes of the firm's sheet, regardless of the filter; null if the service keeps none.",
      resolve: async (sheet, _args, context) => (await anyWindow(sheet, context)).version ?? null,
    }),
    columns: t.field({
      type: [StatsColumnType],
      description: "The system columns, then the user columns in the order of adding.",
      resolve: ({ firmId }, _args, context) => loadColumns(firmId, context),
    }),
    rows: t.field({
      type: [StatsRowType],
      description: "A window of the rows, oldest shipment first unless ordered.",
      args: {
        offset: t.arg.int({ defaultValue: 0, required: true, description: "How many rows to skip." }),
        limit: t.arg.int({
          defaultValue: usualRows,
          required: true,
          description: `How many rows at most, 1 to ${statsLimits.rowsAtOnce}; each costs 1.`,
        }),
        sort: t.arg({ type: StatsSortInput, description: "The order; by the time of creation unless given." }),
      },
      complexity: ({ limit }) => ({ field: Math.max(limit, 0) + callCost, multiplier: 0 }),
      resolve: async (sheet, { offset, limit, sort }, context) => {
        if (limit < 1 || limit > statsLimits.rowsAtOnce) throw fault("BAD_USER_INPUT", `limit is 1 to ${statsLimits.rowsAtOnce}`);
        if (offset < 0) throw fault("BAD_USER_INPUT", "offset must not be negative");
        const order = sort ? { sort: { columnId: sort.columnId, direction: sort.direction === "ASC" ? "asc" : "desc" } } : {};
        const window = loadWindow(sheet, { ...order, offset, limit }, context);
        sheet.read ??= window;
        return (await window).shipmentStats;
      },
    }),
  }),
});

builder.objectField(Firm, "statsSheet", (t) =>
  t.field({
    ...asksByFirmId,
    type: StatsSheetType,
    complexity: callCost,
    description: "The firm's shipments as a sheet.",
    args: { filter: t.arg({ type: StatsFilterInput, description: "Filter; all shipments without it." }) },
    resolve: async ({ firmId }, { filter }, context) => {
      context.chargeCost(callCost);
      const { brokerId, portOfLoading, portOfDischarge, from, to, find, columns, month, shipmentIds } = filter ?? {};
      if (from && to && from > to) throw fault("BAD_USER_INPUT", "from is after to");
      return {
        firmId,
        filter: {
          ...(brokerId ? { brokerId: restId("Broker", brokerId, "Broker", "brokerId") } : {}),
          ...(portOfLoading ? { portOfLoading } : {}),
          ...(portOfDischarge ? { portOfDischarge } : {}),
          ...(from ? { startDate: from } : {}),
          ...(to ? { endDate: to } : {}),
          ...(find?.trim() ? { find } : {}),
          ...(columns?.length ? { columns: columns.map(restColumn) } : {}),
          ...(month ? { month } : {}),
          ...(shipmentIds?.length ? { shipmentIds: shipmentIds.map((id) => restId("Shipment", id, "Shipment", "shipmentIds")) } : {}),
        },
      };
    },
  }),
);

function restColumn({ columnId, text, isExact, values }: typeof StatsColumnFilterInput.$inferInput) {
  return { columnId: String(columnId), text: text ?? "", isWhole: isExact ?? false, ...(values?.length ? { values } : {}) };
}

/** The columns of a firm's sheet. */
export async function loadColumns(firmId: string, { rest }: Context): Promise<StatsColumn[]> {
  const { firmColumns } = await rest.get("/v1/shipment-stats/columns", { firmId }, statsColumns);
  return firmColumns.map((column) => ({ ...column, firmId }));
}

type Window = { sort?: { columnId: string; direction: string }; offset: number; limit: number };

/** Reads a window in one call. A service without windows returns all rows, and the window is cut out here. */
async function loadWindow({ firmId, filter }: StatsSheet, window: Window, { rest }: Context): Promise<CountedPage> {
  const page = await rest.search("/v1/shipment-stats/filter", { firmId }, { ...filter, ...window }, statsPage, {
    readUsual: readStatsWindow,
  });
  if (typeof page.total === "number") {
    refuseLack({ rows: page.shipmentStats.length, total: page.total, ...window });
    return { ...page, total: page.total };
  }
  const { find, columns, month, shipmentIds } = filter;
  if (window.sort || find || columns || month) throw unsupported();
  const rows = shipmentIds ? page.shipmentStats.filter(({ shipmentId }) => shipmentIds.includes(shipmentId)) : page.shipmentStats;
  const { offset, limit } = window;
  return { ...page, total: rows.length, shipmentStats: rows.slice(offset, offset + limit) };
}

/** Reads the count and version of the whole sheet: from a window that is read anyway, else from one without rows. */
async function anyWindow(sheet: StatsSheet, context: Context): Promise<CountedPage> {
  // By the next tick the resolvers of sibling fields have run, `rows` among them.
  await Promise.resolve();
  sheet.read ??= loadWindow(sheet, { offset: 0, limit: 0 }, context);
  return await sheet.read;
}

/** Returns a promise even for an error: a synchronous throw would leave the promises of earlier rows unhandled. */
async function loadRow(shipmentId: string, context: Context): Promise<ShipmentRow> {
  context.chargeCost(callCost);
  return await loadShipment(shipmentId, context);
}

const selectsIdAlone = memoizeBySelection(({ fieldNodes, fragments }) => {
  const selected = fieldNodes.flatMap((node) => [...selectedFields(node.selectionSet, fragments)]);
  return selected.every(({ node }) => node.name.value === "id" || node.name.value === "__typename");
});
