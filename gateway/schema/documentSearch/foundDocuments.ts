import type { GraphQLResolveInfo } from "graphql";
import { keysOf, recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";
import { listPages, pageSize, pageWindow, pageWords, toPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { AttachmentStateEnum, AttachmentTypeEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { restId } from "../../builder/nodes.ts";
import { fault } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { foundDocuments, type FacetCount as FacetCountData, type Facets, type FoundDocument } from "../../rest/shapes/documentSearch.ts";
import { Attachment } from "../attachment/attachment.ts";
import { Viewer } from "../viewer/viewer.ts";
import { DocumentAudienceEnum, DocumentOriginEnum, DocumentSortEnum, DocumentTextStateEnum } from "./documentSearchEnums.ts";
import { FacetCount, hitFields, queryDescription, selectsFacets } from "./foundParts.ts";

type FacetField = { description: string; noun?: "Firm" | "Buyer" };

/** The facets by REST's name, which is GraphQL's too. Values of a `noun` are global ids, as the search takes them. */
const facetFields: Record<keyof Facets, FacetField> = {
  types: { description: "By type of file." },
  firms: { description: "By the shipment's firm.", noun: "Firm" },
  buyers: { description: "By the shipment's consignee.", noun: "Buyer" },
  textStates: { description: "By state of the text." },
  origins: { description: "By who made them." },
  states: { description: "By how far they have come." },
  audiences: { description: "By who may see them; a document that several roles may see counts for each." },
  months: { description: 'By month in UTC, newest first, such as "2025-11".' },
};

const DocumentFacets = builder.objectRef<Facets>("DocumentFacets").implement({
  description: "Counts of the found documents, each under all filters but its own.",
  fields: (t) => {
    const field = (name: keyof Facets) => {
      const { noun, description } = facetFields[name];
      const global = (one: FacetCountData) => (noun === undefined ? one : { ...one, value: encodeId(noun, one.value) });
      return t.field({ type: [FacetCount], description, resolve: (facets) => facets[name].map(global) });
    };
    return recordOf(keysOf(facetFields).map((name) => [name, field(name)]));
  },
});

/** A found document as the node of an edge, with what belongs to the edge. */
type FoundAttachment = FoundDocument["attachment"] & { shipmentId: string; isListed: true; found: FoundDocument };

const FoundDocumentEdge = builder.edgeObject({
  type: Attachment,
  name: "FoundDocumentEdge",
  description: "A found document, and where the search hits it.",
  fields: (t) => {
    const read = <Value>(pick: (found: FoundDocument) => Value) => {
      return ({ node }: { node: unknown }): Value => pick(foundOf(node));
    };
    return {
      shipmentId: t.id({ description: "Global id of its shipment.", resolve: read(({ shipmentId }) => encodeId("Shipment", shipmentId)) }),
      firmId: t.id({ description: "Global id of the shipment's firm.", resolve: read(({ firmId }) => encodeId("Firm", firmId)) }),
      shipmentName: t.string({ description: "Its shipment's name.", resolve: read(({ shipmentName }) => shipmentName) }),
      firmName: t.string({ description: "The name of the shipment's firm.", resolve: read(({ firmName }) => firmName) }),
      buyerName: t.string({ description: "The name of the shipment's consignee.", resolve: read(({ buyerName }) => buyerName) }),
      origin: t.field({ type: DocumentOriginEnum, description: "Where it comes from.", resolve: read(({ origin }) => origin) }),
      isGenerated: t.boolean({ description: "Whether Lading made it.", resolve: read(({ isGenerated }) => isGenerated) }),
      isNewest: t.boolean({ description: "Whether no later version exists.", resolve: read(({ isNewest }) => isNewest) }),
      textState: t.field({
        type: DocumentTextStateEnum,
        description: "What is known of its text.",
        resolve: read(({ textState }) => textState),
      }),
      problem: t.string({ description: "Why its text could not be read; empty otherwise.", resolve: read(({ problem }) => problem) }),
      pageCount: t.int({
        nullable: true,
        description: "Its number of pages; null if unknown.",
        resolve: read(({ pageCount }) => pageCount),
      }),
      ...hitFields(t, ({ node }) => foundOf(node)),
    };
  },
});

/** The edge's node is made by `loadPage` alone. */
function foundOf(node: unknown): FoundDocument {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadPage` makes the nodes of this connection.
  return (node as FoundAttachment).found;
}

const FoundDocumentConnection = builder.connectionObject(
  {
    type: Attachment,
    name: "FoundDocumentConnection",
    description: "A page of found documents.",
    fields: (t) => ({
      facets: t.field({
        type: DocumentFacets,
        nullable: true,
        // Once for a page, whatever its size: only this field counts with each document.
        complexity: { field: 4, multiplier: 0 },
        description: "Counts of the found documents; selecting it takes longer.",
        resolve: (page) => ("facets" in page && page.facets ? facetsOf(page.facets) : null),
      }),
    }),
  },
  FoundDocumentEdge,
);

function facetsOf(facets: unknown): Facets {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadPage` adds REST's facets to its pages.
  return facets as Facets;
}

export const DocumentSearch = builder.inputType("DocumentSearch", {
  description: "Which documents to find. Omitted fields do not narrow.",
  fields: (t) => ({
    query: t.string({
      description: queryDescription,
    }),
    types: t.field({ type: [AttachmentTypeEnum], description: "Only files of these types." }),
    firmIds: t.idList({ description: "Global ids: only documents of these firms' shipments." }),
    buyerIds: t.idList({ description: "Global ids: only documents of shipments to these consignees." }),
    shipmentId: t.id({ description: "Global id: only this shipment's documents." }),
    textStates: t.field({ type: [DocumentTextStateEnum], description: "Only documents whose text is in one of these states." }),
    origins: t.field({ type: [DocumentOriginEnum], description: "Only documents of these origins." }),
    states: t.field({ type: [AttachmentStateEnum], description: "Only documents that have come this far." }),
    audiences: t.field({ type: [DocumentAudienceEnum], description: "Only documents that any of these may see." }),
    invoicedFrom: t.field({
      type: "Date",
      description: 'Only documents of shipments whose invoice is of this day or later, such as "2025-11-12".',
    }),
    invoicedTo: t.field({
      type: "Date",
      description: 'Only documents of shipments whose invoice is of this day or earlier, such as "2025-11-12".',
    }),
    storedFrom: t.field({ type: "DateTime", description: "Only documents stored at this instant or later." }),
    storedTo: t.field({ type: "DateTime", description: "Only documents stored at this instant or earlier." }),
    newestOnly: t.boolean({ description: "Leaves out documents that have a later version." }),
    sort: t.field({ type: DocumentSortEnum, description: "The order; RELEVANCE if omitted." }),
  }),
});
type Search = typeof DocumentSearch.$inferInput;

builder.objectField(Viewer, "documents", (t) =>
  t.connection(
    {
      type: Attachment,
      nullable: true,
      description: `Documents of all shipments by the words in them; ${pageWords(listPages, "`first`")}; \`last\` needs \`before\`. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway cannot search documents.`,
      args: { search: t.arg({ type: DocumentSearch, description: "Which documents to find; all if omitted." }) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, { search, ...args }, context, info) => await loadPage(search ?? {}, args, context, info),
    },
    FoundDocumentConnection,
    FoundDocumentEdge,
  ),
);

async function loadPage(search: Search, args: PageArgs, { rest }: Context, info: GraphQLResolveInfo) {
  const { offset, limit, fromEnd } = pageWindow(args, listPages);
  if (fromEnd) throw fault("BAD_USER_INPUT", "`last` needs `before` here");
  const body = { ...searchBody(search), facets: selectsFacets(info), limit: Math.max(limit, 1), offset };
  const { documents, total, facets } = await optionalCall(() => rest.search("/v1/document/filter", {}, body, foundDocuments));
  const nodes = documents.slice(0, limit).map((found): FoundAttachment => ({
    ...found.attachment,
    shipmentId: found.shipmentId,
    isListed: true,
    found,
  }));
  return { ...toPage(nodes, offset, total), facets };
}

/** A search as REST takes it. */
export function searchBody({ query, types, firmIds, buyerIds, shipmentId, textStates, origins, states, audiences, ...search }: Search) {
  const { storedFrom, storedTo, invoicedFrom, invoicedTo, newestOnly, sort } = search;
  return {
    q: query ?? "",
    types: types ?? [],
    firmIds: (firmIds ?? []).map((id) => restId("Firm", String(id), "Firm", "search", "firmIds")),
    buyerIds: (buyerIds ?? []).map((id) => restId("Buyer", String(id), "Buyer", "search", "buyerIds")),
    ...(shipmentId ? { shipmentId: restId("Shipment", String(shipmentId), "Shipment", "search", "shipmentId") } : {}),
    textStates: textStates ?? [],
    origins: origins ?? [],
    states: states ?? [],
    audiences: audiences ?? [],
    ...(invoicedFrom ? { invoiceFrom: invoicedFrom } : {}),
    ...(invoicedTo ? { invoiceTo: invoicedTo } : {}),
    ...(storedFrom ? { startDate: storedFrom } : {}),
    ...(storedTo ? { endDate: storedTo } : {}),
    newest: newestOnly ?? false,
    ...(sort ? { sort } : {}),
  };
}
