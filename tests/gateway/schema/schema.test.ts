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
import { createSchema } from "../../../gateway/graphql/createSchema.ts";

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

test("schema.graphql is what the code says", () => {
  expect(readFileSync("schema.graphql", "utf8")).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
});

type Part = [place: string, description: string | null | undefined, type?: unknown];

/** Everything of the schema that has a description, with its type where it has one. */
function describedParts(): Part[] {
  return types.flatMap((type): Part[] => [
    [type.name, type.description],
    ...(isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field): Part[] => [
          [`${type.name}.${field.name}`, field.description, field.type],
          ...field.args.map((arg): Part => [`${type.name}.${field.name}(${arg.name}:)`, arg.description, arg.type]),
        ])
      : []),
    ...(isInputObjectType(type)
      ? Object.values(type.getFields()).map((field): Part => [`${type.name}.${field.name}`, field.description, field.type])
      : []),
    ...(isEnumType(type) ? type.getValues().map((value): Part => [`${type.name}.${value.name}`, value.description]) : []),
  ]);
}

test("every type, field, argument, input field and enum value is described in a sentence", () => {
  const parts = describedParts();
  const bare = parts.filter(([, words]) => !words || words.split(/\s+/).length < 3 || !/[.:]$/.test(words)).map(([place]) => place);
  expect(parts.length).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});

test("every figure and every day says by an example how it is written", () => {
  const exact = describedParts().filter(([, , type]) => /\b(Decimal|Date)\b/.test(String(type)));
  expect(exact.length).toBeGreaterThan(50);
  expect(exact.filter(([, words]) => !/"[^"]+"|\d/.test(words ?? "")).map(([place]) => place)).toEqual([]);
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

/** The element's own name, without what it belongs to. */
function nameOf(place: string): string {
  return (
    place
      .replace(/\((\w+):\)$/, ".$1")
      .split(".")
      .at(-1) ?? place
  );
}

/** What is one thing under two names: an id and what it is the id of, an input and what it makes, a field or argument and its type. */
function isSameThing([place, , type]: Part, [other, , otherType]: Part): boolean {
  const plain = (name: string) =>
    name
      .replace(/Input$/, "")
      .replace(/^\w+Id$/, "id")
      .toLowerCase();
  const typeName = (of: unknown) => String(of).replace(/[[\]!]/g, "");
  return plain(nameOf(place)) === plain(nameOf(other)) || typeName(type) === other || typeName(otherType) === place;
}

test("no two different things have the same description", () => {
  const groups = Map.groupBy(describedParts(), ([, words]) => words);
  const doubled = [...groups.values()].filter(([first, ...others]) => first && others.some((other) => !isSameThing(first, other)));
  expect(doubled.map((parts) => parts.map(([place, words]) => `${place}: ${words}`))).toEqual([]);
});

test("no description stands for whatever it is put to", () => {
  const empty = /^(What to do it with|What was deleted|The same with|A new item|Its global id)\b/;
  expect(
    describedParts()
      .filter(([, words]) => empty.test(words ?? ""))
      .map(([place, words]) => `${place}: ${words}`),
  ).toEqual([]);
});
