import type { ArgBuilder } from "@pothos/core";
import { isObjectType, type FieldNode, type GraphQLResolveInfo } from "graphql";
import { maxFindLength } from "#domain/search.ts";
import { shipment, shipmentPage } from "../shipmentAnswer.ts";
import { builder } from "../builder.ts";
import { pageSize, pageWindow, toPage, type PageArgs } from "../connections.ts";
import { callCost, type Context } from "../context.ts";
import { OrderDirectionEnum, ShipmentOrderFieldEnum } from "../enums.ts";
import { fault } from "../errors.ts";
import { restId } from "../nodes.ts";
import { searchHere } from "../shipmentSearch.ts";
import { pageCursors, type PageCursor, type PageCursors } from "../pageCursors.ts";
import { askedOnce, selectedFields } from "../selection.ts";
import { readSummary } from "../summaryReader.ts";
import { asksByFirmId, Firm } from "./firm.ts";
import { Shipment, type ShipmentRow } from "./shipment.ts";
import { Viewer } from "./viewer.ts";

/** Spec section 9: 50 rows unless said otherwise. */
const limits = { usual: 50, most: 100 };
const free = { field: 0, multiplier: 0 };

const PageCursorType = builder.objectRef<PageCursor>("PageCursor").implement({
  description: "A numbered page: `first` with its size and `after` with this cursor gives it.",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "The page's number, counted from 1." }),
    cursor: t.exposeString("cursor", { description: "For `after`: the page begins behind it." }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Whether this is the page that was asked for." }),
  }),
});

const PageCursorsType = builder.objectRef<PageCursors>("PageCursors").implement({
  description: "Page buttons with an ellipsis, for pages of the size that was asked for.",
  fields: (t) => ({
    first: t.expose("first", { type: PageCursorType, nullable: true, description: "The first page; null when it is among `around`." }),
    previous: t.expose("previous", {
      type: PageCursorType,
      nullable: true,
      description: "The page before this one; null on the first page.",
    }),
    around: t.expose("around", { type: [PageCursorType], description: "This page and its neighbours, in order." }),
    last: t.expose("last", { type: PageCursorType, nullable: true, description: "The last page; null when it is among `around`." }),
  }),
});

export const ShipmentEdge = builder.edgeObject({
  type: Shipment,
  name: "ShipmentEdge",
  description: "A shipment and its place in the list.",
});
const ShipmentConnection = builder.connectionObject(
  {
    type: Shipment,
    name: "ShipmentConnection",
    description: "A page of shipments.",
    fields: (t) => ({
      pageCursors: t.field({
        type: PageCursorsType,
        complexity: free,
        description: "Numbered pages around this one.",
        resolve: ({ totalCount, numbered }) => pageCursors({ total: totalCount, ...(numbered ?? { size: limits.usual, offset: 0 }) }),
      }),
    }),
  },
  ShipmentEdge,
);

const ShipmentOrderInput = builder.inputType("ShipmentOrderInput", {
  description: "How to order shipments.",
  fields: (t) => ({
    field: t.field({ type: ShipmentOrderFieldEnum, required: true, description: "What to order by." }),
    direction: t.field({ type: OrderDirectionEnum, required: true, description: "Which way to order, such as the newest first." }),
  }),
});

type ListArgs = PageArgs & {
  createdFrom?: string | null;
  createdTo?: string | null;
  orderBy?: { direction: "ASC" | "DESC" } | null;
  find?: string | null;
};

function listArgs(arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) {
  return {
    createdFrom: arg({ type: "DateTime", description: "Only shipments created at this instant or later." }),
    createdTo: arg({ type: "DateTime", description: "Only shipments created at this instant or earlier." }),
    find: arg({
      type: "String",
      description: `Only shipments that have each of these words in their name, in an invoice, PI or contract number, or in a container's number; at most ${maxFindLength} characters. The newest 5,000 shipments are looked through (on a server without a search: the newest 100, by what its lists tell).`,
    }),
    orderBy: arg({ type: ShipmentOrderInput, description: "The order; the newest come first unless it says otherwise." }),
  };
}

