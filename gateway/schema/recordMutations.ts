import { z } from "zod";
import { isZero, type Decimal } from "#domain/decimal.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { nothing } from "../answers.ts";
import type { FlatRecord } from "../userInfoAnswer.ts";
import { builder } from "../builder.ts";
import { toCursor } from "../connections.ts";
import { loadUserInfo, type Context } from "../context.ts";
import { toBodyFigure } from "../figures.ts";
import { encodeId } from "../ids.ts";
import { targetId } from "../nodes.ts";
import { errorsField, outcome, type Outcome, type OutcomeFields } from "../payload.ts";
import { findRecord, recordsOf, type RecordNoun, type RecordType } from "./record.ts";
import { viewerField } from "./viewer.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type Entered = Record<string, string | null | undefined>;

/** Create, update and delete of one flat kind; reads like the code for buyers with `kind` where `buyer` stood. */
export function defineRecordMutations({ kind, type }: RecordNoun, { Record: RecordRef, Edge }: RecordType): void {
  const path = `/v1/user/${kind.rest.path}`;
  const created = z.object({ [kind.rest.id]: z.union([z.string(), z.number()]) });
  const idInput = (t: InputFields) => t.id({ required: true, description: `Global id of the ${kind.noun}.` });
  const recordField = (t: OutcomeFields) =>
    t.field({
      type: RecordRef,
      nullable: true,
      description: `The ${kind.noun} as stored; null with errors.`,
      resolve: (done, _args, context) => stored(kind, done, context),
    });

  builder.relayMutationField(
    `create${type}`,
    { description: `A new item of the list "${kind.title}".`, inputFields: (t) => fieldInputs(t, kind) },
    {
      description: `Adds one item to the user's list "${kind.title}".`,
      resolve: (_root, { input }, { rest }) =>
        outcome(async () => {
          const answer = await rest.write({ method: "POST", path: `${path}/add`, body: toBody(kind, input) }, created);
          return { id: String(answer[kind.rest.id]) };
        }),
    },
    {
      description: `The new ${kind.noun}.`,
      outputFields: (t) => ({
        [kind.name]: recordField(t),
        [`${kind.name}Edge`]: t.field({
          type: Edge,
          nullable: true,
          description: "The same with its cursor, ready to be put into a list; null with errors.",
          resolve: async (done, _args, context) => {
            const node = await stored(kind, done, context);
            return node && { node, cursor: toCursor(recordsOf(await loadUserInfo(context), kind).indexOf(node)) };
          },
        }),
        viewer: viewerField(t),
        errors: errorsField(t),
      }),
    },
  );

  builder.relayMutationField(
    `update${type}`,
    {
      description: `An item of the list "${kind.title}" and everything it shall now be; what is left out becomes empty.`,
      inputFields: (t) => ({ id: idInput(t), ...fieldInputs(t, kind) }),
    },
    {
      description: `Changes one item of the user's list "${kind.title}". Saved shipments keep what they were saved with.`,
      resolve: (_root, { input }, { rest }) =>
        outcome(async () => {
          const id = targetId(type, input.id, kind.label);
          await rest.write({ method: "POST", path: `${path}/update`, query: { [kind.rest.id]: id }, body: toBody(kind, input) }, nothing);
          return { id };
        }),
    },
    {
      description: `The changed ${kind.noun}.`,
      outputFields: (t) => ({ [kind.name]: recordField(t), viewer: viewerField(t), errors: errorsField(t) }),
    },
  );

  builder.relayMutationField(
    `delete${type}`,
    { description: `The ${kind.noun} to delete.`, inputFields: (t) => ({ id: idInput(t) }) },
    {
      description: `Removes one item from the user's list "${kind.title}". Saved shipments keep what they were saved with.`,
      resolve: (_root, { input }, { rest }) =>
        outcome(async () => {
          const id = targetId(type, input.id, kind.label);
          await rest.write({ method: "DELETE", path, query: { [kind.rest.id]: id } }, nothing);
          return { id };
        }),
    },
    {
      description: "What was deleted.",
      outputFields: (t) => ({
        [`deleted${type}Id`]: t.id({
          nullable: true,
          description: "Its global id; null with errors.",
          resolve: ({ id }) => (id ? encodeId(type, id) : null),
        }),
        viewer: viewerField(t),
        errors: errorsField(t),
      }),
    },
  );
}

function fieldInputs(t: InputFields, kind: RecordKind) {
  return Object.fromEntries(
    kind.fields.map(({ name, input, required, description }) => [
      name,
      input === "number" ? t.field({ type: "Decimal", required, description }) : t.string({ required, description }),
    ]),
  );
}

/** The body of spec section 7: texts as they are, figures as numbers, optional figures only if they are not zero. */
function toBody(kind: RecordKind, entered: Entered): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, input, required } of kind.fields) {
    const value: string | Decimal = entered[name] ?? "";
    if (input !== "number") body[name] = value;
    else if (required || (value !== "" && !isZero(value))) body[name] = toBodyFigure(value || "0");
  }
  return body;
}

async function stored(kind: RecordKind, { id }: Outcome, context: Context): Promise<FlatRecord | null> {
  return id ? findRecord(await loadUserInfo(context), kind, id) : null;
}
