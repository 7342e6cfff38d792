import { z } from "zod";
import {
  importStates,
  maxImportColumns,
  maxImportFileMegabytes,
  maxImportMappings,
  maxImportRows,
  maxNamedKept,
  maxUnpackedMegabytes,
  rowStatuses,
  type Import,
  type ImportCheck,
  type ImportMapping,
  type UndoneImport,
} from "#domain/import/import.ts";
import { idOf } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { applyBody, checkBody, kind, mappingBody } from "./importBodies.ts";

const tag = "Master data";
const tooMany = "Too many uploads, checks and imports in a short time; `Retry-After` says when to try again.";
const count = (words: string) => z.number().int().meta({ description: words, example: 2 });

const column = z
  .object({
    heading: z.string().meta({ description: "The column's heading; empty without headings.", example: "Customer" }),
    field: z
      .string()
      .meta({ description: 'The field that the column is guessed to hold, such as "name"; empty if none is.', example: "name" }),
    samples: z.array(z.string()).meta({ description: "The column's first texts, at most 3.", example: ["Hanse Import GmbH"] }),
  })
  .meta({ id: "ImportColumn", description: "A column of an uploaded table." });

const answer = z
  .object({
    importId: z.string().describe("The import's id."),
    kind,
    fileName: z.string().meta({ description: "The name of the uploaded file.", example: "buyers.xlsx" }),
    state: z.enum(importStates).describe("READ: waits to be imported. APPLIED: was imported. UNDONE: was taken back."),
    hasHeadings: z.boolean().describe("Whether the first row is guessed to hold headings."),
    rowCount: z.number().int().meta({ description: "Rows of the table, headings included; 0 once it was imported.", example: 120 }),
    columns: z.array(column).describe("The columns in order; empty once it was imported."),
    notes: z.array(z.string()).describe("What the reader should know, such as formulas without a stored result."),
    at: z.iso.datetime().describe("When it was uploaded, imported or undone."),
    until: z.iso.datetime().describe("Until when it can be imported or undone: a day later."),
    added: count("Records or items that the import added."),
    changed: count("Records that the import changed."),
  })
  .meta({ id: "Import", description: "An uploaded table, and what became of it." }) satisfies z.ZodType<Import>;

const checkAnswer = z
  .object({
    counts: z
      .object({
        new: count("Rows that would be added."),
        changed: count("Rows that would change a stored record."),
        same: count("Rows that are stored already."),
        errors: count("Rows that cannot be imported."),
      })
      .describe("How many rows of the whole table have each status."),
    rows: z
      .array(
        z.object({
          row: z.number().int().meta({ description: "The row's number in the file, from 1.", example: 2 }),
          status: z.enum(rowStatuses).describe("What the import would do with the row."),
          cells: z.array(z.string()).meta({ description: "The cells, with the edits.", example: ["Hanse Import GmbH", "Germany"] }),
          problems: z
            .array(
              z.object({
                column: z
                  .number()
                  .int()
                  .nullable()
                  .meta({ description: "Position of the cell to mend; null if no single one is.", example: 1 }),
                message: z.string().meta({ description: "The rule that the row breaks.", example: "Please fill in the buyer name" }),
              }),
            )
            .describe("Why the row cannot be imported; empty for every other row."),
        }),
      )
      .describe("The page of rows, in the order of the file."),
    rowCount: count("Rows of the asked status."),
  })
  .meta({ id: "ImportCheck", description: "What an import would do; nothing was written." }) satisfies z.ZodType<ImportCheck>;

const undone = z
  .object({
    importId: z.string().describe("The import's id."),
    undone: count("Records or items that were taken back."),
    keptCount: count("Records that stay, because they were changed or used since."),
    kept: z
      .array(
        z.object({
          name: z.string().meta({ description: "The record's name.", example: "Hanse Import GmbH" }),
          reason: z.string().meta({ description: "Why it stays, as the end of a sentence.", example: "was changed since" }),
        }),
      )
      .describe(`The first ${maxNamedKept} of these.`),
  })
  .meta({ id: "UndoneImport", description: "What an undo took back, and what stays." }) satisfies z.ZodType<UndoneImport>;

