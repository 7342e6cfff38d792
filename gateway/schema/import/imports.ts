import { importPage, maxImportEdits } from "#domain/import/import.ts";
import { builder } from "../../builder/builder.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { restId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { checkShape, importShape, importsShape, undoneShape } from "../../rest/shapes/import.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";
import { Import, ImportCheck, ImportKindEnum, ImportRowStatusEnum, UndoneImport } from "./importTypes.ts";

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway imports nothing.";

/** Reading 5,000 rows takes as long as some tens of calls. */
const checkCost = 200;

const ImportEditInput = builder.inputType("ImportEditInput", {
  description: "A cell that is imported with another text.",
  fields: (t) => ({
    row: t.int({ required: true, description: "The row's number in the file, from 1." }),
    column: t.int({ required: true, description: "The column's position, from 0." }),
    text: t.string({ required: true, description: "The cell's new text." }),
  }),
});

const readingWords = {
  hasHeadings: "Whether the first row holds headings, which are not imported; true when omitted.",
  fields: 'The field of each column in order, such as "name"; empty for a column that is left out.',
  edits: `Edited cells, at most ${maxImportEdits}.`,
  firmId: "Global id of the firm of shipments whose rows name none; without it the office's only firm.",
};

/** A reading with the firm by REST's id. Throws "Firm not found" for the id of anything else. */
function withFirm<Body extends { firmId?: string | number | null | undefined }>({ firmId, ...body }: Body) {
  return { ...body, ...(firmId ? { firmId: restId("Firm", String(firmId), "Firm", "firmId") } : {}) };
}

builder.objectFields(Viewer, (t) => ({
  imports: t.field({
    type: [Import],
    nullable: true,
    description: `The office's imports of the last day, which can be undone, newest first. ${unsupported}`,
    resolve: async (_viewer, _args, { rest }) => (await optionalCall(() => rest.get("/v1/import/list", {}, importsShape))).imports,
  }),
}));

builder.relayMutationField(
  "uploadImport",
  {
    description: "A table to import.",
    inputFields: (t) => ({
      file: t.field({ type: "File", required: true, description: "An .xlsx or CSV file of at most 20 MB, 5,000 rows and 100 columns." }),
      kind: t.field({ type: ImportKindEnum, required: true, description: "What its rows are imported as." }),
    }),
  },
  {
    description: "Reads a table and guesses its columns. Nothing is imported yet; it waits for a day.",
    resolve: (_root, { input: { file, kind } }, { rest }) =>
      outcome(async () => {
        const call = { path: "/v1/import/upload", query: {}, fields: { kind }, file };
        return { import: await optionalCall(() => rest.upload(call, importShape)) };
      }),
  },
  {
    description: "The table as it was read.",
    outputFields: (t) => ({
      import: t.field({
        type: Import,
        nullable: true,
        description: "The table; null with errors.",
        resolve: (done) => done.import ?? null,
      }),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "checkImport",
  {
    description: "A table to check, and how its columns are read.",
    inputFields: (t) => ({
      importId: t.string({ required: true, description: "The uploaded table." }),
      hasHeadings: t.boolean({ description: readingWords.hasHeadings }),
      fields: t.stringList({ required: true, description: readingWords.fields }),
      edits: t.field({ type: [ImportEditInput], description: readingWords.edits }),
      firmId: t.id({ description: readingWords.firmId }),
      status: t.field({ type: ImportRowStatusEnum, description: "Returns only rows of this status; all when omitted." }),
      offset: t.int({ description: "Rows to skip; 0 when omitted." }),
      limit: t.int({ description: `Rows to return, at most ${importPage.most}; ${importPage.usual} when omitted.` }),
    }),
  },
  {
    description:
      "Compares each row with the stored data, by the rules of a single add. Writes nothing; a mutation only because its input is large.",
    complexity: checkCost,
    resolve: (_root, { input: { importId, ...reading } }, { rest }) =>
      outcome(async () => {
        const body = withFirm(reading);
        return { check: await optionalCall(() => rest.search("/v1/import/check", { importId }, body, checkShape)) };
      }),
  },
  {
    description: "What the import would do.",
    outputFields: (t) => ({
      check: t.field({
        type: ImportCheck,
        nullable: true,
        description: "The check; null with errors.",
        resolve: (done) => done.check ?? null,
      }),
      errors: errorsField(t, "checked"),
    }),
  },
);

builder.relayMutationField(
  "applyImport",
  {
    description: "A table to import, and how its columns are read.",
    inputFields: (t) => ({
      importId: t.string({ required: true, description: "The uploaded table." }),
      hasHeadings: t.boolean({ description: readingWords.hasHeadings }),
      fields: t.stringList({ required: true, description: readingWords.fields }),
      edits: t.field({ type: [ImportEditInput], description: readingWords.edits }),
      firmId: t.id({ description: readingWords.firmId }),
      skipsErrors: t.boolean({ description: "Whether rows with errors are left out instead of refused; false when omitted." }),
    }),
  },
  {
    description: "Adds and changes all rows in one step, which can be undone for a day.",
    complexity: checkCost,
    resolve: (_root, { input: { importId, ...reading } }, { rest }) =>
      outcome(async () => {
        const call = {
          method: "POST" as const,
          path: "/v1/import/apply",
          query: { importId },
          body: withFirm(reading),
          takes: "long" as const,
        };
        return { import: await optionalCall(() => rest.write(call, importShape)) };
      }),
  },
  {
    description: "The imported table.",
    outputFields: (t) => ({
      import: t.field({
        type: Import,
        nullable: true,
        description: "The import; null with errors.",
        resolve: (done) => done.import ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "undoImport",
  {
    description: "The import to undo.",
    inputFields: (t) => ({ importId: t.string({ required: true, description: "The import, at most a day old." }) }),
  },
  {
    description:
      "Deletes what an import added and restores what it changed. Records that were changed since, and added ones that a shipment or partner uses, stay and are named; so do shipments that were touched since.",
    complexity: checkCost,
    resolve: (_root, { input: { importId } }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/import/undo", query: { importId }, takes: "long" as const };
        return { undone: await optionalCall(() => rest.write(call, undoneShape)) };
      }),
  },
  {
    description: "What was taken back.",
    outputFields: (t) => ({
      undone: t.field({
        type: UndoneImport,
        nullable: true,
        description: "What was taken back; null with errors.",
        resolve: (done) => done.undone ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
