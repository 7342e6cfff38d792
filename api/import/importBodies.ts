import { z } from "zod";
import { importPage, maxImportColumns, maxImportEdits, maxImportRows, maxMappingName, rowStatuses } from "#domain/import/import.ts";
import { importKinds } from "#domain/import/importKind.ts";
import { flag, text, whole } from "../http/requestSchema.ts";

/** What a table is imported as. */
export const kind = z.enum(importKinds).meta({ description: "What the rows are imported as.", example: "BUYER" });

const edit = z
  .object({
    row: whole(1, maxImportRows + 1).describe("The row's number in the file, from 1."),
    column: whole(0, maxImportColumns).describe("The column's position, from 0."),
    text: text(50_000).describe("The cell's new text."),
  })
  .meta({ id: "ImportEdit", description: "A cell that is imported with another text.", example: { row: 2, column: 0, text: "Hanse" } });

const reading = {
  hasHeadings: flag(true).describe("Whether the first row holds headings, which are not imported; true when omitted."),
  fields: z
    .array(text())
    .max(maxImportColumns)
    .meta({
      description: 'The field of each column in order, such as "name"; empty for a column that is left out.',
      example: ["name", "country"],
    }),
  edits: z
    .array(edit)
    .max(maxImportEdits)
    .nullish()
    .transform((edits) => edits ?? [])
    .describe(`Edited cells, at most ${maxImportEdits}.`),
  firmId: text().describe("The firm of shipments whose rows name none; without it the office's only firm."),
};

export const checkBody = z
  .object({
    ...reading,
    status: z.enum(rowStatuses).nullish().describe("Returns only rows of this status; all when omitted."),
    offset: whole(0, maxImportRows).describe("Rows to skip; 0 when omitted."),
    limit: whole(0, importPage.most).describe(`Rows to return, at most ${importPage.most}; ${importPage.usual} when omitted.`),
  })
  .meta({ id: "ImportCheckBody", description: "How the columns are read, and which rows to return.", required: ["fields"] });

export const applyBody = z
  .object({ ...reading, skipsErrors: flag().describe("Whether rows with errors are left out instead of refused.") })
  .meta({ id: "ImportApplyBody", description: "How the columns are read.", required: ["fields"] });

const columnFields = z
  .array(
    z.object({
      heading: text().meta({ description: "The column's heading.", example: "Customer" }),
      field: text().meta({ description: "The field that it holds.", example: "name" }),
    }),
  )
  .max(maxImportColumns)
  .describe("The columns by their headings.");

export const mappingBody = z
  .object({ kind, name: text(Infinity).describe(`The name, at most ${maxMappingName} characters.`), columns: columnFields })
  .meta({
    id: "ImportMappingBody",
    description: "Fields of columns under a name.",
    example: { kind: "BUYER", name: "From the old system", columns: [{ heading: "Customer", field: "name" }] },
    required: ["kind", "name", "columns"],
  });