const mapping = z
  .object({
    mappingId: z.string().describe("The mapping's id."),
    kind,
    name: z.string().meta({ description: "Its name.", example: "From the old system" }),
    columns: z
      .array(
        z.object({
          heading: z.string().meta({ description: "The column's heading.", example: "Customer" }),
          field: z.string().meta({ description: "The field that it holds.", example: "name" }),
        }),
      )
      .describe("The columns."),
  })
  .meta({ id: "ImportMapping", description: "Fields of columns under a name." }) satisfies z.ZodType<ImportMapping>;

const unknown = "The import does not exist, or has expired.";
const query = { importId: idOf("import") };

export const importOperations = {
  upload: {
    id: "uploadImport",
    tag,
    summary: "Upload a table to import",
    description: `An .xlsx file, or text with commas, semicolons or tabs (UTF-8, UTF-16 or Windows-1252) of at most ${maxImportFileMegabytes} MB, ${maxImportRows} rows and ${maxImportColumns} columns; an .xlsx file may unpack to ${maxUnpackedMegabytes} MB. Only its first sheet is read, and its formulas' stored results. Nothing is imported yet. It waits for a day; an office's newest five wait.`,
    form: z.object({ kind }),
    answer,
    isIdempotent: true,
    refusals: {
      413: "The file is too large.",
      422: "The file is missing, is no table, or takes too long to read.",
      503: "Too many files are being read; `Retry-After` tells when to try again.",
    },
  },
  list: {
    id: "listImports",
    tag,
    summary: "Imports that can be undone",
    description: "The office's imports of the last day, newest first, at most 100.",
    answer: z.object({ imports: z.array(answer).describe("The imports.") }),
  },
  check: {
    id: "checkImport",
    tag,
    summary: "Check what an import would do",
    description:
      "Compares each row with the stored data, by the rules of a single add. Nothing is written. Of shipments, each row is a product line, and rows of one name are one shipment.",
    query,
    body: checkBody,
    answer: checkAnswer,
    refusals: { 404: unknown, 409: "It was imported already.", 422: "A required field has no column, or a field has two.", 429: tooMany },
  },
  apply: {
    id: "applyImport",
    tag,
    summary: "Import a table",
    description: "Adds and changes all rows in one transaction; at most 1,000 shipments, each with its event. It can be undone for a day.",
    query,
    body: applyBody,
    answer,
    isIdempotent: true,
    refusals: {
      404: unknown,
      409: "It was imported already, or too many tables were imported in a day.",
      422: "A row has an error, a column is missing, or there is nothing to import.",
      429: tooMany,
    },
  },
  undo: {
    id: "undoImport",
    tag,
    summary: "Undo an import",
    description:
      "Deletes what the import added and restores what it changed. Records that were changed since, and added ones that a shipment or partner uses, stay and are named; so do shipments that were touched since.",
    query,
    answer: undone,
    isIdempotent: true,
    refusals: { 404: unknown, 409: "It was not imported, or was undone already." },
  },
  mappings: {
    id: "listImportMappings",
    tag,
    summary: "Saved mappings of columns",
    description: `The office's mappings by name, at most ${maxImportMappings}. An uploaded table whose headings include all of a mapping's is guessed by it.`,
    query: { kind: kind.optional() },
    answer: z.object({ mappings: z.array(mapping).describe("The mappings.") }),
  },
  saveMapping: {
    id: "saveImportMapping",
    tag,
    summary: "Save a mapping of columns",
    description: "Replaces the mapping of the same kind and name.",
    body: mappingBody,
    answer: mapping,
    isIdempotent: true,
    refusals: { 422: `The name is blank or too long, or ${maxImportMappings} mappings are saved.` },
  },
  removeMapping: {
    id: "deleteImportMapping",
    tag,
    summary: "Delete a mapping of columns",
    query: { mappingId: idOf("mapping") },
    answer: z.object({ mappingId: z.string().describe("The id of the deleted mapping.") }),
    isIdempotent: true,
    refusals: { 404: "The mapping does not exist." },
  },
} satisfies Record<string, OperationSpec>;
