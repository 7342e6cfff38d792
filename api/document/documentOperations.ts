import { z } from "zod";
import { documentOf, type DocumentKind } from "#domain/documents/document.ts";
import { maxItems, whole } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf } from "../openapi/commonFields.ts";
import { attachmentAnswer, exampleAttachment } from "../shipment/attachmentAnswer.ts";
import { warningAnswer } from "../shipment/shipmentAnswers.ts";
import { versionBody } from "../shipment/shipmentOperations.ts";
import { audienceBody } from "../attachment/audience/audienceBody.ts";
import { documentBodies } from "./documentBody.ts";
import type { Preview } from "./render/documentRenderer.ts";
import type { GeneratedDocument } from "./drawFile.ts";

const tag = "Documents";
const unknown = "The shipment does not exist.";
const query = { shipmentId: idOf("shipment") };
const tooMany = "The owner has more than four renderings at once; `Retry-After` says when to try again.";
const limits =
  "The document takes too long or too much memory, or the service has too many renderings; `Retry-After` says when to try again.";

const unknownFields = z.array(z.string()).meta({
  description: "Unknown merge fields in the texts, each once. The document prints them as written.",
  example: ["consignee.nmae"],
});

export const warnings = z
  .array(warningAnswer)
  .describe("What the document omits although the request asks for it, such as a price break-up.");

export const generatedDocument = attachmentAnswer.extend({ warnings, unknownFields }).meta({
  id: "GeneratedDocument",
  example: { ...exampleAttachment, warnings: [] },
  description: "A document as stored.",
}) satisfies z.ZodType<GeneratedDocument>;

const pageLayer = z
  .object({
    hash: z.string().describe("The layer's hash: of two previews, the layers with the same hash are the same."),
    svg: z.string().nullable().describe("The layer as SVG, as large as the page; null if the request knows its hash."),
  })
  .meta({
    id: "PageLayer",
    example: {
      hash: "8Kt1vP0cVv9oW2mZr5h3dQ7yLx4uNa6sEjBfGgTiRkY",
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>',
    },
    description: "A part of a page. The layers of a page, shown on top of each other, are the page.",
  });

export const documentPreview = z
  .object({
    pages: z
      .array(z.string())
      .describe(
        "The pages as SVG; empty if the request has `knownLayers`. Show them as images; never insert them into your page as markup.",
      ),
    layers: z
      .array(z.array(pageLayer))
      .describe("The layers of each page, the bottom one first, if the request has `knownLayers`; otherwise empty."),
    pageCount: z.number().describe("The number of pages of the document."),
    unknownFields,
    warnings,
    plainText: z
      .string()
      .nullable()
      .describe("The document as plain text to copy into a message; null for documents that are sent as files only."),
  })
  .meta({
    id: "DocumentPreview",
    example: { pages: ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>'], layers: [], pageCount: 1 },
    description: "A rendered preview of a document.",
  }) satisfies z.ZodType<Preview>;

/** The requested pages of a preview, and their form. */
export const pagesBody = z.object({
  fromPage: whole(1, 100_000).describe("The first page to return; 1 when omitted."),
  toPage: whole(1, 100_000).describe("The last page to return; the document's last page when omitted."),
  knownLayers: z
    .array(z.string().max(64))
    .max(maxItems)
    .nullish()
    .describe(
      "Asks for the layers of the pages instead of the pages, without the content of the layers with these hashes, which the caller has from an earlier preview. Empty for all layers.",
    ),
});

/** Specifications of the two routes of a kind of document. */
export function documentOperations(kind: DocumentKind) {
  const { words, fields, graphqlName } = documentOf(kind);
  const noun = words.inSentence;
  const pascal = graphqlName.charAt(0).toUpperCase() + graphqlName.slice(1);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const shape = { ...documentBodies[kind].shape, ...versionBody.shape };
  const shared = { description: `Input for the ${noun}, in addition to the shipment.`, required };
  const body = z.object({ ...shape, ...audienceBody.shape }).meta({ id: `${pascal}Body`, ...shared });
  const previewBody = z.object({ ...shape, ...pagesBody.shape }).meta({ id: `${pascal}PreviewBody`, ...shared });
  const broken = "A required field is missing, a date is invalid, or a text cannot be rendered.";
  return {
    generate: {
      id: `generate${pascal}`,
      tag,
      summary: `Generate the ${noun}`,
      description: "Renders a PDF, stores it as an attachment, and stores the numbers and dates on the shipment, in one transaction.",
      query,
      body,
      answer: generatedDocument,
      isIdempotent: true,
      isVersioned: true,
      refusals: { 404: unknown, 409: "The shipment has changed since the given version.", 422: broken, 429: tooMany, 503: limits },
    },
    preview: {
      id: `preview${pascal}`,
      tag,
      summary: `Preview the ${noun}`,
      description: "Renders the same document as SVG pages; stores nothing and ignores `version`.",
      query,
      body: previewBody,
      answer: documentPreview,
      refusals: { 404: unknown, 422: broken, 429: tooMany, 503: limits },
    },
  } satisfies Record<string, OperationSpec>;
}

export const regenerateOperation: OperationSpec = {
  id: "regenerateDocument",
  tag,
  summary: "Generate a document again",
  description:
    "Generates a document with the request that it was made with, from the shipment as it is now. Its own number and date stay; the numbers and dates of other documents follow the shipment. The new document is the next version.",
  query: { ...query, key: z.string().describe("The key of the document's file.") },
  body: versionBody,
  answer: generatedDocument,
  isIdempotent: true,
  isVersioned: true,
  refusals: {
    404: "The shipment or the attachment does not exist.",
    409: "The shipment has changed since the given version.",
    422: "What the document was made from was not kept, or a text cannot be rendered.",
    429: tooMany,
    503: limits,
  },
};

export const mergeFieldsOperation: OperationSpec = {
  id: "listMergeFields",
  tag,
  summary: "The merge fields of a shipment",
  description: "The values of `{{…}}` in custom documents and contract sections.",
  query,
  answer: z
    .array(
      z
        .object({
          name: z.string().describe('The field\'s name, such as "consignee.name".'),
          value: z.string().describe("Its value for this shipment."),
        })
        .meta({
          id: "MergeField",
          example: { name: "consignee.name", value: "Al Marjan Foodstuff Trading L.L.C." },
          description: "A merge field.",
        }),
    )
    .describe("All fields with their values."),
  refusals: { 404: unknown },
};
