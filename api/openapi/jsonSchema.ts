import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/** A JSON Schema (2020-12), as in OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

/** Converts the routes' schemas to JSON Schema. Collects those with an `id`, to be defined once and referenced. */
export type SchemaWriter = {
  /** The schema of a request. */
  ofInput: (schema: z.ZodType) => JsonSchema;
  /** The schema of an answer. */
  ofAnswer: (schema: z.ZodType) => JsonSchema;
  /** The named schemas so far, by id. */
  named: () => Record<string, JsonSchema>;
};

export function createSchemaWriter(): SchemaWriter {
  const named = new Map<string, JsonSchema>();

  function write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    // Inside an object, a schema with an id becomes a reference itself.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), { io });
    const finished = (part: unknown) => (io === "input" ? withNeededValues(tidied(part)) : tidied(part));
    for (const [id, definition] of Object.entries($defs)) keep(id, finished(definition));
    return finished(properties?.["schema"] ?? {});
  }

  function keep(id: string, definition: JsonSchema): void {
    const known = named.get(id);
    if (known && !isDeepStrictEqual(known, definition)) throw new Error(`Two schemas are called ${id}`);
    named.set(id, definition);
  }

  return {
    ofInput: (schema) => write(schema, "input"),
    ofAnswer: (schema) => write(schema, "output"),
    named: () => Object.fromEntries([...named].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Makes references relative to the document, merges null into an object's types, and drops empty keywords. */
function tidied(schema: unknown): JsonSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A schema of objects, lists and plain values keeps that form.
  return tidy(schema) as JsonSchema;
}

/** JSON has no Infinity: the maximum length of an unlimited text becomes null. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name, part]) => !(name === "maxLength" && part === null));
  const schema: JsonSchema = Object.fromEntries(entries.map(([name, part]) => [name, tidy(part)]));
  if (typeof schema["$ref"] === "string") schema["$ref"] = schema["$ref"].replace("#/$defs/", "#/components/schemas/");
  return withExamples(withNullAmongTypes(schema));
}

/** Moves the `example` of a field's `meta` into `examples`, JSON Schema's keyword: zod would drop examples of transformed types. */
function withExamples({ example, ...schema }: JsonSchema): JsonSchema {
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** Merges `anyOf` of a plain type and null into one schema of both types, which viewers and generators show better. */
function withNullAmongTypes(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== "null") return schema;
  const { type, ...other } = { ...anyOf[0], ...rest };
  if (type === undefined) return schema;
  const values = other["enum"];
  return { ...other, type: [type, "null"].flat(), ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** A required value must not be null: the parser treats null as missing, and a rule then rejects it. */
function withNeededValues(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema;
  if (typeof properties !== "object" || properties === null) return schema;
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties).map(([name, field]) => [name, needed.has(name) ? withoutNull(field) : field]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

function withoutNull(field: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = field;
  if (!Array.isArray(type)) return field;
  const types = type.filter((one) => one !== "null");
  return {
    ...rest,
    type: types.length === 1 ? types[0] : types,
    ...(Array.isArray(values) && { enum: values.filter((one) => one !== null) }),
  };
}
