import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { audienceChoices, documentOrigins, documentSorts, maxZipFiles, readStates } from "#domain/documents/documentSearch.ts";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { flag, list, text, whole } from "../http/requestSchema.ts";
import { instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { attachmentAnswer, exampleAttachment } from "../shipment/attachmentAnswer.ts";

const tag = "Attachments";
const tooManySearches = "Too many searches in a short time; `Retry-After` says when to try again.";
const exampleKey = "2f6c1d9a04b84e7f";
const key = z.string().meta({ description: "The file's key.", example: exampleKey });

/** The words of a search. */
export const searchWords = text(Infinity).describe(
  `At most ${maxSearchLength} characters: words to find in any order; TV/EXP/042 or "two words" follow each other; -word must not occur; the last word may be the beginning of one.`,
);

export const filterBody = z
  .object({
    q: searchWords,
    types: list(z.enum(attachmentTypes)).describe("Only files of these types."),
    firmIds: list(z.string()).describe("Only documents of these firms' shipments."),
    buyerIds: list(z.string()).describe("Only documents of shipments to these consignees."),
    shipmentId: text().describe("Only this shipment's documents."),
    textStates: list(z.enum(readStates)).describe("Only documents whose text is in one of these states."),
    origins: list(z.enum(documentOrigins)).describe(
      "Only documents that Lading made, that the office uploaded or merged, or that came from outside.",
    ),
    states: list(z.enum(attachmentStates)).describe("Only documents that have come this far."),
    audiences: list(z.enum(audienceChoices)).describe("Only documents whose audience has one of these roles, or with NOBODY none."),
    startDate: text().describe("Only documents stored at or after this ISO 8601 date or instant."),
    endDate: text().describe("Only documents stored at or before this ISO 8601 date or instant."),
    invoiceFrom: text().describe("Only documents of shipments whose invoice is of this day, as YYYY-MM-DD, or later."),
    invoiceTo: text().describe("Only documents of shipments whose invoice is of this day, as YYYY-MM-DD, or earlier."),
    newest: flag().describe("Leaves out documents that have a later version."),
    sort: z
      .enum(documentSorts)
      .nullish()
      .describe("RELEVANCE if omitted: with words, those first whose name, numbers or parties have them all; then the newest."),
    limit: whole(1, 100).describe("Documents in the answer; 50 if omitted."),
    offset: whole(0, 1_000_000).describe("Documents to skip; 0 if omitted."),
    facets: flag().describe(
      "Also counts the found documents by type, firm, consignee, state of the text, origin, state, audience and month.",
    ),
  })
  .meta({
    id: "DocumentFilter",
    example: { q: "TVXU1001010", types: ["INVOICE"], facets: true },
    description: "Which documents to find. Omitted fields do not narrow.",
  });

const piece = z.object({
  text: z.string().meta({ description: "A piece of the document's text.", example: "TVXU1001010" }),
  isHit: z.boolean().describe("Whether the search found it."),
});
/** Where a search hits a document. */
export const page = z.int().nullable().describe("The page of the hit, from 1; null without a hit in the text.");
export const snippet = z.array(piece).describe("The text around the first hit, in pieces; empty without a hit in the text.");
const readingAnswers = {
  textState: z
    .enum(readStates)
    .describe("What is known of the text: not read yet, read, none (a scan), unreadable, or read to the limit of 300 pages."),
  problem: z.string().meta({ description: "Why it could not be read; empty otherwise.", example: "Locked by a password" }),
  pageCount: z.int().nullable().describe("The number of pages; null if unknown."),
};

const documentAnswer = z
  .object({
    ...attachmentAnswer.shape,
    shipmentId: z.string().describe("The shipment's id."),
    shipmentName: z.string().meta({ description: "The shipment's name.", example: "Hanse, turmeric fingers" }),
    firmId: z.string().describe("The firm's id."),
    firmName: z.string().meta({ description: "The firm's name.", example: "Tarangvel Exports LLP" }),
    buyerId: z.string().describe("The consignee's id."),
    buyerName: z.string().meta({ description: "The consignee's name.", example: "Hanse Gewürzkontor GmbH" }),
    origin: z
      .enum(documentOrigins)
      .describe("Whether Lading made it, the office uploaded or merged it, or it came from a partner or by a share link."),
    isGenerated: z.boolean().describe("Whether Lading made it."),
    isNewest: z.boolean().describe("Whether no later version exists."),
    ...readingAnswers,
    snippet,
    page,
  })
  .meta({
    id: "FoundDocument",
    example: { ...exampleAttachment, shipmentId: "019a7742", firmId: "019a7741", buyerId: "019a7743" },
    description: "A found document.",
  });

/** A facet of the found documents. */
export const facet = z.array(
  z.object({
    value: z.string().meta({ description: "The value to filter by.", example: "INVOICE" }),
    name: z.string().meta({ description: "The value for people; empty if its record was deleted.", example: "Invoice" }),
    count: z.int().meta({ description: "Documents with it, under all other filters.", example: 12 }),
  }),
);
const facets = z.object({
  types: facet.describe("By type of file."),
  firms: facet.describe("By firm."),
  buyers: facet.describe("By consignee."),
  textStates: facet.describe("By state of the text."),
  origins: facet.describe("By origin."),
  states: facet.describe("By how far they have come."),
  audiences: facet.describe("By who may see them; one that several roles may see counts for each."),
  months: facet.describe("By month in UTC, newest first, such as 2025-11."),
});

export const zipBody = z
  .object({
    // More are refused by the route, in its own words.
    keys: list(z.string(), 10 * maxZipFiles).describe(`Keys of the files, at most ${maxZipFiles}.`),
    filter: filterBody
      .nullish()
      .describe(`In place of keys: all that this search finds, at most ${maxZipFiles}; its limit, offset and facets are ignored.`),
  })
  .meta({ id: "DocumentZip", example: { keys: [exampleKey] }, description: "Files to download together." });

export const documentSearchOperations = {
  filter: {
    id: "filterDocuments",
    tag,
    summary: "Find documents of all shipments",
    description: "Finds words in names, numbers, parties and the text of PDFs. What is stored is found within seconds.",
    body: filterBody,
    answer: z.object({
      documents: z.array(documentAnswer).describe("The page of found documents."),
      total: z.int().meta({ description: "How many documents were found.", example: 1 }),
      facets: facets.nullable().describe("The counts; null unless asked for."),
    }),
    refusals: { 422: "The search is too long.", 429: tooManySearches },
  },
  text: {
    id: "readDocumentText",
    tag,
    summary: "A document's text",
    query: { key, q: z.string().optional().describe("A search, to return the page that it hits first.") },
    answer: z.object({
      key,
      ...readingAnswers,
      text: z.string().meta({ description: "The text; form feeds divide its pages.", example: "INVOICE\nTVXU1001010" }),
      page,
      snippet,
    }),
    refusals: { 404: "The file does not exist.", 422: "The search is too long.", 429: tooManySearches },
  },
  retry: {
    id: "retryDocumentText",
    tag,
    summary: "Read a document's text again",
    description: "Only one that could not be read, at most three times a day.",
    query: { key },
    answer: z.object({ key, textState: z.enum(readStates).describe("PENDING: it is being read.") }),
    refusals: {
      404: "The file does not exist.",
      409: "The document was read, or waits to be read.",
      429: "Too many tries, or too many uploads in a short time; `Retry-After` says when to try again.",
    },
  },
  zip: {
    id: "prepareDocumentZip",
    tag,
    role: "VIEWER",
    summary: "An address that downloads files as one ZIP",
    description: "The ZIP holds a folder for each firm and shipment, and contents.csv, which also names what was deleted meanwhile.",
    body: zipBody,
    answer: z.object({
      url: z.string().meta({
        description: "Downloads the ZIP for five minutes, without a session.",
        example: "https://lading.example/files/019a7741/documents.zip?id=019a7742&signature=K7QM",
      }),
      files: z.int().meta({ description: "How many files it holds.", example: 12 }),
      sizeInMB: z.number().meta({ description: "Their size in megabytes of 1,048,576 bytes.", example: 8.4 }),
      expiresAt: instant("When the address ends."),
    }),
    refusals: {
      404: "A file does not exist.",
      422: "No file is named or found, or more than 500 files or 1 GB, or both files and a search are named.",
      429: "Too many exports in a short time; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
