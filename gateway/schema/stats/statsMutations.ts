import { recordOf } from "#domain/typedObject.ts";
import { rowColours, type CellAct } from "#domain/stats/stats.ts";
import { builder } from "../../builder/builder.ts";
import { RowColourEnum } from "../../builder/enums.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, type OutcomeFields } from "../../builder/payload.ts";
import { writeCell, writeCells, writeColour } from "./statsWrites.ts";
import { StatsRowType } from "./stats.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

function cellInputs(t: InputFields) {
  return {
    shipmentId: t.id({ required: true, description: "Global id of the row's shipment." }),
    columnId: t.id({ required: true, description: "`StatsColumn.columnId` of a column of the user's own on that shipment's sheet." }),
    value: t.string({ required: true, description: "The cell's new text, at most 2,000 characters; empty to clear it." }),
    version: t.int({
      description:
        "`StatsValues.version` as it was read: a row that has changed since is refused (CONFLICT). The last write wins without it.",
    }),
  };
}

const StatsCellInput = builder.inputType("StatsCellInput", {
  description: "A cell of a stats sheet and its new text.",
  fields: cellInputs,
});

const actValues: Record<CellAct, { description: string }> = {
  PASTED: { description: "They were pasted." },
  FILLED: { description: "They were filled from other cells." },
  CLEARED: { description: "They were cleared." },
  IMPORTED: { description: "They came from a file." },
};
const StatsCellActEnum = builder.enumType("StatsCellAct", { description: "How many cells came to change at once.", values: actValues });

function rowsField(t: OutcomeFields) {
  return t.field({
    type: [StatsRowType],
    nullable: true,
    description: "The changed rows as they are now, each once; null with errors.",
    resolve: ({ rows }) => rows ?? null,
  });
}

builder.relayMutationField(
  "updateStatsCell",
  { description: "One cell and its new text.", inputFields: cellInputs },
  {
    description: "Changes one cell of a stats sheet. System columns are refused.",
    resolve: (_root, { input }, context) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
        return { rows: await writeCell({ ...input, shipmentId }, context) };
      }),
  },
  {
    description: "The row of the changed cell.",
    outputFields: (t) => ({
      row: t.field({
        type: StatsRowType,
        nullable: true,
        description: "The row as it is now; null with errors.",
        resolve: ({ rows }) => rows?.[0] ?? null,
      }),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "updateStatsCells",
  {
    description: "Cells and their new texts, such as those of a paste.",
    inputFields: (t) => ({
      cells: t.field({
        type: [StatsCellInput],
        required: true,
        description: "1 to 10,000 cells, in all at most 1 MB; of several texts for one cell the last counts.",
      }),
      act: t.field({
        type: StatsCellActEnum,
        description: "What the history says was done to them, such as 'pasted'; without it they were changed.",
      }),
    }),
  },
  {
    description:
      "Changes many cells of stats sheets, all or none. If the service lacks this call, the gateway sends them one by one, up to the first refusal.",
    resolve: (_root, { input }, context) =>
      outcome(async () => {
        const cells = input.cells.map((cell, index) => ({
          ...cell,
          shipmentId: targetId("Shipment", cell.shipmentId, "Shipment", "cells", String(index), "shipmentId"),
        }));
        return { rows: await writeCells(cells, input.act ?? null, context) };
      }),
  },
  { description: "The rows of the changed cells.", outputFields: (t) => ({ rows: rowsField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "setStatsRowColour",
  {
    description: "Rows and their new colour.",
    inputFields: (t) => ({
      shipmentIds: t.idList({ required: true, description: "Global ids of the rows' shipments, 1 to 10,000." }),
      colour: t.field({ type: RowColourEnum, required: true, description: "The colour; white removes it." }),
    }),
  },
  {
    description:
      "Colours rows of stats sheets, all or none. If the service lacks this call, the gateway sends them one by one, up to the first refusal.",
    resolve: (_root, { input: { shipmentIds, colour } }, context) =>
      outcome(
        async () => {
          const ids = shipmentIds.map((id, index) => targetId("Shipment", id, "Shipment", "shipmentIds", String(index)));
          return { rows: await writeColour(ids, hexOf[colour], context) };
        },
        ([first = "", ...rest]) => (first === "shipmentId" ? ["shipmentIds"] : [first, ...rest]),
      ),
  },
  { description: "The coloured rows.", outputFields: (t) => ({ rows: rowsField(t), errors: errorsField(t) }) },
);

const hexOf = recordOf(rowColours.map(({ id, hex }) => [id, hex]));
