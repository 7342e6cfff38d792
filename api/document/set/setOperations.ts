import { maxFileMB } from "#domain/documents/attachment.ts";
import { z } from "zod";
import { documentKinds } from "#domain/documents/document.ts";
import { idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { attachmentAnswer } from "../../shipment/attachmentAnswer.ts";
import { versionBody } from "../../shipment/shipmentOperations.ts";
import { generatedDocument } from "../documentOperations.ts";
import type { GeneratedSet } from "./generateSet.ts";
import { numbersAnswer, numbersBody } from "./numbersBody.ts";
import type { SetProposal } from "./proposeSet.ts";
import { setBody } from "./setBody.ts";

const generatedSet = z
  .object({
    documents: z.array(generatedDocument).describe("The documents as stored, in the order of the request."),
    merged: attachmentAnswer.nullable().describe("The merged PDF; null if none was asked for."),
  })
  .meta({
    id: "GeneratedDocumentSet",
    example: { merged: null },
    description: "A set of documents as stored.",
  }) satisfies z.ZodType<GeneratedSet>;

export const generateSetOperation: OperationSpec = {
  id: "generateDocumentSet",
  tag: "Documents",
  summary: "Generate a set of documents",
  description:
    'Renders the documents one after another and stores all of them or none, with their numbers and dates on the shipment, in one transaction. With `Accept: text/event-stream` the answer is a stream: an event `progress` (`{"done":1,"total":4}`) after each document, and at the end an event `answer` with `status`, `retryAfter` and the envelope as `body`. Nothing is stored for a caller who disconnects before the end.',
  query: { shipmentId: idOf("shipment") },
  headers: { accept: z.string().optional().describe("`text/event-stream` to get the progress.") },
  body: z
    .object({ ...setBody.shape, ...versionBody.shape })
    .meta({ id: "DocumentSetBody", description: "The documents of the set.", required: ["documents"] }),
  answer: generatedSet,
  isIdempotent: true,
  isVersioned: true,
  refusals: {
    404: "The shipment does not exist.",
    409: "The shipment has changed since the given version.",
    413: `The files exceed the owner's quota, or the merged PDF is larger than ${maxFileMB} MB.`,
    422: "A document lacks a required field or cannot be rendered, or two documents contradict each other; the error names document and field.",
    429: "The owner has more than four renderings or merges at once; `Retry-After` says when to try again.",
    503: "The documents take too long or too much memory, or the service has too many renderings; `Retry-After` says when to try again.",
  },
};

const setProposal = numbersAnswer
  .extend({
    documents: z
      .array(
        z
          .object({
            kind: z.enum(documentKinds).describe("The kind of document."),
            request: z.record(z.string(), z.unknown()).describe("The proposed body of the route `/v1/shipment/document/{kind}`."),
            missing: z
              .array(z.string())
              .describe("The required fields for which nothing can be proposed, besides numbers and dates of this list."),
          })
          .meta({
            id: "ProposedDocument",
            example: { request: {}, missing: [] },
            description: "What a document of a set would be made from.",
          }),
      )
      .describe("Every kind of document, in the order of the Actions menu."),
  })
  .meta({
    id: "DocumentSetProposal",
    example: { proposed: ["invoiceNo"], warnings: [] },
    description: "What a set of a shipment's documents would be made from.",
  }) satisfies z.ZodType<SetProposal>;

export const proposeSetOperation: OperationSpec = {
  id: "proposeDocumentSet",
  tag: "Documents",
  summary: "Propose a set of documents",
  description:
    "Returns the given numbers and dates, else the shipment's own, else the next free number of its firm after the pattern of the last one: a year in the number moves on from 1 April by the document's date. Warns of a number on another shipment of the firm, a gap in the series, and an invoice number of more than 16 characters. With them, the proposed body of every kind of document. Stores nothing.",
  query: { shipmentId: idOf("shipment") },
  body: numbersBody,
  answer: setProposal,
  refusals: { 404: "The shipment does not exist.", 422: "A date is invalid." },
};
