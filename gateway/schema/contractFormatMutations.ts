import { z } from "zod";
import {
  checkContractFields,
  completeFields,
  contractFormatMessages,
  fieldsToMap,
  type ContractField,
} from "#domain/masterData/contractFormat.ts";
import { nothing } from "../answers.ts";
import { builder } from "../builder.ts";
import { toCursor } from "../connections.ts";
import { loadUserInfo } from "../context.ts";
import { notFound, Refused } from "../errors.ts";
import { encodeId } from "../ids.ts";
import { restId } from "../nodes.ts";
import { errorsField, outcome, type OutcomeFields } from "../payload.ts";
import { ContractFormat, ContractFormatEdge, findFormat } from "./contractFormat.ts";
import { viewerField } from "./viewer.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

export const ContractFieldInput = builder.inputType("ContractFieldInput", {
  description: "A named section of a contract.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The section's name: each one once, and no whole number." }),
    value: t.string({ required: true, description: "The section's text. A section with a blank name or text is left out." }),
  }),
});

/**
 * Sections as REST's map, in their order, blank ones dropped. What a map cannot hold (a name twice, a whole number) is
 * refused here, before it would be lost.
 */
export function sectionsToMap(sections: readonly ContractField[]): Record<string, string> {
  const complete = completeFields([...sections]);
  const problems = checkContractFields(complete);
  if (problems.length > 0) throw new Refused(problems);
  return fieldsToMap(complete);
}

function formatInputs(t: InputFields) {
  return {
    name: t.string({ required: true, description: "The format's name in pick-lists." }),
    fields: t.field({ type: [ContractFieldInput], required: true, description: "The sections in their order, at least one." }),
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

/** An update without an id has words of its own in the specification (section 5). */
function formatId(globalId: string): string {
  const id = restId("ContractFormat", globalId, "Contract format", "id");
  if (id === "") throw new Refused([{ message: contractFormatMessages.idMissing, code: "INVALID", field: ["id"] }]);
  return id;
}

builder.relayMutationField(
  "createContractFormat",
  { description: "A new contract format.", inputFields: formatInputs },
  {
    description: "Adds a set of contract sections.",
    resolve: (_root, { input: { name, fields } }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/user/contract-format/add", body: { name, fields: sectionsToMap(fields) } };
        return { id: (await rest.write(call, z.object({ contractId: z.coerce.string() }))).contractId };
      }),
  },
  {
    description: "The new contract format.",
    outputFields: (t) => ({
      contractFormat: formatField(t),
      contractFormatEdge: t.field({
        type: ContractFormatEdge,
        nullable: true,
        description: "The same with its cursor, ready to be put into a list; null with errors.",
        resolve: async ({ id }, _args, context) => {
          if (!id) return null;
          const info = await loadUserInfo(context);
          const node = findFormat(info, id);
          return node && { node, cursor: toCursor(info.contractFormat.indexOf(node)) };
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
    description: "A contract format and everything it shall now be.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the contract format." }), ...formatInputs(t) }),
  },
  {
    description: "Changes a contract format: its name and all its sections.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const id = formatId(input.id);
        const body = { name: input.name, fields: sectionsToMap(input.fields) };
        await rest.write({ method: "POST", path: "/v1/user/contract-format/update", query: { contractId: id }, body }, nothing);
        return { id };
      }),
  },
  {
    description: "The changed contract format.",
    outputFields: (t) => ({ contractFormat: formatField(t), viewer: viewerField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "deleteContractFormat",
  {
    description: "The contract format to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the contract format." }) }),
  },
  {
    description: "Deletes a contract format; contracts drawn from it stay as they are.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const id = restId("ContractFormat", input.id, "Contract format", "id");
        if (id === "") throw notFound("Contract format", "id");
        await rest.write({ method: "DELETE", path: "/v1/user/contract-format", query: { contractId: id } }, nothing);
        return { id };
      }),
  },
  {
    description: "What was deleted.",
    outputFields: (t) => ({
      deletedContractFormatId: t.id({
        nullable: true,
        description: "Its global id; null with errors.",
        resolve: ({ id }) => (id ? encodeId("ContractFormat", id) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
