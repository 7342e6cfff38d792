import { z } from "zod";
import {
  checkContractFields,
  completeFields,
  contractFormatMessages,
  contractFormatWords,
  fieldsToMap,
  type ContractField,
} from "#domain/masterData/templates/contractFormat.ts";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import { id as restIdShape } from "../../rest/shapes/parsing/fields.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { itemCursor } from "../../builder/connections/connections.ts";
import { loadUserInfo } from "../../builder/context.ts";
import { notFound, Refused } from "../../errors/errors.ts";
import { restId } from "../../builder/nodes.ts";
import { notClearable, partialUpdate, refuseLosses } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, type OutcomeFields } from "../../builder/payload.ts";
import { ContractFormat, ContractFormatEdge, findFormat } from "./contractFormat.ts";
import { defineDeletion } from "../viewer/deletion.ts";
import { viewerField } from "../viewer/viewer.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

export const ContractFieldInput = builder.inputType("ContractFieldInput", {
  description: "A named section of a contract.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The section's name: each one once, and no whole number." }),
    value: t.string({ required: true, description: "The section's text. A section with a blank name or text is left out." }),
  }),
});

/**
 * Converts sections to REST's map, in order, without blank ones. Rejects what a map would lose: a repeated name, and a whole number as
 * a name, which would change the order.
 */
export function sectionsToMap(sections: readonly ContractField[]): Record<string, string> {
  const complete = completeFields([...sections]);
  const problems = checkContractFields(complete);
  if (problems.length > 0) throw new Refused(problems);
  return fieldsToMap(complete);
}

/** The fields of a format. In an update none is required, because an omitted field keeps its value. */
function formatInputs<IsUpdate extends boolean>(t: InputFields, isUpdate: IsUpdate) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not evaluate a conditional type for a parameter's value.
  const required = !isUpdate as IsUpdate extends true ? false : true;
  const rule = isUpdate ? ` ${notClearable}` : "";
  return {
    name: t.string({ required, description: `The format's name in pick-lists.${rule}` }),
    fields: t.field({ type: [ContractFieldInput], required, description: `The sections in their order, at least one.${rule}` }),
  };
}

function formatField(t: OutcomeFields) {
  return t.field({
    type: ContractFormat,
    nullable: true,
    description: "The contract format as stored; null with errors.",
    resolve: async ({ id }, _args, context) => (id ? findFormat(await loadUserInfo(context), id) : null),
  });
}

/** An update without an id has a message of its own. */
function formatId(globalId: string): string {
  const id = restId("ContractFormat", globalId, "Contract format", "id");
  if (id === "") throw new Refused([{ message: contractFormatMessages.idMissing, code: "INVALID", field: ["id"] }]);
  return id;
}

builder.relayMutationField(
  "createContractFormat",
  { description: "The contract format to create.", inputFields: (t) => formatInputs(t, false) },
  {
    description: `Adds a set of contract sections. ${fullMessage(contractFormatWords)}.`,
    resolve: (_root, { input: { name, fields } }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/user/contract-format/add", body: { name, fields: sectionsToMap(fields) } };
        return { id: (await rest.write(call, z.object({ contractId: restIdShape }))).contractId };
      }),
  },
  {
    description: "The new contract format.",
    outputFields: (t) => ({
      contractFormat: formatField(t),
      contractFormatEdge: t.field({
        type: ContractFormatEdge,
        nullable: true,
        description: "The new contract format with its cursor, to be added to a list; null with errors.",
        resolve: async ({ id }, _args, context) => {
          if (!id) return null;
          const info = await loadUserInfo(context);
          const node = findFormat(info, id);
          return node && { node, cursor: itemCursor(info.contractFormat.indexOf(node), node.contractId) };
        },
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "updateContractFormat",
  {
    description: `The contract format to change and its new values. ${partialUpdate}`,
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the contract format." }), ...formatInputs(t, true) }),
  },
  {
    description: "Changes the name or the sections of a contract format. Contracts generated from it stay as they are.",
    resolve: (_root, { input: { id: globalId, name, fields } }, context) =>
      outcome(async () => {
        const id = formatId(globalId);
        const info = await loadUserInfo(context);
        const format = findFormat(info, id);
        if (!format) throw notFound("Contract format", "id");
        refuseLosses(info, (field) => field.startsWith("contractFormat[]."));
        const body = {
          name: name === undefined ? format.name : (name ?? ""),
          fields: fields === undefined ? format.fields : sectionsToMap(fields ?? []),
        };
        await context.rest.write(
          { method: "POST", path: "/v1/user/contract-format/update", query: { contractId: id }, body },
          ignoredResponse,
        );
        return { id };
      }),
  },
  {
    description: "The changed contract format.",
    outputFields: (t) => ({ contractFormat: formatField(t), viewer: viewerField(t), errors: errorsField(t) }),
  },
);

defineDeletion({
  type: "ContractFormat",
  one: "contract format",
  label: "Contract format",
  description: "Deletes a contract format; contracts generated from it stay as they are.",
  remove: (contractId, { rest }) =>
    rest.write({ method: "DELETE", path: "/v1/user/contract-format", query: { contractId } }, ignoredResponse),
});
