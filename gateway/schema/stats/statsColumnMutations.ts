import { z } from "zod";
import { statsLimits } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import { id as restIdShape } from "../../rest/shapes/parsing/fields.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { Refused } from "../../errors/errors.ts";
import { decodeId, encodeId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import type { StatsColumn } from "../../rest/shapes/stats/stats.ts";
import { loadColumns, StatsColumnType } from "./stats.ts";

/** Translates REST's field names: REST names a column by firm and id, the inputs by one id. */
const fieldOf = renamed({ columnId: "id", firmId: "id" });

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type Target = { firmId: string; columnId: string };

const added = z.object({ id: restIdShape }).nullish().catch(null);

const idInput = (t: InputFields) => t.id({ required: true, description: "`StatsColumn.id` of the column." });
const nameInput = (t: InputFields) =>
  t.string({ required: true, description: `The text of its header, not blank and at most ${statsLimits.columnName} characters.` });

function columnField(t: OutcomeFields) {
  return t.field({
    type: StatsColumnType,
    nullable: true,
    description: "The column as it is now; null with errors.",
    resolve: ({ column }) => column ?? null,
  });
}

builder.relayMutationField(
  "addStatsColumn",
  {
    description: "A new column.",
    inputFields: (t) => ({
      firmId: t.id({ required: true, description: "Global id of the firm whose sheet gets it." }),
      name: nameInput(t),
      width: t.int({ description: `Its width in CSS pixels, 80 to 1,000; ${statsLimits.defaultWidth} unless given.` }),
    }),
  },
  {
    description: "Adds a user column after the others.",
    resolve: (_root, { input }, context) =>
      outcome(
        async () => {
          const firmId = targetId("Firm", input.firmId, "Firm", "firmId");
          const body = { columnName: input.name, width: input.width ?? statsLimits.defaultWidth };
          const path = "/v1/shipment-stats/column/add";
          const answer = await context.rest.write({ method: "POST", path, query: { firmId }, body }, added);
          const columns = await loadColumns(firmId, context);
          // A foreign service may not return the new column's id, nor list it last.
          const column = columns.findLast(({ id, name }) => (answer ? id === answer.id : name === input.name.trim()));
          return column ? { column } : {};
        },
        (path) => path.map((name) => (name === "columnName" ? "name" : name)),
      ),
  },
  { description: "The new column.", outputFields: (t) => ({ column: columnField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "resizeStatsColumn",
  {
    description: "A column's new width.",
    inputFields: (t) => ({
      id: idInput(t),
      width: t.int({ required: true, description: "The width in CSS pixels, 80 to 1,000." }),
    }),
  },
  {
    description: "Sets the width of a column on this firm's sheet; system columns may be resized as well.",
    resolve: (_root, { input: { id, width } }, context) =>
      outcome(async () => {
        const target = columnTarget(id);
        const path = "/v1/shipment-stats/column/width";
        await context.rest.write({ method: "PATCH", path, query: { ...target, width } }, ignoredResponse);
        return await changed(target, context);
      }, fieldOf),
  },
  { description: "The resized column.", outputFields: (t) => ({ column: columnField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "renameStatsColumn",
  { description: "A column's new name.", inputFields: (t) => ({ id: idInput(t), name: nameInput(t) }) },
  {
    description: "Renames a user column. System columns are refused.",
    resolve: (_root, { input: { id, name } }, context) =>
      outcome(async () => {
        const target = columnTarget(id);
        await context.rest.write(
          { method: "PATCH", path: "/v1/shipment-stats/column/rename", query: { ...target, name } },
          ignoredResponse,
        );
        return await changed(target, context);
      }, fieldOf),
  },
  { description: "The renamed column.", outputFields: (t) => ({ column: columnField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "deleteStatsColumn",
  { description: "The column to delete.", inputFields: (t) => ({ id: idInput(t) }) },
  {
    description: "Deletes a user column with its cells. System columns are refused.",
    resolve: (_root, { input: { id } }, context) =>
      outcome(async () => {
        const target = columnTarget(id);
        await context.rest.write({ method: "DELETE", path: "/v1/shipment-stats/column/delete", query: target }, ignoredResponse);
        return { id: joinPair(target.firmId, target.columnId) };
      }, fieldOf),
  },
  {
    description: "The id of the deleted column, or why it was not deleted.",
    outputFields: (t) => ({
      deletedStatsColumnId: t.id({
        nullable: true,
        description: "Its id; null with errors.",
        resolve: ({ id }) => (id ? encodeId("StatsColumn", id) : null),
      }),
      errors: errorsField(t),
    }),
  },
);

/** Decodes a column's global id to firm and column. Throws `Refused` for any other id. */
function columnTarget(globalId: string): Target {
  const decoded = decodeId(globalId);
  const [firmId, columnId] = (decoded?.type === "StatsColumn" && splitPair(decoded.id)) || [];
  if (!firmId || !columnId) throw new Refused([{ message: statsMessages.columnUnknown, code: "NOT_FOUND", field: ["id"] }]);
  return { firmId, columnId };
}

async function changed({ firmId, columnId }: Target, context: Context): Promise<{ column?: StatsColumn }> {
  const column = (await loadColumns(firmId, context)).find(({ id }) => id === columnId);
  return column ? { column } : {};
}
