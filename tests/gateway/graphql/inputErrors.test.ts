import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

const secret = "hunter2";
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Values that a type does not take, each with the secret in it. */
function wrongFor(type: GraphQLInputType): unknown[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return [secret, { [`${secret}Key`]: 1 }];
  const others = [{ a: secret }, [[secret]]];
  return named.name === "String" || named.name === "ID" ? others : [secret, ...others];
}

/** Inputs of a mutation with something wrong at one place, and the secret in the other texts. */
function wrongInputs(type: GraphQLInputObjectType, above: string[] = []): Record<string, unknown>[] {
  if (above.includes(type.name)) return [];
  const texts = Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) =>
      getNamedType(field.type).name === "String" ? [[field.name, textFor(field.type)]] : [],
    ),
  );
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const inner = isInputObjectType(named) ? wrongInputs(named, [...above, type.name]).map((value) => listed(field.type, value)) : [];
    return [...wrongFor(field.type), ...inner].map((value) => ({ ...texts, [field.name]: value }));
  });
}

const textFor = (type: GraphQLInputType) => listed(type, secret);
const listed = (type: GraphQLInputType, value: unknown) => (isListType(getNullableType(type)) ? [value] : value);

/** A value as it is written in an operation. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(" ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${literal(part)}`)
    .join(" ")} }`;
}

describe("errors name the place and the type that was expected, never the value", () => {
  test.each(mutations.map(({ name, args: [input] }) => [name, input?.type]))(
    "in whatever is wrong with the input of %s",
    async (name, type) => {
      const named = type && getNamedType(type);
      if (!isInputObjectType(named)) throw new Error(`${name} takes no input`);
      const gateway = await aGateway();
      for (const input of wrongInputs(named)) {
        const asked = [
          await gateway.ask(`mutation ($input: ${named.name}!) { ${name}(input: $input) { __typename } }`, { input }),
          await gateway.ask(`mutation { ${name}(input: ${literal(input)}) { __typename } }`),
        ];
        for (const { data, errors, status } of asked) {
          const told = JSON.stringify(errors).replaceAll(`${secret}Key`, "");
          expect({ input, data, status, told, isQuiet: !told.includes(secret) }).toMatchObject({ data: undefined, isQuiet: true });
          expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
        }
      }
      expect([gateway.logged, gateway.rest.calls]).toEqual([[], []]);
    },
  );

  test("such as a password that is no text", async () => {
    const gateway = await aGateway();
    const query = "mutation ($input: LogInInput!) { logIn(input: $input) { jwt } }";
    const { errors } = await gateway.ask(query, { input: { email: "a@b.example", password: [secret] } });
    expect(errors.map(({ message }) => message)).toEqual([
      'Variable "$input" has invalid value. At "password": Expected a value of type "String!"',
    ]);
  });

  test.each([
    [`{ viewer { buyers(first: "${secret}") { totalCount } } }`],
    [`query ($a: Int = "${secret}") { viewer { buyers(first: $a) { totalCount } } }`],
    [`{ viewer { name @include(if: "${secret}") } }`],
    [`{ node(id: {a: "${secret}"}) { id } }`],
    [`{ viewer "${secret}" }`],
    [`{ viewer(a: """${secret}""" `],
    [`{ viewer { name } } "${secret}"`],
  ])("in the operation %s", async (query) => {
    const gateway = await aGateway({ introspection: false });
    for (let times = 0; times < 2; times += 1) {
      const { data, errors } = await gateway.ask(query);
      expect([data, errors[0]?.extensions["code"]]).toEqual([undefined, "BAD_USER_INPUT"]);
      expect(JSON.stringify(errors)).not.toContain(secret);
    }
  });
});
