import { z } from "zod";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf } from "../openapi/commonFields.ts";
import type { StoredKind } from "./record.ts";
import { brokerAnswer, buyerAnswer, documentTemplateAnswer, goodsAnswer, packagingUnitAnswer, portAnswer } from "./recordAnswers.ts";

const answers: Record<StoredKind["table"], z.ZodObject> = {
  buyers: buyerAnswer,
  brokers: brokerAnswer,
  loadingPorts: portAnswer,
  dischargePorts: portAnswer,
  packagingUnits: packagingUnitAnswer,
  goods: goodsAnswer,
  documentTemplates: documentTemplateAnswer,
};

/** Specifications of the add, update and delete routes of a kind of record. */
export function recordOperations({ kind, table, body }: StoredKind) {
  const { name, noun, rest } = kind;
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const query = { [rest.id]: idOf(noun) };
  const tag = "Master data";
  const broken = "A field is missing or invalid.";
  return {
    add: {
      id: `add${pascal}`,
      tag,
      summary: `Add ${noun}`,
      description: `${fullMessage(kind)}.`,
      body,
      answer: answers[table],
      isIdempotent: true,
      refusals: { 413: `${fullMessage(kind)}.`, 422: broken },
    },
    update: {
      id: `update${pascal}`,
      tag,
      summary: `Change ${noun}`,
      description: "The body is the whole record. Shipments keep their saved copies until a refresh.",
      query,
      body,
      answer: answers[table],
      refusals: { 404: `The ${noun} does not exist.`, 422: broken },
    },
    remove: {
      id: `delete${pascal}`,
      tag,
      summary: `Delete ${noun}`,
      description: "Shipments keep their saved copies.",
      query,
      answer: z.object({ [rest.id]: z.string().describe(`The id of the deleted ${noun}.`) }),
      isIdempotent: true,
      refusals: { 404: `The ${noun} does not exist.` },
    },
    usage: {
      id: `count${pascal}Usage`,
      tag,
      summary: `How many shipments use ${noun}`,
      query,
      answer: z.object({ shipments: z.int().meta({ description: "Shipments that refer to it, each counted once.", example: 5 }) }),
      refusals: { 404: `The ${noun} does not exist.` },
    },
  } satisfies Record<string, OperationSpec>;
}
