import { maxImportMappings } from "#domain/import/import.ts";
import { builder } from "../../builder/builder.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { mappingShape, mappingsShape } from "../../rest/shapes/import.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";
import { ImportKindEnum, ImportMapping } from "./importTypes.ts";

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway imports nothing.";

const ImportColumnInput = builder.inputType("ImportColumnInput", {
  description: "A column of a mapping.",
  fields: (t) => ({
    heading: t.string({ required: true, description: "The column's heading." }),
    field: t.string({ required: true, description: "The field that it holds." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  importMappings: t.field({
    type: [ImportMapping],
    nullable: true,
    description: `The office's saved mappings of columns by name, at most ${maxImportMappings}. ${unsupported}`,
    args: { kind: t.arg({ type: ImportKindEnum, description: "Only mappings of this kind." }) },
    resolve: async (_viewer, { kind }, { rest }) =>
      (await optionalCall(() => rest.get("/v1/import/mapping", kind ? { kind } : {}, mappingsShape))).mappings,
  }),
}));

builder.relayMutationField(
  "saveImportMapping",
  {
    description: "A mapping of columns to save.",
    inputFields: (t) => ({
      kind: t.field({ type: ImportKindEnum, required: true, description: "What its tables are imported as." }),
      name: t.string({ required: true, description: "Its name; a mapping of the same kind and name is replaced." }),
      columns: t.field({ type: [ImportColumnInput], required: true, description: "Its columns, each once." }),
    }),
  },
  {
    description: "Saves a mapping. An uploaded table whose headings include all of it is guessed by it.",
    resolve: (_root, { input: { kind, name, columns } }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/import/mapping/save", body: { kind, name, columns } };
        return { mapping: await optionalCall(() => rest.write(call, mappingShape)) };
      }),
  },
  {
    description: "The saved mapping.",
    outputFields: (t) => ({
      mapping: t.field({
        type: ImportMapping,
        nullable: true,
        description: "The mapping; null with errors.",
        resolve: (done) => done.mapping ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "deleteImportMapping",
  {
    description: "The mapping to delete.",
    inputFields: (t) => ({ mappingId: t.string({ required: true, description: "The mapping to delete, by `ImportMapping.mappingId`." }) }),
  },
  {
    description: "Deletes a saved mapping.",
    resolve: (_root, { input: { mappingId } }, { rest }) =>
      outcome(async () => {
        const call = { method: "DELETE" as const, path: "/v1/import/mapping", query: { mappingId } };
        await optionalCall(() => rest.write(call, ignoredResponse));
        return {};
      }),
  },
  {
    description: "Whether it was deleted.",
    outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t, "deleted") }),
  },
);
