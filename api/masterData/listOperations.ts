import { z } from "zod";
import type { ListKind } from "#domain/masterData/kind.ts";
import { maxItems, text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { listExamples } from "./recordExamples.ts";

/** What the two calls on a list of strings take and answer. */
export function listOperations({ name, noun, title, rest, field }: ListKind) {
  const { key } = rest;
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const tag = "Master data";
  const example = listExamples[name];
  const item = text(Infinity).describe(`${field.description} At most ${field.maxLength} characters.`).meta({ example: example });
  const answer = z.object({
    [rest.list]: z.array(z.string().meta({ example: example })).describe(`${title} as they are now, in their order.`),
  });
  return {
    add: {
      id: `add${pascal}`,
      tag,
      summary: `Add ${noun}`,
      body: z.object({ [key]: item }).meta({ required: [key] }),
      answer,
      isIdempotent: true,
      refusals: {
        409: "It is in the list already, in this or other case.",
        413: `The list has ${maxItems} items.`,
        422: "It breaks its rule.",
      },
    },
    update: {
      id: `replace${pascal}List`,
      tag,
      summary: `Replace the whole list: ${title}`,
      description: "For renaming, removing and reordering: the list is as the body says.",
      body: z.object({ [key]: z.array(item).max(maxItems).describe("The whole list in its order.") }),
      answer,
      refusals: { 409: "An item stands twice, in this or other case.", 422: "An item breaks its rule." },
    },
  } satisfies Record<string, OperationSpec>;
}
