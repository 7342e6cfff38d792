import { z } from "zod";
import type { ListKind } from "#domain/masterData/kind.ts";
import { maxItems, text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { listExamples } from "./recordExamples.ts";

/** Specifications of the two routes of a list of strings. */
export function listOperations({ name, noun, title, rest, field }: ListKind) {
  const { key } = rest;
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const tag = "Master data";
  const example = listExamples[name];
  const item = text(Infinity).describe(`${field.description} At most ${field.maxLength} characters.`).meta({ example: example });
  const answer = z.object({
    [rest.list]: z.array(z.string().meta({ example: example })).describe(`${title} after the change, in order.`),
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
        409: "The list already contains it, ignoring case.",
        413: `The list has ${maxItems} items.`,
        422: "The item is invalid.",
      },
    },
    update: {
      id: `replace${pascal}List`,
      tag,
      summary: `Replace the whole list: ${title}`,
      description: "Renames, removes and reorders items: the body replaces the list.",
      body: z.object({ [key]: z.array(item).max(maxItems).describe("The whole list, in order.") }),
      answer,
      refusals: { 409: "An item occurs twice, ignoring case.", 422: "An item is invalid." },
    },
  } satisfies Record<string, OperationSpec>;
}
