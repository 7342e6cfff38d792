import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/** A JSON Schema (2020-12), as OpenAPI 3.1 holds them. */
export type JsonSchema = { [keyword: string]: unknown };

/** Turns the routes' schemas into JSON Schema and gathers those that have an `id`, to be told once and pointed at. */
export type SchemaWriter = {
  /** What may be sent. */
  ofInput: (schema: z.ZodType) => JsonSchema;
  /** What is answered. */
  ofAnswer: (schema: z.ZodType) => JsonSchema;
  /** The named schemas so far, by id. */
  named: () => Record<string, JsonSchema>;
};

export function createSchemaWriter(): SchemaWriter {
  const named = new Map<string, JsonSchema>();

  function write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    // Inside an object, a schema that has an id becomes a reference itself.
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

/** References point into the document, null stands among an object's other types, and what says nothing is dropped. */
function tidied(schema: unknown): JsonSchema {
  // A schema of objects, lists and plain values stays one.
  return tidy(schema) as JsonSchema;
}

/** JSON has no Infinity: the length of a text that has no limit is null there. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name, part]) => !(name === "maxLength" && part === null));
  const schema: JsonSchema = Object.fromEntries(entries.map(([name, part]) => [name, tidy(part)]));
  if (typeof schema["$ref"] === "string") schema["$ref"] = schema["$ref"].replace("#/$defs/", "#/components/schemas/");
  return withExamples(withNullAmongTypes(schema));
}

/** The one example that a field's `meta` names, as JSON Schema names examples: zod would drop those of what it transforms. */
function withExamples({ example, ...schema }: JsonSchema): JsonSchema {
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** `anyOf` of a plain type and null as one schema of both types, which readers and generators show better. */
function withNullAmongTypes(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== "null") return schema;
  const { type, ...other } = { ...anyOf[0], ...rest };
  if (type === undefined) return schema;
  const values = other["enum"];
  return { ...other, type: [type, "null"].flat(), ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** What must be sent must not be null: a reader takes null for something left out, and refuses the rest by a rule. */
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