builder.objectField(Viewer, "shipments", (t) =>
  t.connection(
    {
      type: Shipment,
      description: "Shipments of all firms or of one, the newest first; 50 unless `first` or `last` says otherwise, at most 100.",
      args: {
        ...listArgs(t.arg),
        firmId: t.arg.id({ description: "Global id of the firm whose shipments are wanted; all firms' without it." }),
      },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, limits) }),
      resolve: (_info, { firmId, ...args }, context, info) => loadPage(firmId ? listedFirm(firmId) : undefined, args, context, info),
    },
    ShipmentConnection,
    ShipmentEdge,
  ),
);

builder.objectField(Firm, "shipments", (t) =>
  t.connection(
    {
      ...asksByFirmId,
      type: Shipment,
      description: "The firm's shipments, the newest first; 50 unless `first` or `last` says otherwise, at most 100.",
      args: listArgs(t.arg),
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, limits) }),
      // A promise either way: thrown at once, an error would leave the promises of the firms before it to nobody.
      resolve: async ({ firmId }, args, context, info) => {
        context.spend(callCost);
        return await loadPage(firmId, args, context, info);
      },
    },
    ShipmentConnection,
    ShipmentEdge,
  ),
);

function listedFirm(globalId: string): string {
  return restId("Firm", globalId, "Firm", "firmId");
}

/** One REST call, whatever the page holds; whole shipments are asked for only when a field that lists leave out is selected. */
async function loadPage(firmId: string | undefined, args: ListArgs, { rest }: Context, info: GraphQLResolveInfo) {
  const window = pageWindow(args, limits);
  const direction = args.orderBy?.direction ?? "DESC";
  if (args.createdFrom && args.createdTo && args.createdFrom > args.createdTo)
    throw fault("BAD_USER_INPUT", "createdFrom is after createdTo");
  const find = args.find?.trim() ?? "";
  if (find.length > maxFindLength) throw fault("BAD_USER_INPUT", `\`find\` takes at most ${maxFindLength} characters`);
  // The last items of a list are the first of the same list turned round, so that no second call is needed for its length.
  const isAscending = (direction === "ASC") !== window.fromEnd;
  const body = {
    // The count is wanted even where no row is.
    limit: Math.max(window.limit, 1),
    offset: window.offset,
    sort: isAscending ? "asc" : "desc",
    ...(args.createdFrom ? { startDate: args.createdFrom } : {}),
    ...(args.createdTo ? { endDate: args.createdTo } : {}),
    ...(selectsDetails(info) ? { full: true } : {}),
    ...(find ? { find } : {}),
  };
  const answer = await rest.search("/v1/shipment/filter", { firmId }, body, shipmentPage);
  const isSearched = !find || answer.find === find;
  const { total, shipments } = isSearched ? answer : await searchHere(rest, { firmId }, { ...body, find });
  const rows = shipments.slice(0, window.limit).map(toRow);
  const size = Math.max(args.first ?? args.last ?? limits.usual, 1);
  if (!window.fromEnd) return { ...toPage(rows, window.offset, total), numbered: { size, offset: window.offset } };
  const kept = rows.slice(0, Math.max(0, total - window.lowest)).toReversed();
  const offset = Math.max(total - kept.length, 0);
  return { ...toPage(kept, offset, total), numbered: { size, offset } };
}

function toRow(row: unknown): ShipmentRow {
  const isWhole = typeof row === "object" && row !== null && "products" in row;
  const read = isWhole ? shipment.safeParse(row) : readSummary(row);
  if (!read.success)
    throw fault("BAD_UPSTREAM_RESPONSE", `The service's list is incomplete at ${read.error.issues[0]?.path.join(".") ?? ""}`);
  return read.data;
}

/** Whether the operation selects, on the shipments of this connection, a field that lists leave out. */
const selectsDetails = askedOnce((info) => {
  const type = info.schema.getType("Shipment");
  const fields = isObjectType(type) ? type.getFields() : {};
  // What leads from the connection to its shipments; every other field of the three types is a shipment's own.
  const way = new Set(["edges", "nodes", "node"]);
  const selects = ({ selectionSet }: FieldNode): boolean =>
    [...selectedFields(selectionSet, info.fragments)].some(({ node }) =>
      way.has(node.name.value) ? selects(node) : fields[node.name.value]?.extensions["needsDetails"] === true,
    );
  return info.fieldNodes.some(selects);
});
