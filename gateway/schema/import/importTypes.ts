import {
  importStates,
  rowStatuses,
  type CheckedRow,
  type Import as ImportData,
  type ImportCheck as ImportCheckData,
} from "#domain/import/import.ts";
import type { ImportMapping as ImportMappingData, ImportState, RowStatus, UndoneImport as UndoneData } from "#domain/import/import.ts";
import { importKinds, importWords, type ImportKind } from "#domain/import/importKind.ts";
import { recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const kindValues: Described<ImportKind> = recordOf(
  importKinds.map((kind) => [kind, { description: `Rows become ${importWords(kind).title.toLowerCase()}.` }]),
);
export const ImportKindEnum = builder.enumType("ImportKind", { description: "What a table is imported as.", values: kindValues });

const stateWords: Record<ImportState, string> = {
  READ: "It waits to be imported.",
  APPLIED: "It was imported.",
  UNDONE: "It was imported and taken back.",
};
const stateValues: Described<ImportState> = recordOf(importStates.map((state) => [state, { description: stateWords[state] }]));
const ImportStateEnum = builder.enumType("ImportState", { description: "What became of a table.", values: stateValues });

const statusWords: Record<RowStatus, string> = {
  NEW: "It is added.",
  CHANGED: "It changes a stored record.",
  SAME: "It is stored already.",
  ERROR: "It cannot be imported.",
};
const statusValues: Described<RowStatus> = recordOf(rowStatuses.map((status) => [status, { description: statusWords[status] }]));
export const ImportRowStatusEnum = builder.enumType("ImportRowStatus", {
  description: "What an import does with a row.",
  values: statusValues,
});

const ImportColumn = builder.objectRef<ImportData["columns"][number]>("ImportColumn").implement({
  description: "A column of an uploaded table.",
  fields: (t) => ({
    heading: t.exposeString("heading", { description: "Its heading; empty without headings." }),
    field: t.exposeString("field", { description: 'The field that it is guessed to hold, such as "name"; empty if none is.' }),
    samples: t.exposeStringList("samples", { description: "Its first texts, at most 3." }),
  }),
});

export const Import = builder.objectRef<ImportData>("Import").implement({
  description: "An uploaded table, and what became of it.",
  fields: (t) => ({
    importId: t.exposeString("importId", { description: "The import, for `checkImport`, `applyImport` and `undoImport`." }),
    kind: t.expose("kind", { type: ImportKindEnum, description: "What its rows are imported as." }),
    fileName: t.exposeString("fileName", { description: "The name of the uploaded file." }),
    state: t.expose("state", { type: ImportStateEnum, description: "What became of it." }),
    hasHeadings: t.exposeBoolean("hasHeadings", { description: "Whether the first row is guessed to hold headings." }),
    rowCount: t.exposeInt("rowCount", { description: "Rows of the table, headings included; 0 once it was imported." }),
    columns: t.expose("columns", { type: [ImportColumn], description: "The columns in order; empty once it was imported." }),
    notes: t.exposeStringList("notes", { description: "What the reader should know, such as formulas without a stored result." }),
    at: t.expose("at", { type: "DateTime", description: "When it was uploaded, imported or undone." }),
    until: t.expose("until", { type: "DateTime", description: "Until when it can be imported or undone: a day later." }),
    addedCount: t.exposeInt("added", { description: "Records or items that the import added." }),
    changedCount: t.exposeInt("changed", { description: "Records that the import changed." }),
  }),
});

const ImportProblem = builder.objectRef<CheckedRow["problems"][number]>("ImportProblem").implement({
  description: "Why a row cannot be imported.",
  fields: (t) => ({
    column: t.exposeInt("column", { nullable: true, description: "Position of the cell to mend, from 0; null if no single one is." }),
    message: t.exposeString("message", { description: "The rule that the row breaks." }),
  }),
});

const ImportRow = builder.objectRef<CheckedRow>("ImportRow").implement({
  description: "A row of a table, and what an import would do with it.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "The row's number in the file, from 1." }),
    status: t.expose("status", { type: ImportRowStatusEnum, description: "What the import would do with it." }),
    cells: t.exposeStringList("cells", { description: "Its cells, with the edits." }),
    problems: t.expose("problems", { type: [ImportProblem], description: "Why it cannot be imported; empty for every other row." }),
  }),
});

export const ImportCheck = builder.objectRef<ImportCheckData>("ImportCheck").implement({
  description: "What an import would do. Nothing was written.",
  fields: (t) => ({
    newCount: t.int({ description: "Rows that would be added.", resolve: ({ counts }) => counts.new }),
    changedCount: t.int({ description: "Rows that would change a stored record.", resolve: ({ counts }) => counts.changed }),
    sameCount: t.int({ description: "Rows that are stored already.", resolve: ({ counts }) => counts.same }),
    errorCount: t.int({ description: "Rows that cannot be imported.", resolve: ({ counts }) => counts.errors }),
    rows: t.expose("rows", { type: [ImportRow], description: "The page of rows, in the order of the file." }),
    rowCount: t.exposeInt("rowCount", { description: "Rows of the asked status." }),
  }),
});

const KeptImportedRecord = builder.objectRef<UndoneData["kept"][number]>("KeptImportedRecord").implement({
  description: "A record that the undo of an import left as it is.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the record that stays." }),
    reason: t.exposeString("reason", { description: 'Why it stays, as the end of a sentence, such as "was changed since".' }),
  }),
});

export const UndoneImport = builder.objectRef<UndoneData>("UndoneImport").implement({
  description: "What an undo took back, and what stays.",
  fields: (t) => ({
    undoneCount: t.exposeInt("undone", { description: "Records or items that were taken back." }),
    keptCount: t.exposeInt("keptCount", { description: "Records that stay, because they were changed or used since." }),
    kept: t.expose("kept", { type: [KeptImportedRecord], description: "The first 100 of these." }),
  }),
});

const ImportMappingColumn = builder.objectRef<ImportMappingData["columns"][number]>("ImportMappingColumn").implement({
  description: "A column of a saved mapping.",
  fields: (t) => ({
    heading: t.exposeString("heading", { description: "The column's heading." }),
    field: t.exposeString("field", { description: "The field that it holds." }),
  }),
});

export const ImportMapping = builder.objectRef<ImportMappingData>("ImportMapping").implement({
  description: "Fields of columns under a name.",
  fields: (t) => ({
    mappingId: t.exposeString("mappingId", { description: "The mapping, for `deleteImportMapping`." }),
    kind: t.expose("kind", { type: ImportKindEnum, description: "What its tables are imported as." }),
    name: t.exposeString("name", { description: "The name that it is saved under." }),
    columns: t.expose("columns", { type: [ImportMappingColumn], description: "Its columns, by heading." }),
  }),
});
