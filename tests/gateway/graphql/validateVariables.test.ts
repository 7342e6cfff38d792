import { beforeEach, describe, expect, test } from "vitest";
import { aGateway, type TestGateway } from "../../support/gateway/aGateway.ts";
import { millisecondsSince } from "../../support/tools/workTime.ts";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.ask("{ viewer { name } }");
});

describe("variables that are wrong all over", () => {
  const cells = "mutation ($input: UpdateStatsCellsInput!) { updateStatsCells(input: $input) { errors { message } } }";
  const item = "mutation ($input: AddListItemInput!) { addListItem(input: $input) { errors { message } } }";
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`columnIdx${index}`, 1]));
  const wrong: [what: string, query: string, variables: Record<string, unknown>][] = [
    ["a list of 20,000 empty objects", cells, { input: { cells: Array.from({ length: 20_000 }, () => ({})) } }],
    ["an object of 20,000 unknown fields", cells, { input: { cells: [keys(20_000)] } }],
    ["an object where a text is wanted", "query ($id: ID!) { node(id: $id) { id } }", { id: keys(20_000) }],
    ["a long word that no enum has", item, { input: { list: "X".repeat(400_000), item: "a" } }],
  ];

  test.each(wrong)("such as %s are refused by their first mistake, in few words and 250 ms of work", async (_what, query, variables) => {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 4; tries += 1) {
      const before = process.cpuUsage();
      const { data, errors } = await gateway.ask(query, variables);
      least = Math.min(least, millisecondsSince(before));
      expect([data, errors.length]).toEqual([undefined, 1]);
      expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
      expect(errors[0]?.message).toMatch(/^Variable "\$(input|id)" has invalid value/);
      expect(errors[0]?.message.length).toBeLessThan(510);
    }
    expect(least).toBeLessThan(250);
  });

  test("are refused as well where the operation is known to be good", async () => {
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    for (let times = 0; times < 2; times += 1) expect(await gateway.ask(query, { ids: ["x"] })).toMatchObject({ errors: [] });
    const { errors } = await gateway.ask(query, { ids: Array.from({ length: 50_000 }, () => ({})) });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("or written into the operation itself make an answer of few and short errors", async () => {
    const query = `mutation { addListItem(input: { ${Object.keys(keys(600))
      .map((key) => `${key}: 1`)
      .join(" ")} }) { errors { message } } }`;
    const { errors } = await gateway.ask(query);
    expect(errors).toHaveLength(20);
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThan(510);
  });
});
