import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from "graphql";
import type { Tree } from "./idPlaces.ts";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../../../schema.graphql"), "utf8"));

/** An argument, or a field of an input in one, that takes an id, such as "Mutation.deleteBuyer(input.id)". */
export type IdArgument = string;

/** Every place of the schema where a client may send an id. */
export function idArguments(): IdArgument[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => idsOf(field).map((path) => `${type.name}.${field.name}(${path})`)),
    );
}

function idsOf({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap(({ name, type }) => pathsToIds(type, name));
}

function pathsToIds(type: GraphQLInputType, path: string, above: GraphQLInputObjectType[] = []): string[] {
  const named = getNamedType(type);
  if (named.name === "ID") return [path];
  if (!isInputObjectType(named) || above.includes(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => pathsToIds(field.type, `${path}.${field.name}`, [...above, named]));
}

/** The value of a field that is asked for by its name; undefined lets one be made from its type. */
export type Known = (field: string) => Tree;

/** Texts that only a list has. */
const ofList: Record<string, string> = { originCountry: "India", destinationCountry: "Kenya", currency: "USD" };

/** A mutation that asks for nothing but its refusals. */
export function mutationDocument(name: string): string {
  return `mutation ($input: ${inputOf(name).name}!) { ${name}(input: $input) { errors { message code field } } }`;
}

/** An input of a mutation with all that it needs and every id that it may have. */
export function mutationInput(name: string, known: Known): Tree {
  return made(inputOf(name), "input", known);
}

function inputOf(mutation: string): GraphQLInputObjectType {
  const input = getNamedType(schema.getMutationType()?.getFields()[mutation]?.args[0]?.type);
  if (!isInputObjectType(input)) throw new Error(`The schema has no mutation ${mutation} with an input`);
  return input;
}

function made(type: GraphQLInputType, field: string, known: Known): Tree {
  const given = known(field);
  if (given !== undefined) return given;
  if (isNonNullType(type)) return made(type.ofType, field, known);
  if (isListType(type)) return [made(type.ofType, field, known)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return { Boolean: true, Int: 1, Decimal: "1" }[type.name] ?? ofList[field] ?? "Some text";
  const fields = Object.values(type.getFields());
  const wanted = type.isOneOf ? fields.slice(0, 1) : fields.filter((one) => isWanted(one, known));
  return Object.fromEntries(wanted.map((one) => [one.name, made(one.type, one.name, known)]));
}

function isWanted({ name, type }: GraphQLInputField, known: Known): boolean {
  return isNonNullType(type) || pathsToIds(type, "").length > 0 || known(name) !== undefined;
}
