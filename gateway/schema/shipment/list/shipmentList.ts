import type { ArgBuilder } from "@pothos/core";
import { isObjectType, type FieldNode, type GraphQLResolveInfo } from "graphql";
import { cancelled, milestoneNames } from "#domain/shipment/progress/milestone.ts";
import { maxFindLength } from "#domain/shipment/search.ts";
import { keysOf, recordOf } from "#domain/typedObject.ts";
import { shipmentPage } from "../../../rest/shapes/shipment.ts";
import { builder } from "../../../builder/builder.ts";
import { listPages, pageSize, pageWords, toPage, type PageArgs } from "../../../builder/connections/connections.ts";
import { callCost, type Context } from "../../../builder/context.ts";
import { OrderDirectionEnum, ShipmentOrderFieldEnum } from "../../../builder/enums.ts";
import { fault } from "../../../errors/errors.ts";
import { restId } from "../../../builder/nodes.ts";
import { unsupported } from "../../../rest/optionalCall.ts";
import { counted } from "./shipmentCount.ts";
import { boundsOf, placed, shipmentCursor, shipmentWindow, type ListOrder } from "./shipmentPositions.ts";
import { searchHere } from "./shipmentSearch.ts";
import { pageCursors, type PageCursor, type PageCursors } from "../../../builder/connections/pageCursors.ts";
import { memoizeBySelection, selectedFields } from "../../../builder/selection.ts";
import { parseListRow } from "../../../rest/shapes/listRow.ts";
import { asksByFirmId, Firm } from "../../firm/firm.ts";
import { Shipment, type ShipmentRow } from "../shipment.ts";
import { Viewer } from "../../viewer/viewer.ts";

/** 50 rows by default. */
const free = { field: 0, multiplier: 0 };

const PageCursorType = builder.objectRef<PageCursor>("PageCursor").implement({
  description: "A numbered page: `first` with its size and `after` with this cursor gives it.",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "The page's number, counted from 1." }),
    cursor: t.exposeString("cursor", { description: "For `after`: the page begins after it." }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Whether this is the requested page." }),
  }),
});

export const PageCursorsType = builder.objectRef<PageCursors>("PageCursors").implement({
  description: "Page buttons with an ellipsis, for pages of the requested size.",
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
  description: "A shipment and its position in the list.",
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
        resolve: ({ totalCount, numbered }) => pageCursors({ total: totalCount, ...(numbered ?? { size: listPages.usual, offset: 0 }) }),
      }),
    }),
  },
  ShipmentEdge,
);

const ShipmentOrderInput = builder.inputType("ShipmentOrderInput", {
  description: "How to order shipments.",
  fields: (t) => ({
    field: t.field({ type: ShipmentOrderFieldEnum, required: true, description: "What to order by." }),
    direction: t.field({ type: OrderDirectionEnum, required: true, description: "Direction, such as the newest first." }),
  }),
});

export const ShipmentStatusEnum = builder.enumType("ShipmentStatus", {
  description: "What a shipment has reached, as `Shipment.status` shows it in words.",
  values: {
    ...recordOf(
      keysOf(milestoneNames).map(
        (name) => [name, { value: milestoneNames[name], description: `Shown as "${milestoneNames[name]}".` }] as const,
      ),
    ),
    CANCELLED: { value: cancelled, description: "Cancelled, whatever was reached." },
  },
});

type ListArgs = PageArgs & {
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  updatedSince?: string | null | undefined;
  orderBy?: { field: ListOrder; direction: "ASC" | "DESC" } | null | undefined;
  find?: string | null | undefined;
  status?: string | null | undefined;
  consigneeId?: string | null | undefined;
};

function listArgs(arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) {
  return {
    createdFrom: arg({ type: "DateTime", description: "Only shipments created at this instant or later." }),
    createdTo: arg({ type: "DateTime", description: "Only shipments created at this instant or earlier." }),
    updatedSince: arg({
      type: "DateTime",
      description:
        "Only shipments changed at this instant or later, to follow changes: any change of an entered value, a document number or an attachment. Ask from a minute before the last request, to include changes that were being stored then.",
    }),
    find: arg({
      type: "String",
      description: `Only shipments that have each of these words in their name, in an invoice, PI or contract number, or in a container's number; at most ${maxFindLength} characters. The newest 20,000 shipments are looked through (on a server without a search: the newest 100, by what its lists tell).`,
    }),
    status: arg({ type: ShipmentStatusEnum, description: "Only shipments with this status." }),
    consigneeId: arg({ type: "ID", description: "Global id of the buyer to whom the shipments go; to any buyer without it." }),
    orderBy: arg({ type: ShipmentOrderInput, description: "The order; the newest come first unless it says otherwise." }),
  };
}

