import { readFileSync } from "node:fs";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../../gateway/schema.ts";

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

test("schema.graphql is what the code says", () => {
  expect(readFileSync("schema.graphql", "utf8")).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});

test("every type, field, argument, input field and enum value is described in a sentence", () => {
  const parts: [place: string, description: string | null | undefined][] = types.flatMap((type) => [
    [type.name, type.description],
    ...(isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field): [string, string | null | undefined][] => [
          [`${type.name}.${field.name}`, field.description],
          ...field.args.map((arg): [string, string | null | undefined] => [`${type.name}.${field.name}(${arg.name})`, arg.description]),
        ])
      : []),
    ...(isInputObjectType(type)
      ? Object.values(type.getFields()).map((field): [string, string | null | undefined] => [
          `${type.name}.${field.name}`,
          field.description,
        ])
      : []),
    ...(isEnumType(type)
      ? type.getValues().map((value): [string, string | null | undefined] => [`${type.name}.${value.name}`, value.description])
      : []),
  ]);
  const bare = parts
    .filter(([, description]) => !description || description.length < 5 || !/[.:]$/.test(description))
    .map(([place]) => place);
  expect(parts.length).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});

test("every mutation takes one input and answers a payload with errors", () => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    expect(field.args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([
      `input: ${field.name[0]?.toUpperCase()}${field.name.slice(1)}Input!`,
    ]);
    const payload = getNamedType(field.type);
    expect(isObjectType(payload) && String(payload.getFields()["errors"]?.type)).toBe("[UserError!]!");
  }
});

test("every payload field but errors may be null, as it is when there are errors", () => {
  const payloads = types.filter((type) => isObjectType(type)).filter((type) => type.name.endsWith("Payload"));
  const wrong = payloads.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.name !== "errors" && String(field.type).endsWith("!"))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(wrong).toEqual([]);
});

test("no input asks for a figure that is worked out", () => {
  const inputs = types
    .filter((type) => isInputObjectType(type))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect(
    inputs.filter((name) => /\.(gst|total\w*|amount\w*|subtotal|package|invoiceValue)$/.test(name) && name !== "AddressInput.gst"),
  ).toEqual([]);
});
