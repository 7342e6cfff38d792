import { Kind } from "graphql";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import type { SnippetPiece as SnippetPieceData } from "#domain/text/snippet.ts";
import { builder } from "../../builder/builder.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import type { FacetCount as FacetCountData, FoundDocument } from "../../rest/shapes/documentSearch.ts";

/** How a search reads its words. */
export const queryDescription = `Words to find in any order, at most ${maxSearchLength} characters: TV/EXP/042 or "two words" follow each other, -word must not occur, the last word may be the beginning of one.`;

export const SnippetPiece = builder.objectRef<SnippetPieceData>("SnippetPiece").implement({
  description: "A piece of a document's text.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "The text of the piece." }),
    isHit: t.exposeBoolean("isHit", { description: "Whether the search found it." }),
  }),
});

/** The fields of an edge that say where the search hits its document. */
export function hitFields<Edge extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Edge>,
  hitOf: (edge: Edge) => Pick<FoundDocument, "snippet" | "page">,
) {
  return {
    snippet: t.field({
      type: [SnippetPiece],
      description: "The text around the first hit, in pieces; empty without a hit in the text.",
      resolve: (edge) => hitOf(edge).snippet,
    }),
    page: t.int({
      nullable: true,
      description: "The page of the first hit, from 1; null without a hit in the text.",
      resolve: (edge) => hitOf(edge).page,
    }),
  };
}

export const FacetCount = builder.objectRef<FacetCountData>("DocumentFacetCount").implement({
  description: "How many found documents have a value.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "The value to search by; a global id for firms, buyers and exporters." }),
    name: t.exposeString("name", { description: "The value for people; empty if its record was deleted." }),
    count: t.exposeInt("count", { description: "Documents with it, under all other filters." }),
  }),
});

/** Whether a connection's facets are selected, which REST counts only if asked to. */
export const selectsFacets = memoizeBySelection((info) =>
  info.fieldNodes.some((field) =>
    [...selectedFields(field.selectionSet, info.fragments)].some(({ node }) => node.kind === Kind.FIELD && node.name.value === "facets"),
  ),
);
