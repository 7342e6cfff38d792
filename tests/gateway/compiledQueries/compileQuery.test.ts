import { buildSchema, execute, getVariableValues, parse, type GraphQLSchema } from "graphql";
import { afterEach, describe, expect, test } from "vitest";
import { createContext, type Context } from "../../../gateway/builder/context.ts";
import { compileQuery } from "../../../gateway/compiledQueries/compileQuery.ts";
import { operationOf } from "../../../gateway/compiledQueries/operation.ts";
import { createRestService } from "../../../gateway/rest/restClient.ts";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { aJwt } from "../../support/gateway/aJwt.ts";
import { aFakeRest, anAttachment, shipments, type FakeRest } from "../../support/gateway/fakeRest.ts";
import { webQueries, webVariables } from "../../support/gateway/webQueries.ts";

/** What the usual way and the compiled query answer, as the JSON that is sent; null for the compiled query where it leaves the answer to the usual way. */
async function bothWays(schema: GraphQLSchema, query: string, { context, variables = {} }: { context(): Context; variables?: object }) {
  const document = parse(query);
  const operation = operationOf(schema, document, null);
  if (!operation) return null;
  const [usually, quickly] = [context(), context()];
  const usual = await execute({ schema, document, contextValue: usually, variableValues: { ...variables } });
  const { variableValues } = getVariableValues(schema, operation.operation.variableDefinitions ?? [], { ...variables });
  if (!variableValues) throw new Error(`The variables are wrong: ${query}`);
  const compiled = await compileQuery(operation)(quickly, variableValues).catch(() => null);
  return { usual: usual.errors ? null : jsonOf(usual.data, usually), compiled: compiled && jsonOf(compiled, quickly) };
}

function jsonOf(data: unknown, { rest }: Partial<Context>): string {
  const json = JSON.stringify(data);
  return rest ? rest.parts.fill(json).toString() : json;
}

describe("every query of the web client that directives do not decide is answered as by the usual way", () => {
  const queries = [...webQueries.values()].filter((text) => !text.includes("@"));
  const schema = createSchema();
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function contexts(rest: FakeRest): Promise<() => Context> {
    const service = createRestService({ url: rest.url });
    ends.push(async () => {
      await service.close();
      await rest.close();
    });
    const caller = { authorization: aJwt({ sub: "USER1" }), idempotencyKey: undefined, requestId: "r", address: "127.0.0.1" };
    return () => createContext(service.session({ ...caller, signal: new AbortController().signal, onEnd: () => {} }), 5_000);
  }

  test.each<[string, boolean, (rest: FakeRest) => void]>([
    [
      "with shipments and their files",
      false,
      (rest) => {
        rest.shipments.splice(0, 1, ...shipments(5));
        for (const shipment of rest.shipments) shipment.attachments.push(anAttachment({ name: 'A "name" \\ with\nsigns — ‐ 𝄞 \u2028' }));
      },
    ],
    ["with nothing", false, (rest) => void rest.shipments.splice(0)],
    ["of another server of the contract", true, () => {}],
  ])("%s", async (_what, isForeign, change) => {
    const rest = await aFakeRest({ isForeign });
    change(rest);
    const context = await contexts(rest);
    const answered: string[] = [];
    for (const query of queries) {
      const asked = new Set([...query.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));
      const given = Object.fromEntries(Object.entries(webVariables).filter(([name]) => asked.has(name)));
      const both = await bothWays(schema, query, { context, variables: given });
      expect({ query, answer: both?.compiled }).toEqual({ query, answer: both?.usual });
      if (both?.compiled) answered.push(query);
    }
    // The others are refused by this service, and by both ways.
    expect(answered.length).toBeGreaterThan(queries.length / 3);
  });
});

describe("a compiled query", () => {
  const schema = buildSchema(`
    interface Named { name: String }
    type Port implements Named { name: String code: ID! }
    type Firm implements Named { name: String kind: Kind tags: [String] ports: [Port]! grid: [[Int!]!] main: Port greeting(to: String = "all"): String }
    enum Kind { BIG SMALL }
    type Query { firm: Firm firms: [Firm!] named(first: Int): [Named] wrong: [Firm!] must: String! later: Float }
  `);
  const port = { type: "Port", name: "Mundra", code: 7 };
  const firm = {
    type: "Firm",
    name: Promise.resolve('Ünï \u2028 "quoted"'),
    kind: "BIG",
    tags: ["a", null, Promise.resolve("b")],
    ports: [port, Promise.resolve(null), Promise.resolve(port)],
    grid: [[1, 2], []],
    main: null,
    greeting: ({ to }: { to: string }) => `Hello ${to}`,
  };
  const values: Record<string, (args: { first?: number }) => unknown> = {
    firm: () => firm,
    firms: () => Promise.resolve([firm, { ...firm, name: undefined, tags: null }]),
    named: ({ first }) => [port, firm, null].slice(0, first),
    wrong: () => [new Error("none")],
    must: () => null,
    later: () => Promise.resolve(0.1),
  };
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = (_root, args) => values[name]?.(args);
  }
  Object.assign(schema.getType("Named") ?? {}, { resolveType: (value: { type: string }) => value.type });
  // Nothing below asks for the context.
  const context = () => ({}) as Context;

  test.each([
    "{ firm { name kind tags ports { code name } grid main { name } greeting } }",
    '{ a: firm { name } b: firm { name: greeting(to: "Asha") } later }',
    "{ firm { ...One ... on Named { name } ports { name } } firm { ports { code } } } fragment One on Firm { kind ports { __typename } }",
    "{ named { __typename name ... on Port { code } ... on Firm { tags } } }",
    "{ firms { __typename __proto__: name constructor: kind toString: __typename } }",
  ])("answers as the usual way does: %s", async (query) => {
    const both = await bothWays(schema, query, { context });
    expect(both?.compiled).not.toBeNull();
    expect(both?.compiled).toBe(both?.usual);
  });

  test("takes the arguments that it was sent", async () => {
    const query = 'query ($first: Int, $to: String! = "you") { named(first: $first) { name } firm { greeting(to: $to) } }';
    for (const variables of [{}, { first: 1 }, { first: null, to: "Asha" }, { to: "`${1}`" }]) {
      const both = await bothWays(schema, query, { context, variables });
      expect(both?.compiled).not.toBeNull();
      expect(both?.compiled).toBe(both?.usual);
    }
  });

  test.each(["{ wrong { name } }", "{ must }", "{ firm { name } later must }"])(
    "leaves what has an error to the usual way: %s",
    async (query) => {
      expect(await bothWays(schema, query, { context })).toEqual({ usual: null, compiled: null });
    },
  );
});
