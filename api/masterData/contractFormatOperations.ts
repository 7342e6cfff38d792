import { z } from "zod";
import { contractFormatLimits, contractFormatWords, fieldsFromMap } from "#domain/masterData/templates/contractFormat.ts";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import type { ContractFormat } from "#domain/account/userInfo.ts";
import { text, textByName } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf } from "../openapi/commonFields.ts";

const { noun } = contractFormatWords;
const sections = "The sections: text by name, in printing order. A name must not be a whole number.";
const nameWords = "The format's name in pick-lists.";
const tag = "Master data";
const exampleFields = { Quality: "As per sample approved", Packing: "In new 25 kg polypropylene bags" };
const broken = "The name or every section is missing, or a section's name is a whole number or repeated.";

export const contractFormatBody = z
  .object({
    name: text(contractFormatLimits.name).describe(nameWords),
    fields: textByName(contractFormatLimits.fieldValue)
      .transform((map) => fieldsFromMap(map))
      .describe(sections),
  })
  .meta({
    id: "ContractFormatBody",
    example: { name: "Rice, CIF", fields: exampleFields },
    description: "A contract format as entered.",
    required: ["name", "fields"],
  });

export const contractFormatAnswer = z
  .object({
    contractId: z.string().describe("The id of the contract format."),
    name: z.string().describe(nameWords),
    fields: z.record(z.string(), z.string()).describe(sections),
  })
  .meta({
    id: "ContractFormat",
    example: { name: "Rice, CIF", fields: exampleFields },
    description: "A contract format: named sections of a contract.",
  }) satisfies z.ZodType<ContractFormat>;

export const contractFormatOperations = {
  add: {
    id: "addContractFormat",
    tag,
    summary: `Add ${noun}`,
    description: `${fullMessage(contractFormatWords)}.`,
    body: contractFormatBody,
    answer: contractFormatAnswer,
    isIdempotent: true,
    refusals: { 413: `${fullMessage(contractFormatWords)}.`, 422: broken },
  },
  update: {
    id: "updateContractFormat",
    tag,
    summary: `Change ${noun}`,
    description: "The body is the whole format.",
    query: { contractId: idOf(noun) },
    body: contractFormatBody,
    answer: contractFormatAnswer,
    refusals: { 404: `The ${noun} does not exist.`, 422: broken },
  },
  remove: {
    id: "deleteContractFormat",
    tag,
    summary: `Delete ${noun}`,
    query: { contractId: idOf(noun) },
    answer: z.object({ contractId: z.string().describe(`The id of the deleted ${noun}.`) }),
    isIdempotent: true,
    refusals: { 404: `The ${noun} does not exist.` },
  },
} satisfies Record<string, OperationSpec>;
