import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { builder } from "../../builder/builder.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { documentText, type DocumentText as DocumentTextData } from "../../rest/shapes/documentSearch.ts";
import { Attachment } from "../attachment/attachment.ts";
import { DocumentTextStateEnum } from "./documentSearchEnums.ts";
import { SnippetPiece } from "./foundParts.ts";

/** A text has up to two million characters, so a page of them would be too much. */
const textCost = 200;

const DocumentText = builder.objectRef<DocumentTextData>("DocumentText").implement({
  description: "What a document says.",
  fields: (t) => ({
    state: t.field({ type: DocumentTextStateEnum, description: "What is known of the text.", resolve: ({ textState }) => textState }),
    problem: t.exposeString("problem", { description: "Why it could not be read; empty otherwise." }),
    pageCount: t.int({
      nullable: true,
      description: "The document's number of pages; null if unknown.",
      resolve: ({ pageCount }) => pageCount,
    }),
    pages: t.stringList({
      description: "The text of each page that was read, in order; empty without a text.",
      resolve: ({ text }) => (text === "" ? [] : text.split("\f")),
    }),
    page: t.int({
      nullable: true,
      description: "The page that the query hits first, from 1; null without a query or a hit.",
      resolve: ({ page }) => page,
    }),
    snippet: t.field({
      type: [SnippetPiece],
      description: "The text around that hit, in pieces; empty without one.",
      resolve: ({ snippet }) => snippet,
    }),
  }),
});

builder.objectField(Attachment, "text", (t) =>
  t.field({
    type: DocumentText,
    nullable: true,
    complexity: textCost,
    description:
      "The text of the document, page by page. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway reads no documents.",
    args: {
      query: t.arg.string({
        description: `Words to find, at most ${maxSearchLength} characters, as in the search of \`Viewer.documents\`.`,
      }),
    },
    resolve: async ({ key }, { query }, { rest, chargeCost }) => {
      chargeCost(textCost);
      return await optionalCall(() => rest.get("/v1/document/text", { key, ...(query && { q: query }) }, documentText, { isLarge: true }));
    },
  }),
);
