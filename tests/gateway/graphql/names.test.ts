import { beforeEach, expect, test } from "vitest";
import { aGateway, type TestGateway } from "../../support/gateway/aGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await aGateway();
});

/** Names that every JavaScript object, promise or list has already. */
const names = ["then", "catch", "constructor", "__proto__", "prototype", "toString", "valueOf", "hasOwnProperty", "toJSON", "length"];

/** An object with its own key of this name; a literal makes none of `__proto__`. */
const named = (name: string, value: unknown): Record<string, unknown> => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

test.each(names)(
  "%s is a name like any other for aliases, fragments and operations, the first time and when the query is known",
  async (name) => {
    const firm = (alias: string) => `{ ${alias}: viewer { ${alias}: firms { ${alias}: nodes { ${alias}: name } } } }`;
    const plain = await gateway.ask(firm("other"));
    const queries: [string, string][] = [
      [firm(name), JSON.stringify(plain.data).replaceAll('"other"', JSON.stringify(name))],
      [`{ ${name}: __typename }`, JSON.stringify(named(name, "Query"))],
      [`query ${name} { viewer { ...${name} } } fragment ${name} on Viewer { name }`, '{"viewer":{"name":"Asha Mehta"}}'],
    ];
    for (const [query, data] of queries) {
      for (let times = 0; times < 3; times += 1) {
        const answer = await gateway.ask(query);
        expect([query, JSON.stringify(answer.data), answer.errors]).toEqual([query, data, []]);
      }
    }
  },
);

test.each(names)("%s is a name like any other for a variable, given or not", async (name) => {
  const first = `query ($${name}: Int) { viewer { buyers(first: $${name}) { nodes { name } } } }`;
  const node = `query ($${name}: ID!) { node(id: $${name}) { __typename } }`;
  const id = Buffer.from("Buyer:nobody").toString("base64url");
  for (let times = 0; times < 3; times += 1) {
    expect((await gateway.ask(first, named(name, 1))).data).toMatchObject({ viewer: { buyers: { nodes: [{}] } } });
    expect((await gateway.ask(first)).errors).toEqual([]);
    expect(await gateway.ask(node, named(name, id))).toMatchObject({ data: { node: null }, errors: [] });
    expect((await gateway.ask(node)).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  }
});

test.each(names)("%s is no field, argument, type, directive, input field or enum value", async (name) => {
  const create = "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }";
  const wrong: [string, Record<string, unknown>?][] = [
    [`{ viewer { ${name} } }`],
    [`{ viewer { buyers(${name}: 1) { totalCount } } }`],
    [`{ viewer { ... on ${name} { name } } }`],
    [`{ viewer { name @${name} } }`],
    [`mutation { createBuyer(input: { name: "x", ${name}: 1 }) { errors { message } } }`],
    [`mutation { addListItem(input: { list: ${name}, item: "x" }) { errors { message } } }`],
    [create, { input: { name: "x", ...named(name, 1) } }],
  ];
  for (const [query, variables] of wrong) {
    for (let times = 0; times < 2; times += 1) {
      const { data, errors } = await gateway.ask(query, variables);
      expect([query, data, errors[0]?.extensions["code"]]).toEqual([query, undefined, "BAD_USER_INPUT"]);
    }
  }
  expect([gateway.logged, gateway.rest.calls]).toEqual([[], []]);
});
