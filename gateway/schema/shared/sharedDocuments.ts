import type { GraphQLResolveInfo } from "graphql";
import { builder } from "../../builder/builder.ts";
import { listPages, pageSize, pageWindow, pageWords, toPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { encodeId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { restId } from "../../builder/nodes.ts";
import { fault } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { foundSharedDocuments, type FoundSharedDocument, type SharedFacets } from "../../rest/shapes/people/shared.ts";
import { DocumentSortEnum } from "../documentSearch/documentSearchEnums.ts";
import { FacetCount, hitFields, queryDescription, selectsFacets } from "../documentSearch/foundParts.ts";
import { Viewer } from "../viewer/viewer.ts";
import { SharedAttachment, type SharedFile } from "./sharedAttachment.ts";

const Facets = builder.objectRef<SharedFacets>("SharedDocumentFacets").implement({
  description: "Counts of the found shared documents, each under all filters but its own.",
  fields: (t) => ({
    types: t.field({ type: [FacetCount], description: "By type of file.", resolve: ({ types }) => types }),
    exporters: t.field({
      type: [FacetCount],
      description: "By exporter, with the name of its office.",
      resolve: ({ exporters }) => exporters.map((one) => ({ ...one, value: encodeId("SharedExporter", one.value) })),
    }),
  }),
});

/** A found document as the node of an edge, with what belongs to the edge. */
type FoundFile = SharedFile & { found: FoundSharedDocument };

const FoundSharedDocumentEdge = builder.edgeObject({
  type: SharedAttachment,
  name: "FoundSharedDocumentEdge",
  description: "A found document of a shared shipment, and where the search hits it.",
  fields: (t) => {
    const read = <Value>(pick: (found: FoundSharedDocument) => Value) => {
      return ({ node }: { node: unknown }): Value => pick(foundOf(node));
    };
    return {
      sharedShipmentId: t.id({
        description: "Global id of its shared shipment.",
        resolve: read(({ partnerId, shipmentId }) => encodeId("SharedShipment", joinPair(partnerId, shipmentId))),
      }),
      exporter: t.string({ description: "The name of the exporter's firm, as saved.", resolve: read(({ exporter }) => exporter) }),
      reference: t.string({ description: "What partners call its shipment.", resolve: read(({ reference }) => reference) }),
      ...hitFields(t, ({ node }) => foundOf(node)),
    };
  },
});

/** The edge's node is made by `loadPage` alone. */
function foundOf(node: unknown): FoundSharedDocument {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadPage` makes the nodes of this connection.
  return (node as FoundFile).found;
}

const FoundSharedDocumentConnection = builder.connectionObject(
  {
    type: SharedAttachment,
    name: "FoundSharedDocumentConnection",
    description: "A page of found documents of shared shipments.",
    fields: (t) => ({
      facets: t.field({
        type: Facets,
        nullable: true,
        // Once for a page, whatever its size: only this field counts with each document.
        complexity: { field: 4, multiplier: 0 },
        description: "Counts of the found shared documents; selecting it takes longer.",
        resolve: (page) => ("facets" in page && page.facets ? facetsOf(page.facets) : null),
      }),
    }),
  },
  FoundSharedDocumentEdge,
);

function facetsOf(facets: unknown): SharedFacets {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `loadPage` adds REST's facets to its pages.
  return facets as SharedFacets;
}

const SharedDocumentSearch = builder.inputType("SharedDocumentSearch", {
  description: "Which documents of shared shipments to find. Omitted fields do not narrow.",
  fields: (t) => ({
    query: t.string({ description: queryDescription }),
    types: t.field({ type: [AttachmentTypeEnum], description: "Only files of these types." }),
    exporterId: t.id({ description: "Global id of a SharedExporter: only what it shares." }),
    sharedShipmentId: t.id({ description: "Global id: only this shared shipment's documents." }),
    sort: t.field({ type: DocumentSortEnum, description: "The order; RELEVANCE if omitted." }),
  }),
});
type Search = typeof SharedDocumentSearch.$inferInput;

builder.objectField(Viewer, "sharedDocuments", (t) =>
  t.connection(
    {
      type: SharedAttachment,
      nullable: true,
      description: `Documents that exporters share with the user's office, by the words in them; ${pageWords(listPages, "`first`")}; \`last\` needs \`before\`. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway cannot search them.`,
      args: { search: t.arg({ type: SharedDocumentSearch, description: "Which shared documents to find; all if omitted." }) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, { search, ...args }, context, info) => await loadPage(search ?? {}, args, context, info),
    },
    FoundSharedDocumentConnection,
    FoundSharedDocumentEdge,
  ),
);

async function loadPage(search: Search, args: PageArgs, { rest }: Context, info: GraphQLResolveInfo) {
  const { offset, limit, fromEnd } = pageWindow(args, listPages);
  if (fromEnd) throw fault("BAD_USER_INPUT", "`last` needs `before` here");
  const body = { ...searchBody(search), facets: selectsFacets(info), limit: Math.max(limit, 1), offset };
  // Of an office one search runs at a time.
  const { documents, total, facets } = await optionalCall(() =>
    rest.search("/v1/shared/document/filter", {}, body, foundSharedDocuments, { takes: "long" }),
  );
  const nodes = documents.slice(0, limit).map((found): FoundFile => ({ ...found, found }));
  return { ...toPage(nodes, offset, total), facets };
}

/** A search as REST takes it. A shared shipment is named by its partnership too. */
function searchBody({ query, types, exporterId, sharedShipmentId, sort }: Search) {
  const shared = sharedShipmentId ? restId("SharedShipment", String(sharedShipmentId), "Shipment", "search", "sharedShipmentId") : "";
  const [partnerId, shipmentId] = splitPair(shared) ?? ["", shared];
  const exporter = exporterId ? restId("SharedExporter", String(exporterId), "Exporter", "search", "exporterId") : partnerId;
  return {
    q: query ?? "",
    types: types ?? [],
    partnerId: exporter,
    shipmentId,
    ...(sort ? { sort } : {}),
  };
}
