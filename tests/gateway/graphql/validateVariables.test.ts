import { beforeEach, describe, expect, test } from "vitest";
import { aGateway, type TestGateway } from "../../support/gateway/aGateway.ts";
import { wrongVariables } from "../../support/gateway/hostileOperations.ts";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.ask("{ viewer { name } }");
});

describe("variables that are wrong all over", () => {
  test.each(wrongVariables)("such as %s are refused by their first mistake, in few words", async (_what, query, variables) => {
    const { data, errors } = await gateway.ask(query, variables);
    expect([data, errors.length]).toEqual([undefined, 1]);
    expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    expect(errors[0]?.message).toMatch(/^Variable "\$(input|id)" has invalid value/);
    expect(errors[0]?.message.length).toBeLessThan(510);
  });

  test("name an unknown field by its first 100 characters", async () => {
    const query = "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }";
    const { errors } = await gateway.ask(query, { input: { name: "A", ["x".repeat(900_000)]: 1 } });
    expect(errors[0]?.message).toContain(`"${"x".repeat(100)}…"`);
    expect(errors[0]?.message.length).toBeLessThan(510);
  });

  test("are refused as well where the operation is known to be good", async () => {
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    for (let times = 0; times < 2; times += 1) expect(await gateway.ask(query, { ids: ["x"] })).toMatchObject({ errors: [] });
    const { errors } = await gateway.ask(query, { ids: Array.from({ length: 50_000 }, () => ({})) });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("or written into the operation itself make an answer of few and short errors", async () => {
    const query = `mutation { addListItem(input: { ${Array.from({ length: 600 }, (_, index) => `columnIdx${index}: 1`).join(" ")} }) { errors { message } } }`;
    const { errors } = await gateway.ask(query);
    expect(errors).toHaveLength(20);
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThan(510);
  });
});

test.each([
  ["an argument", 'query ($v: ID = "x") { viewer { name } node(id: $v) { id } }', "node", { viewer: { name: "Asha Mehta" }, node: null }],
  ["a field of an input", 'mutation ($v: String = "x") { createBuyer(input: { name: $v }) { errors { message } } }', "createBuyer", null],
  ["a directive", "query ($v: Boolean = true) { viewer { name @include(if: $v) } }", "viewer", { viewer: null }],
])("a variable with a default that is null is the client's fault where %s needs a value (R-1203)", async (_what, query, path, data) => {
  // Run before with its default, so that it may have been compiled.
  await gateway.ask(query);
  const { errors, ...answer } = await gateway.ask(query, { v: null });
  const message = expect.stringContaining('Expected variable "$v" provided to non-null type');
  expect([answer.data, errors]).toMatchObject([data, [{ message, path: [path], extensions: { code: "BAD_USER_INPUT" } }]]);
  expect(gateway.logged).toEqual([]);
});
