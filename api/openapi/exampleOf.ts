import { createHash } from "node:crypto";
import type { JsonSchema } from "./jsonSchema.ts";

/**
 * Composes an example of a schema from its parts' examples; an object's own example overrides their values. `named` are the schemas that
 * references point to, `name` is the field's. Omits parts without an example, and returns undefined if no part has one: a test and the
 * linters of `npm run check` then name the missing field.
 */
export function exampleOf(schema: JsonSchema, named: Record<string, JsonSchema>, name = ""): unknown {
  const [own] = listOf(schema["examples"]);
  const reference = typeof schema["$ref"] === "string" ? named[schema["$ref"].split("/").at(-1) ?? ""] : undefined;
  if (reference) return own ?? exampleOf(reference, named, name);
  const [choice] = listOf(schema["anyOf"]);
  if (isSchema(choice)) return own ?? exampleOf(choice, named, name);
  if (isSchema(schema["properties"])) return { ...fieldsOf(schema, schema["properties"], named, name), ...asObject(own) };
  if (own !== undefined) return own;
  if ("const" in schema) return schema["const"];
  const [value] = listOf(schema["enum"]);
  if (value !== undefined) return value;
  if (isSchema(schema["items"])) return [exampleOf(schema["items"], named, name)].filter((item) => item !== undefined);
  return plainExample(schema, name);
}

function fieldsOf(schema: JsonSchema, properties: JsonSchema, named: Record<string, JsonSchema>, name: string): JsonSchema {
  const required = new Set(listOf(schema["required"]));
  const own = asObject(listOf(schema["examples"])[0]);
  const fields = Object.entries(properties).flatMap(([field, part]) => {
    if (field in own || !isSchema(part) || part["readOnly"] === true) return [];
    if (!required.has(field) && isPlain(part)) return [];
    const example = exampleOf(part, named, `${name}.${field}`) ?? (isNullable(part) ? null : undefined);
    return example === undefined ? [] : [[field, example]];
  });
  return Object.fromEntries(fields);
}

function isNullable({ type, anyOf }: JsonSchema): boolean {
  return listOf(type).includes("null") || listOf(anyOf).some((one) => isSchema(one) && one["type"] === "null");
}

/** Examples omit optional fields that have no example. */
function isPlain(part: JsonSchema): boolean {
  return part["examples"] === undefined && part["$ref"] === undefined && !("items" in part) && !("properties" in part);
}

function plainExample({ type, format }: JsonSchema, name: string): unknown {
  if (type === "boolean") return false;
  if (format === "date-time") return "2025-11-12T08:30:00.000Z";
  return name.endsWith("Id") ? exampleId(name.split(".").at(-1) ?? "") : undefined;
}

/** An example id of this service's form, the same for every occurrence of a field. */
function exampleId(field: string): string {
  const hex = createHash("sha256").update(field).digest("hex");
  return `019a7741-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asObject(value: unknown): JsonSchema {
  return isSchema(value) ? value : {};
}
