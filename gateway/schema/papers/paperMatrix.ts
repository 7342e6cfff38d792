import { Kind, type GraphQLResolveInfo } from "graphql";
import { builder } from "../../builder/builder.ts";
import {
  decodeCursor,
  encodeCursor,
  listPages,
  noCursor,
  pageSize,
  pageWords,
  requestedPageSize,
  type PageArgs,
} from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { restId } from "../../builder/nodes.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import { fault } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { paperMatrix, type MatrixCount, type MatrixRow } from "../../rest/shapes/papers.ts";
import { Viewer } from "../viewer/viewer.ts";
import { Paper, papersOf, PaperTypeEnum } from "./papers.ts";

const ShipmentPapers = builder.objectRef<MatrixRow>("ShipmentPapers").implement({
  description: "A shipment with its papers.",
  fields: (t) => ({
    shipmentId: t.id({ description: "Global id of the shipment.", resolve: ({ shipmentId }) => encodeId("Shipment", shipmentId) }),
    shipmentName: t.exposeString("shipmentName", { description: "The shipment's name." }),
    firmId: t.id({ description: "Global id of its firm.", resolve: ({ firmId }) => encodeId("Firm", firmId) }),
    firmName: t.exposeString("firmName", { description: "The firm's name." }),
    buyerName: t.exposeString("buyerName", { description: "The consignee's name." }),
    invoiceNo: t.exposeString("invoiceNo", { description: "The invoice's number; empty without one." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When this shipment was created; the list is sorted by it." }),
    papers: t.field({
      type: [Paper],
      description: "The papers that it needs or has, in the order of the types.",
      resolve: ({ papers, shipmentId }) => papersOf(papers, shipmentId),
    }),
  }),
});

const PaperCount = builder.objectRef<MatrixCount>("PaperCount").implement({
  description: "How many shipments have a paper.",
  fields: (t) => ({
    type: t.expose("type", { type: PaperTypeEnum, description: "What kind of paper it is." }),
    available: t.exposeInt("available", { description: "Shipments that have it." }),
    draft: t.exposeInt("draft", { description: "Shipments that have only a draft of it." }),
    missing: t.exposeInt("missing", { description: "Shipments that need it and do not have it; a draft is not the paper." }),
    missingWithDraft: t.exposeInt("missingWithDraft", {
      nullable: true,
      description: "How many of these have a draft of it; null if the service behind the gateway does not tell.",
    }),
  }),
});

const ShipmentPapersEdge = builder.edgeObject({
  type: ShipmentPapers,
  name: "ShipmentPapersEdge",
  description: "A shipment with its papers, and its position in the list.",
});
const ShipmentPapersConnection = builder.connectionObject(
  {
    type: ShipmentPapers,
    name: "ShipmentPapersConnection",
    description: "A page of shipments with their papers.",
    fields: (t) => ({
      counts: t.field({
        type: [PaperCount],
        nullable: true,
        description: "Counts by type of paper under the filters of firm and dates; selecting it takes longer.",
        resolve: (page) => ("counts" in page && Array.isArray(page.counts) ? countsOf(page.counts) : null),
      }),
    }),
  },
  ShipmentPapersEdge,
);

function countsOf(counts: unknown[]): MatrixCount[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadPage` adds REST's counts to its pages.
  return counts as MatrixCount[];
}

const PapersFilter = builder.inputType("PapersFilter", {
  description: "Which shipments to list with their papers. Omitted fields do not narrow.",
  fields: (t) => ({
    firmId: t.id({ description: "Global id: only shipments of this firm." }),
    createdFrom: t.field({ type: "DateTime", description: "Only shipments created at this instant or later." }),
    createdTo: t.field({ type: "DateTime", description: "Only shipments created at this instant or earlier." }),
    isIncomplete: t.boolean({ description: "Only shipments that need a paper and do not have it; a draft is not the paper." }),
    missing: t.field({ type: PaperTypeEnum, description: "Only shipments that need this paper and do not have it." }),
  }),
});
type Filter = typeof PapersFilter.$inferInput;

builder.objectField(Viewer, "shipmentPapers", (t) =>
  t.connection(
    {
      type: ShipmentPapers,
      nullable: true,
      description: `All shipments with their papers, newest first; ${pageWords(listPages, "`first`")}. \`last\` and \`before\` are not supported. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway keeps no papers.`,
      args: { filter: t.arg({ type: PapersFilter, description: "Which shipments; all if omitted." }) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, { filter, ...args }, context, info) => await loadPage(filter ?? {}, args, context, info),
    },
    ShipmentPapersConnection,
    ShipmentPapersEdge,
  ),
);

async function loadPage(filter: Filter, args: PageArgs, { rest }: Context, info: GraphQLResolveInfo) {
  if (args.before || (args.last !== null && args.last !== undefined))
    throw fault("BAD_USER_INPUT", "`last` and `before` are not supported here");
  const limit = requestedPageSize(args, listPages);
  const body = {
    ...bodyOf(filter),
    limit: Math.max(limit, 1),
    counts: selectsCounts(info),
    ...(args.after ? { after: positionOf(args.after) } : {}),
  };
  const { shipments, total, hasNext, counts } = await optionalCall(() => rest.search("/v1/document/papers", {}, body, paperMatrix));
  const edges = shipments.slice(0, limit).map((node) => ({ node, cursor: encodeCursor(`${node.createdAt}/${node.shipmentId}`) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: hasNext || shipments.length > limit,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
    counts,
  };
}

/** A shipment's instant and id. Throws BAD_USER_INPUT for a cursor of another list. */
function positionOf(cursor: string): string {
  const position = decodeCursor("after", cursor);
  if (!/^\d{4}-\d\d-\d\dT[^/]+\/./.test(position)) throw noCursor("after");
  return position;
}

function bodyOf({ firmId, createdFrom, createdTo, isIncomplete, missing }: Filter) {
  return {
    ...(firmId ? { firmId: restId("Firm", String(firmId), "Firm", "filter", "firmId") } : {}),
    ...(createdFrom ? { startDate: createdFrom } : {}),
    ...(createdTo ? { endDate: createdTo } : {}),
    ...(missing ? { missing } : isIncomplete ? { missing: "ANY" } : {}),
  };
}

const selectsCounts = memoizeBySelection((info) =>
  info.fieldNodes.some((field) =>
    [...selectedFields(field.selectionSet, info.fragments)].some(({ node }) => node.kind === Kind.FIELD && node.name.value === "counts"),
  ),
);
