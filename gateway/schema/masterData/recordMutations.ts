import { z } from "zod";
import { isZero } from "#domain/figures/decimal.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import { id as restIdShape } from "../../rest/shapes/parsing/fields.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import type { FlatRecord } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { itemCursor } from "../../builder/connections/connections.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { notFound } from "../../errors/errors.ts";
import { toBodyFigure } from "../../builder/decimals.ts";
import { targetId } from "../../builder/nodes.ts";
import { notClearable, partialUpdate, unreadable } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, type Outcome, type OutcomeFields } from "../../builder/payload.ts";
import { figureOf, findRecord, idOf, recordsOf, type RecordNoun, type RecordType } from "./record.ts";
import { defineDeletion } from "../viewer/deletion.ts";
import { viewerField } from "../viewer/viewer.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type Entered = Record<string, string | null | undefined>;

/** Create, update and delete of one flat kind. Reads like the code for buyers with `kind` where `buyer` stood. */
export function defineRecordMutations(noun: RecordNoun, types: RecordType): void {
  defineCreate(noun, types);
  defineUpdate(noun, types);
  const { kind, type, one, keeps = snapshotsKeep } = noun;
  defineDeletion({
    type,
    one,
    label: kind.label,
    description: `Deletes a ${one}. ${keeps}`,
    remove: (id, { rest }) => rest.write({ method: "DELETE", path: pathOf(kind), query: { [kind.rest.id]: id } }, ignoredResponse),
  });
}

function defineCreate({ kind, type, one }: RecordNoun, { Record: RecordRef, Edge }: RecordType): void {
  const created = z.object({ [kind.rest.id]: restIdShape });
  builder.relayMutationField(
    `create${type}`,
    { description: `The ${one} to create.`, inputFields: (t) => fieldInputs(t, kind) },
    {
      description: `Adds a ${one} to the user's master data. ${fullMessage(kind)}.`,
      resolve: (_root, { input }, { rest }) =>
        outcome(async () => {
          const answer = await rest.write({ method: "POST", path: `${pathOf(kind)}/add`, body: toBody(kind, input) }, created);
          return { id: String(answer[kind.rest.id]) };
        }),
    },
    {
      description: `The new ${one}, or why there is none.`,
      outputFields: (t) => ({
        [kind.name]: recordField(t, { kind, one }, RecordRef),
        [`${kind.name}Edge`]: t.field({
          type: Edge,
          nullable: true,
          description: `The new ${one} with its cursor, to be added to a list; null with errors.`,
          resolve: async (done, _args, context) => {
            const node = await stored(kind, done, context);
            return node && { node, cursor: itemCursor(recordsOf(await loadUserInfo(context), kind).indexOf(node), idOf(kind, node)) };
          },
        }),
        viewer: viewerField(t),
        errors: errorsField(t),
      }),
    },
  );
}

function defineUpdate({ kind, type, one, keeps = snapshotsKeep }: RecordNoun, { Record: RecordRef }: RecordType): void {
  builder.relayMutationField(
    `update${type}`,
    {
      description: `The ${one} to change and its new values. ${partialUpdate}`,
      inputFields: (t) => ({ id: idInput(t, one), ...fieldInputs(t, kind, true) }),
    },
    {
      description: `Changes a ${one}. ${keeps}`,
      resolve: (_root, { input }, context) =>
        outcome(async () => {
          const id = targetId(type, input.id, kind.label);
          const current = findRecord(await loadUserInfo(context), kind, id);
          if (!current) throw notFound(kind.label, "id");
          const body = toBody(kind, { ...enteredOf(kind, current), ...input });
          const query = { [kind.rest.id]: id };
          await context.rest.write({ method: "POST", path: `${pathOf(kind)}/update`, query, body }, ignoredResponse);
          return { id };
        }),
    },
    {
      description: `The changed ${one}, or why it was not changed.`,
      outputFields: (t) => ({ [kind.name]: recordField(t, { kind, one }, RecordRef), viewer: viewerField(t), errors: errorsField(t) }),
    },
  );
}

const snapshotsKeep = "Saved shipments keep what they were saved with.";

function pathOf(kind: RecordKind): string {
  return `/v1/user/${kind.rest.path}`;
}

function idInput(t: InputFields, one: string) {
  return t.id({ required: true, description: `Global id of the ${one}.` });
}

function recordField(t: OutcomeFields, { kind, one }: Pick<RecordNoun, "kind" | "one">, type: RecordType["Record"]) {
  return t.field({
    type,
    nullable: true,
    description: `The ${one} as stored; null with errors.`,
    resolve: (done, _args, context) => stored(kind, done, context),
  });
}

/** The fields of a kind. In an update none is required, because an omitted field keeps its value. */
function fieldInputs(t: InputFields, kind: RecordKind, isUpdate = false) {
  return Object.fromEntries(
    kind.fields.map((field) => {
      const required = field.required && !isUpdate;
      const description = isUpdate && field.required ? `${field.description} ${notClearable}` : field.description;
      return [
        field.name,
        field.input === "number" ? t.field({ type: "Decimal", required, description }) : t.string({ required, description }),
      ];
    }),
  );
}

/** Converts a stored record to the input that would create it again. Throws `Refused` for what cannot be read (R-1214). */
function enteredOf(kind: RecordKind, record: FlatRecord): Entered {
  return Object.fromEntries(
    kind.fields.map(({ name, input }) => {
      if (name in record && record[name] === undefined) throw unreadable(name);
      const value = record[name] ?? null;
      const figure = input === "number" ? figureOf(value) : null;
      if (input === "number" && figure === null && value !== null && value !== "") throw unreadable(name);
      return [name, input === "number" ? figure : value === null ? null : String(value)];
    }),
  );
}

/** The body of a record's add and update: texts unchanged, figures as numbers. Leaves out optional figures of zero, and blank optional data, which older services do not know. */
function toBody(kind: RecordKind, entered: Entered): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, input, required, isMore } of kind.fields) {
    const value = entered[name] ?? "";
    if (isMore && value === "") continue;
    if (input !== "number") body[name] = value;
    else if (required || (value !== "" && !isZero(value))) body[name] = toBodyFigure(value || "0");
  }
  return body;
}

async function stored(kind: RecordKind, { id }: Outcome, context: Context): Promise<FlatRecord | null> {
  return id ? findRecord(await loadUserInfo(context), kind, id) : null;
}
