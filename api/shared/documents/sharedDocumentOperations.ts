import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { documentSorts } from "#domain/documents/documentSearch.ts";
import type { FoundSharedDocument } from "#domain/partners/sharedShipment.ts";
import { facet, page, searchWords, snippet } from "../../documentSearch/documentSearchOperations.ts";
import { flag, list, text, whole } from "../../http/requestSchema.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { exampleSummary, summaryFields } from "../sharedAnswers.ts";
import { exampleFile, sharedAttachment } from "../sharedShipmentAnswer.ts";

const tooMany = "Too many searches of the office, in a short time or at once; `Retry-After` says when to try again.";

export const sharedDocumentFilter = z
  .object({
    q: searchWords,
    types: list(z.enum(attachmentTypes)).describe("Only files of these types."),
    partnerId: text(64).describe("Only what is shared through this partnership, by its id; by all exporters when omitted."),
    shipmentId: text(64).describe("Only this shipment's documents."),
    sort: z
      .enum(documentSorts)
      .nullish()
      .describe("RELEVANCE if omitted: with words, those first whose name or numbers have them all; then the newest."),
    limit: whole(1, 100).describe("Documents in the answer; 50 if omitted."),
    offset: whole(0, 1_000_000).describe("Documents to skip; 0 if omitted."),
    facets: flag().describe("Also counts the found documents by type and exporter."),
  })
  .meta({
    id: "SharedDocumentFilter",
    example: { q: "TVXU1001010", types: ["INVOICE"], facets: true },
    description: "Which shared documents to find. Omitted fields do not narrow.",
  });

const { partnerId, shipmentId, exporter, reference } = summaryFields;
const found = z.object({ ...sharedAttachment.shape, partnerId, shipmentId, exporter, reference, snippet, page }).meta({
  id: "FoundSharedDocument",
  example: { ...exampleFile, exporter: exampleSummary.exporter, reference: exampleSummary.reference },
  description: "A found document of a shared shipment.",
}) satisfies z.ZodType<FoundSharedDocument>;

export const sharedDocumentOperations = {
  filter: {
    id: "filterSharedDocuments",
    tag: "Shared with me",
    summary: "Find documents of all shared shipments",
    description:
      "Finds words in the text of the files that the caller's office sees, and in what it sees of each: the file's name and type, and the shipment's reference, exporter, parties to notify, goods, vessel and containers.",
    body: sharedDocumentFilter,
    answer: z.object({
      documents: z.array(found).describe("The page of found documents."),
      total: z.int().meta({ description: "How many documents were found.", example: 1 }),
      facets: z
        .object({ types: facet.describe("By type of file."), exporters: facet.describe("By partnership, with the exporter's name.") })
        .nullable()
        .describe("The counts; null unless asked for."),
    }),
    refusals: {
      422: "The search is too long, or covers more than 500 exporters.",
      429: tooMany,
      503: "Too many searches are under way; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
