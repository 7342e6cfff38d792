import { z } from "zod";
import { maxPaperCount, maxPaperNote, paperSources, paperStates, paperTypes, type Paper, type PaperSet } from "#domain/documents/papers.ts";
import { flag, text, whole } from "../http/requestSchema.ts";
import { dayPattern, idOf, instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Attachments";
const query = { shipmentId: idOf("shipment") };
const type = z.enum(paperTypes).meta({ description: "The type of file.", example: "COO" });

const wantedPaper = z
  .object({
    type,
    originals: whole(0, maxPaperCount).describe("How many originals are asked for; null or omitted if nobody says."),
    copies: whole(0, maxPaperCount).describe("How many copies, likewise."),
    note: text(Infinity).describe(`A note, at most ${maxPaperNote} characters.`),
    dueOn: text().meta({ pattern: dayPattern, description: "When it is due, as DD/MM/YYYY; empty if nobody says.", example: "28/11/2025" }),
  })
  .meta({ id: "WantedPaper", example: { type: "COO", originals: 1 }, description: "A paper that a shipment needs.", required: ["type"] });

export const papersBody = z
  .object({
    papers: z
      .array(wantedPaper)
      .max(paperTypes.length)
      .nullish()
      .transform((papers) => papers ?? null)
      .describe("Exactly the papers that the shipment needs, each type once; null: those that its terms ask for."),
  })
  .meta({ id: "PapersBody", description: "Which papers a shipment needs.", example: { papers: [{ type: "INVOICE" }, { type: "COO" }] } });

const paper = z
  .object({
    type,
    isNeeded: z.boolean().describe("Whether the shipment needs it; a paper may be there without that."),
    source: z
      .enum(paperSources)
      .nullable()
      .describe("Why it is needed or not. TERMS: the shipment's terms ask for it. MANUAL: somebody chose so. Null: it is there unneeded."),
    state: z.enum(paperStates).describe("AVAILABLE: a file of the type is there. DRAFT: only a draft of it. MISSING: neither."),
    key: z.string().nullable().describe("The key of that file; null if it is missing."),
    originals: z.int().nullable().describe("How many originals are asked for; null if nobody says."),
    copies: z.int().nullable().describe("How many copies, likewise."),
    note: z.string().describe("A note; empty without one."),
    dueOn: z.string().meta({ description: "When it is due, as YYYY-MM-DD; empty if nobody says.", example: "2025-11-28" }),
  })
  .meta({
    id: "Paper",
    example: { type: "COO", isNeeded: true, source: "MANUAL", state: "MISSING", key: null, originals: 1, copies: null, note: "" },
    description: "A paper of a shipment.",
  }) satisfies z.ZodType<Paper>;

const paperSet = z
  .object({
    papers: z.array(paper).describe("The papers that are needed, then those that are there without being needed."),
    needed: z.int().meta({ description: "How many are needed.", example: 8 }),
    available: z.int().meta({ description: "How many of these are there.", example: 5 }),
    isChosen: z.boolean().describe("Whether somebody chose otherwise than the shipment's terms."),
  })
  .meta({ id: "PaperSet", description: "The papers of a shipment." }) satisfies z.ZodType<PaperSet>;

export const matrixBody = z
  .object({
    firmId: text().describe("Only shipments of this firm."),
    startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
    endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
    missing: z
      .enum(["ANY", ...paperTypes])
      .nullish()
      .describe("Only shipments that need a paper of this type, or any paper, and do not have it; a draft is not the paper."),
    after: text(100).describe("Only shipments after this one in the list: its `createdAt`, a slash and its `shipmentId`."),
    limit: whole(1, 100).describe("Shipments in the answer; 50 if omitted."),
    counts: flag().describe("Also counts the papers of all shipments by type."),
  })
  .meta({ id: "PaperMatrixFilter", example: { missing: "ANY", counts: true }, description: "Which shipments to list with their papers." });

const matrixRow = z.object({
  shipmentId: z.string().describe("The shipment's id."),
  shipmentName: z.string().meta({ description: "The shipment's name.", example: "Hanse, turmeric fingers" }),
  firmId: z.string().describe("The firm's id."),
  firmName: z.string().meta({ description: "The firm's name.", example: "Tarangvel Exports LLP" }),
  buyerName: z.string().meta({ description: "The consignee's name.", example: "Hanse Gewürzkontor GmbH" }),
  invoiceNo: z.string().meta({ description: "The invoice's number; empty without one.", example: "TV/EXP/042/25-26" }),
  createdAt: instant("When the shipment was created."),
  papers: z.array(paper).describe("Its papers, in the order of the types; a type that is neither needed nor there is left out."),
});

const matrixCount = z.object({
  type,
  available: z.int().meta({ description: "Shipments that have it.", example: 214 }),
  draft: z.int().meta({ description: "Shipments that have only a draft of it.", example: 3 }),
  missing: z.int().meta({ description: "Shipments that need it and do not have it; a draft is not the paper.", example: 12 }),
  missingWithDraft: z.int().meta({ description: "How many of these have a draft of it.", example: 2 }),
});

export const paperOperations = {
  read: {
    id: "readPapers",
    tag,
    summary: "Which papers a shipment needs, and which it has",
    query,
    answer: paperSet,
    refusals: { 404: "The shipment does not exist." },
  },
  set: {
    id: "setPapers",
    tag,
    summary: "Choose which papers a shipment needs",
    description: "The choice holds against the shipment's terms. What both ask for follows the terms when they change.",
    query,
    body: papersBody,
    answer: paperSet,
    isIdempotent: true,
    refusals: { 404: "The shipment does not exist.", 422: "A type is named twice, a note is too long, or a date is none." },
  },
  matrix: {
    id: "listPapers",
    tag,
    summary: "The papers of all shipments",
    description: "Shipments, newest first, with the papers that each needs or has.",
    body: matrixBody,
    answer: z
      .object({
        shipments: z.array(matrixRow).describe("The page of shipments."),
        total: z.int().meta({ description: "How many shipments the filter finds.", example: 12 }),
        hasNext: z.boolean().describe("Whether more follow."),
        counts: z.array(matrixCount).nullable().describe("The counts under the filters of firm and dates; null unless asked for."),
      })
      .meta({ id: "PaperMatrix", description: "Shipments with their papers." }),
  },
} satisfies Record<string, OperationSpec>;
