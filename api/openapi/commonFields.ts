import { recordOf } from "#domain/typedObject.ts";
import { z } from "zod";
import type { Field } from "#domain/masterData/kind.ts";
import { text } from "../http/requestSchema.ts";

/** An id in the query. */
export function idOf(what: string): z.ZodString {
  return z.string().describe(`The id of the ${what}.`);
}

/** The header with the ETag that the caller has; if it is current, the answer is 304 without a body. */
export const ifNoneMatch = z
  .string()
  .optional()
  .describe("The ETag of a previous answer. If it is current, the answer is 304 without a body.");

/** A timestamp in an answer: ISO 8601 in UTC. */
export function instant(description: string): z.ZodString {
  return z.string().meta({ format: "date-time", description });
}

/** A document's date as DD/MM/YYYY, or empty. Surrounding blanks are ignored. */
export const dayPattern = String.raw`^\s*(\d{1,2}/\d{1,2}/\d{4})?\s*$`;

/** Texts of an answer that equal the entered ones, with the descriptions of the request body. */
export function textsOf<Body extends z.ZodObject, const Name extends keyof Body["shape"] & string>(
  body: Body,
  names: readonly Name[],
): Record<Name, z.ZodString> {
  return describedBy(body, names, () => z.string());
}

/** Figures of an answer, likewise, as JSON numbers. */
export function figuresOf<Body extends z.ZodObject, const Name extends keyof Body["shape"] & string>(
  body: Body,
  names: readonly Name[],
): Record<Name, z.ZodNumber> {
  return describedBy(body, names, () => z.number());
}

/** Optional fields of a body. Their rules name the field, so the schema sets no limit. */
export function moreBodyTexts<Name extends string>(fields: readonly (Field & { name: Name })[]) {
  return recordOf(
    fields.map(
      ({ name, description, maxLength }) => [name, text(Infinity).describe(`${description} At most ${maxLength} characters.`)] as const,
    ),
  );
}

/** Optional fields of an answer. */
export function moreTextsOf<Name extends string>(fields: readonly (Field & { name: Name })[]) {
  return recordOf(
    fields.map(({ name, description }) => [name, z.string().optional().describe(`${description} Absent if not given.`)] as const),
  );
}

function describedBy<Name extends string, Type extends z.ZodType>(
  body: z.ZodObject,
  names: readonly Name[],
  make: () => Type,
): Record<Name, Type> {
  const example = exampleIn(body);
  const fieldOf = (name: Name): Type => {
    const { description = "", pattern } = z.globalRegistry.get(body.shape[name]) ?? {};
    const own =
      typeof example === "object" && example !== null && name in example ? Reflect.get(example, name) : exampleIn(body.shape[name]);
    const meta = { description, ...(pattern !== undefined && { pattern }), ...(own !== undefined && { example: own }) };
    return make().meta(meta);
  };
  return recordOf(names.map((name) => [name, fieldOf(name)]));
}

function exampleIn(schema: z.ZodType | undefined): unknown {
  return schema && z.globalRegistry.get(schema)?.["example"];
}

/** The answer of a route that returns no data. */
export const succeeded = z
  .object({ success: z.literal(true).describe("Always true.") })
  .meta({ id: "Success", description: "The request succeeded." });
