import { z } from "zod";
import { cellActs, statsLimits } from "#domain/stats/stats.ts";
import { storable, text, whole } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf } from "../openapi/commonFields.ts";
import { maxVersion } from "../shipment/input/version.ts";
import { columnAnswer, hexColours, rowAnswer, summaryAnswer, valuesAnswer } from "./statsAnswers.ts";
import { filterBody, valuesBody, windowBody } from "./sheet/statsFilter.ts";

const tag = "Shipment stats";
const unknownColumn = "The firm or the column does not exist.";
const ofFirm = { firmId: idOf("firm") };
const ofColumn = {
  ...ofFirm,
  columnId: z.string().meta({ description: "The id of the column.", example: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13" }),
};
const colourWords = "A hex value of the palette; #ffffff means no colour.";
const rowStale = "A row has changed since the given version.";
const cellRefused = "A column is a system column, or does not belong to the shipment's firm.";
const manyWords = `At most ${statsLimits.cellsAtOnce}; the service saves all or none.`;

const cell = {
  columnId: text().describe("The id of one of the user's own columns."),
  // Required, so that a misspelt name does not clear the cell.
  value: z.string().transform(storable).describe(`The cell's text, at most ${statsLimits.cell} characters; an empty text clears the cell.`),
  version: whole(0, maxVersion)
    .transform((value) => value ?? null)
    .describe("`version` of the row as read; a stale version is refused. Not compared when omitted."),
};
export const cellBody = z.object(cell).meta({
  id: "StatsCell",
  example: { columnId: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13", value: "Sent on 14 Nov", version: 2 },
  description: "A cell of the row.",
  required: ["columnId", "value"],
});

const cellOfRow = z.object({ shipmentId: text().describe("The id of the row's shipment."), ...cell }).meta({
  id: "StatsCellOfRow",
  example: { columnId: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13", value: "Sent on 14 Nov", version: 2 },
  description: "A cell of any row.",
  required: ["shipmentId", "columnId", "value"],
});
export const cellsBody = z.object({
  cells: z.array(cellOfRow).meta({ minItems: 1, maxItems: statsLimits.cellsAtOnce, description: `The cells. ${manyWords}` }),
  act: z
    .enum(cellActs)
    .nullish()
    .meta({ description: "How they came to change at once; the history names it. Left out: they were changed.", example: "PASTED" }),
});

export const coloursBody = z
  .object({
    shipmentIds: z.array(text()).meta({
      minItems: 1,
      maxItems: statsLimits.cellsAtOnce,
      example: ["019a7741-5d20-7e3f-8b14-9c0a6f2d7e51"],
      description: `The ids of the rows' shipments. ${manyWords}`,
    }),
    colour: text().meta({ enum: hexColours, description: colourWords }),
  })
  .meta({ required: ["shipmentIds", "colour"] });

export const newColumnBody = z
  .object({
    columnName: text(Infinity).meta({
      description: `The text of its header, at most ${statsLimits.columnName} characters.`,
      example: "Courier",
    }),
    width: z
      .number()
      .nullish()
      .meta({ description: `Its width in CSS pixels; ${statsLimits.defaultWidth} when left out.`, example: 160 }),
  })
  .meta({ required: ["columnName"] });

const rows = z.object({ shipmentStats: z.array(rowAnswer).describe("The changed rows in their new state.") });

export const statsOperations = {
  columns: {
    id: "listStatsColumns",
    tag,
    summary: "The columns of a firm's sheet",
    query: ofFirm,
    answer: z.object({ firmColumns: z.array(columnAnswer).describe("The system columns, then the user's own in the order of adding.") }),
    refusals: { 404: "The firm does not exist." },
  },
  filter: {
    id: "readStatsRows",
    tag,
    summary: "A window of a firm's sheet",
    query: ofFirm,
    body: windowBody,
    answer: z.object({
      shipmentStats: z.array(rowAnswer).describe("The rows of the window."),
      total: z.number().meta({ description: "The total number of rows that match the filter.", example: 1 }),
      version: z.number().meta({ description: "Counts every change of the sheet.", example: 14 }),
    }),
    refusals: { 404: "The firm or the sort column does not exist." },
  },
  summary: {
    id: "readStatsSummary",
    tag,
    summary: "Totals and charts of a firm's sheet",
    query: ofFirm,
    body: filterBody,
    answer: summaryAnswer,
    refusals: { 404: "The firm does not exist." },
  },
  values: {
    id: "listStatsValues",
    tag,
    summary: "The values of a column, with how many rows show each",
    query: ofFirm,
    body: valuesBody,
    answer: valuesAnswer,
    refusals: { 404: unknownColumn },
  },
  cell: {
    id: "saveStatsCell",
    tag,
    summary: "Save a cell",
    query: { shipmentId: idOf("shipment") },
    body: cellBody,
    answer: rowAnswer,
    refusals: { 404: "The shipment or the column does not exist.", 409: rowStale, 422: cellRefused },
  },
  cells: {
    id: "saveStatsCells",
    tag,
    summary: "Save many cells",
    body: cellsBody,
    answer: rows,
    refusals: { 404: "A shipment or a column does not exist.", 409: rowStale, 422: `The list is empty, or: ${cellRefused.toLowerCase()}` },
  },
  colour: {
    id: "colourStatsRow",
    tag,
    summary: "Colour a row",
    query: { shipmentId: idOf("shipment"), colour: z.enum(hexColours).describe(colourWords) },
    answer: rowAnswer,
    refusals: { 404: "The shipment does not exist.", 422: "The palette does not contain the colour." },
  },
  colours: {
    id: "colourStatsRows",
    tag,
    summary: "Colour many rows",
    body: coloursBody,
    answer: rows,
    refusals: { 404: "A shipment does not exist.", 422: "The list is empty, or the palette does not contain the colour." },
  },
  addColumn: {
    id: "addStatsColumn",
    tag,
    summary: "Add a column",
    query: ofFirm,
    body: newColumnBody,
    answer: columnAnswer,
    isIdempotent: true,
    refusals: {
      404: "The firm does not exist.",
      413: `The sheet has ${statsLimits.ownColumns} own columns.`,
      422: "The name is blank or too long, or the width is invalid.",
    },
  },
  resizeColumn: {
    id: "resizeStatsColumn",
    tag,
    summary: "Set the width of a column",
    query: {
      ...ofColumn,
      width: z.string().meta({
        type: "integer",
        minimum: statsLimits.minimumWidth,
        maximum: statsLimits.maximumWidth,
        description: "The width in CSS pixels.",
        example: 160,
      }),
    },
    answer: columnAnswer,
    refusals: { 404: unknownColumn, 422: "The width is invalid." },
  },
  renameColumn: {
    id: "renameStatsColumn",
    tag,
    summary: "Rename a column",
    query: {
      ...ofColumn,
      name: z.string().meta({ description: `The new name, at most ${statsLimits.columnName} characters.`, example: "Courier" }),
    },
    answer: columnAnswer,
    refusals: { 404: unknownColumn, 422: "The name is blank or too long, or the column is a system column." },
  },
  deleteColumn: {
    id: "deleteStatsColumn",
    tag,
    summary: "Delete a column with its cells",
    query: ofColumn,
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      columnId: z.string().meta({ description: "The id of the deleted column.", example: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13" }),
    }),
    isIdempotent: true,
    refusals: { 404: unknownColumn, 422: "The column is a system column." },
  },
} satisfies Record<string, OperationSpec>;