builder.objectField(Viewer, "shipments", (t) =>
  t.connection(
    {
      type: Shipment,
      description: `Shipments of all firms or of one, the newest first; ${pageWords(listPages)}.`,
      args: {
        ...listArgs(t.arg),
        firmId: t.arg.id({ description: "Global id of the firm whose shipments are wanted; all firms' without it." }),
      },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
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
      description: `The firm's shipments, the newest first; ${pageWords(listPages)}.`,
      args: listArgs(t.arg),
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      // Return a promise even for an error: a synchronous throw would leave the promises of earlier firms unhandled.
      resolve: async ({ firmId }, args, context, info) => {
        context.chargeCost(callCost);
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

/** Reads a page in one REST call. Requests whole shipments only when a field that lists omit is selected. */
async function loadPage(firmId: string | undefined, args: ListArgs, { rest }: Context, info: GraphQLResolveInfo) {
  const { field: sortBy, direction } = args.orderBy ?? { field: "createdAt", direction: "DESC" };
  const window = shipmentWindow(args, listPages, sortBy);
  const body = { ...bodyOf(args, sortBy), ...(selectsDetails(info) ? { full: true } : {}), ...boundsOf(window, direction) };
  const answer = await rest.search("/v1/shipment/filter", { firmId }, body, shipmentPage);
  const knowsPositions = typeof answer.offset === "number";
  // A foreign service ignores filters that it does not know, and would return the wrong shipments.
  if (!knowsPositions && (sortBy !== "createdAt" || args.updatedSince)) throw unsupported();
  if (body.status && answer.status !== body.status) throw unsupported();
  if (body.consigneeId && answer.consigneeId !== body.consigneeId) throw unsupported();
  if (!knowsPositions && window.isByPosition)
    throw fault("BAD_USER_INPUT", "The cursor is none of this service's; start again from the first page");
  const isSearched = !body.find || answer.find === body.find;
  const found = await (isSearched
    ? counted(rest, { firmId }, body, answer)
    : searchHere(rest, { firmId }, { ...body, find: body.find ?? "" }));
  const rows = found.shipments.slice(0, window.limit).map((row) => parseListRow(row, rest));
  const { nodes, offset } = placed(rows, found, window);
  const cursorOf = knowsPositions && isSearched ? (row: ShipmentRow) => shipmentCursor(row, sortBy) : undefined;
  const size = Math.max(args.first ?? args.last ?? listPages.usual, 1);
  return { ...toPage(nodes, offset, found.total, cursorOf), numbered: { size, offset } };
}

/** Converts the arguments to REST's filter. Throws BAD_USER_INPUT for invalid ones. */
function bodyOf({ createdFrom, createdTo, updatedSince, status, consigneeId, find: words }: ListArgs, sortBy: ListOrder) {
  if (createdFrom && createdTo && createdFrom > createdTo) throw fault("BAD_USER_INPUT", "createdFrom is after createdTo");
  const find = words?.trim() ?? "";
  if (find.length > maxFindLength) throw fault("BAD_USER_INPUT", `\`find\` takes at most ${maxFindLength} characters`);
  return {
    ...(createdFrom ? { startDate: createdFrom } : {}),
    ...(createdTo ? { endDate: createdTo } : {}),
    ...(updatedSince ? { updatedSince } : {}),
    ...(sortBy === "createdAt" ? {} : { sortBy }),
    ...(status ? { status } : {}),
    ...(consigneeId ? { consigneeId: restId("Buyer", consigneeId, "Buyer", "consigneeId") } : {}),
    ...(find ? { find } : {}),
  };
}

/** Whether the operation selects a field of these shipments that lists omit. */
const selectsDetails = memoizeBySelection((info) => {
  const type = info.schema.getType("Shipment");
  const fields = isObjectType(type) ? type.getFields() : {};
  // Fields between the connection and its shipments. Every other field of the three types belongs to a shipment.
  const way = new Set(["edges", "nodes", "node"]);
  const selects = ({ selectionSet }: FieldNode): boolean =>
    [...selectedFields(selectionSet, info.fragments)].some(({ node }) =>
      way.has(node.name.value) ? selects(node) : fields[node.name.value]?.extensions["needsDetails"] === true,
    );
  return info.fieldNodes.some(selects);
});
