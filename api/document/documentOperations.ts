import { z } from "zod";
import { documentNames, type DocumentKind } from "#domain/document.ts";
import { whole } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf } from "../openapi/commonFields.ts";
import { attachmentAnswer, exampleAttachment } from "../shipment/shipmentAnswers.ts";
import { versionBody } from "../shipment/shipmentOperations.ts";
import { documentBodies } from "./documentBody.ts";
import type { Preview } from "./render/documentRenderer.ts";
import type { CustomDocument } from "./generate.ts";

const tag = "Documents";
const unknown = "The shipment is unknown.";
const query = { shipmentId: idOf("shipment") };
const tooMany = "More than four drawings of the office at once; `Retry-After` tells when to try again.";
const limits =
  "A document that takes too long or too much memory, or more drawings than can be borne; `Retry-After` tells when to try again.";

/** What each document cannot do without. */
const required: Record<DocumentKind, string[]> = {
  contract: ["contractNumber", "contractDate"],
  "proforma-invoice": ["piNo", "piDate"],
  invoice: ["invoiceNo", "invoiceDate"],
  "packing-list": ["invoiceNo", "invoiceDate"],
  "custom-document": ["name", "body"],
};

const unknownFields = z.array(z.string()).meta({
  description: "Merge fields of the texts that nobody knows, each once. They are printed as written.",
  example: ["consignee.nmae"],
});

const customDocument = attachmentAnswer.extend({ unknownFields }).meta({
  id: "CustomDocument",
  example: { ...exampleAttachment, name: "Certificate of quality.pdf", type: "CUSTOM" },
  description: "A custom document as it was stored.",
}) satisfies z.ZodType<CustomDocument>;

const preview = z
  .object({
    pages: z.array(z.string()).describe("The pages as SVG; show them as images, never as markup of your own page."),
    pageCount: z.number().describe("How many pages the document has."),
    unknownFields,
  })
  .meta({
    id: "DocumentPreview",
    example: { pages: ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>'], pageCount: 1 },
    description: "A document as it would be drawn.",
  }) satisfies z.ZodType<Preview>;

/** Which pages of a preview are asked for. */
export const pagesBody = z.object({
  fromPage: whole(1, 100_000).describe("The first page to answer; page 1 when left out."),
  toPage: whole(1, 100_000).describe("The last page to answer; the last one of all when left out."),
});

/** What the two calls on a kind of document take and answer. */
export function documentOperations(kind: DocumentKind) {
  const name = documentNames[kind];
  const noun = name.toLowerCase();
  const pascal = name.replaceAll(" ", "");
  const shape = { ...documentBodies[kind].shape, ...versionBody.shape };
  const shared = { description: `What a ${noun} is drawn from beside the shipment.`, required: required[kind] };
  const body = z.object(shape).meta({ id: `${pascal}Body`, ...shared });
  const previewBody = z.object({ ...shape, ...pagesBody.shape }).meta({ id: `${pascal}PreviewBody`, ...shared });
  const broken = "A required field is missing, a date is none, or a text cannot be drawn.";
  return {
    generate: {
      id: `generate${pascal}`,
      tag,
      summary: `Generate the ${noun}`,
      description: "Draws a PDF, stores it among the attachments, and keeps the numbers and dates on the shipment, as one act.",
      query,
      body,
      answer: kind === "custom-document" ? customDocument : attachmentAnswer,
      isIdempotent: true,
      isVersioned: true,
      refusals: { 404: unknown, 409: "The shipment was changed since the version told.", 422: broken, 429: tooMany, 503: limits },
    },
    preview: {
      id: `preview${pascal}`,
      tag,
      summary: `Preview the ${noun}`,
      description: "The same drawing as pages of SVG; stores nothing and heeds no version.",
      query,
      body: previewBody,
      answer: preview,
      refusals: { 404: unknown, 422: broken, 429: tooMany, 503: limits },
    },
  } satisfies Record<string, OperationSpec>;
}

export const mergeFieldsOperation: OperationSpec = {
  id: "listMergeFields",
  tag,
  summary: "The merge fields of a shipment",
  description: "What `{{…}}` in a custom document or a contract's sections stands for.",
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
    .describe("Every field with its value."),
  refusals: { 404: unknown },
};
