import { describe, expect, test } from "vitest";
import { readPage, toCursor } from "../../../gateway/builder/connections/connections.ts";
import { aGateway } from "../../support/gateway/aGateway.ts";

describe("connections of master data", () => {
  const page =
    "query ($first: Int, $after: String, $last: Int, $before: String) { viewer { buyers(first: $first, after: $after, last: $last, before: $before) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { name } } } } }";

  async function aGatewayOfBuyers(count: number) {
    const gateway = await aGateway();
    gateway.rest.info.buyers = Array.from({ length: count }, (_, index) => ({
      buyerId: `B${index}`,
      name: `b${index}`,
      address: "",
      country: "",
    }));
    return gateway;
  }

  function namesOf(edges: unknown): string[] {
    return (edges as { node: { name: string } }[]).map(({ node }) => node.name); // as the query above selects them
  }

  test("give everything without arguments, up to ten thousand", async () => {
    const { ask } = await aGatewayOfBuyers(10_200);
    const answer = await ask(page);
    expect(namesOf(answer.at("viewer.buyers.edges"))).toHaveLength(10_000);
    expect(answer.at("viewer.buyers.totalCount")).toBe(10_200);
    expect(answer.at("viewer.buyers.pageInfo.hasNextPage")).toBe(true);
  });

  test("are refused when long ones are asked for under too many names", async () => {
    const { ask } = await aGatewayOfBuyers(10_000);
    const names = Array.from({ length: 21 }, (_, index) => `a${index}: buyers { totalCount nodes { name } }`);
    const { errors } = await ask(`{ viewer { ${names.join(" ")} } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: "OPERATION_TOO_COMPLEX" });
  });

  test("go forward by the end cursor until there is no next page", async () => {
    const { ask } = await aGatewayOfBuyers(5);
    const first = await ask(page, { first: 2 });
    expect(namesOf(first.at("viewer.buyers.edges"))).toEqual(["b0", "b1"]);
    expect(first.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const last = await ask(page, { first: 9, after: first.at("viewer.buyers.pageInfo.endCursor") });
    expect(namesOf(last.at("viewer.buyers.edges"))).toEqual(["b2", "b3", "b4"]);
    expect(last.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test("go backward by the start cursor", async () => {
    const { ask } = await aGatewayOfBuyers(5);
    const last = await ask(page, { last: 2 });
    expect(namesOf(last.at("viewer.buyers.edges"))).toEqual(["b3", "b4"]);
    const before = await ask(page, { last: 2, before: last.at("viewer.buyers.pageInfo.startCursor") });
    expect(namesOf(before.at("viewer.buyers.edges"))).toEqual(["b1", "b2"]);
    expect(before.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test.each([
    ["both ends", { first: 1, last: 1 }, "Give `first` or `last`, not both"],
    ["a negative number", { first: -1 }, "`first` and `last` must not be negative"],
    ["more than ten thousand", { first: 10_001 }, "At most 10000 items can be taken at once"],
    ["a cursor that is none", { after: "somewhere" }, "`after` is no cursor of this list"],
    ["a cursor of another kind", { before: Buffer.from("offset:-2").toString("base64url") }, "`before` is no cursor of this list"],
  ])("refuse %s", async (_what, variables, message) => {
    const { ask } = await aGatewayOfBuyers(3);
    const { errors } = await ask(page, variables);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
  });
});

describe("a list that the service pages by offset", () => {
  const limits = { usual: 50, most: 100 };
  const items = ["a", "b", "c", "d"];
  const read = async ({ limit, offset }: { limit: number; offset: number }) => ({
    rows: items.slice(offset, offset + limit),
    total: items.length,
  });
  const page = async (args: object) => await readPage(args, limits, read, ({ rows }) => rows);

  test.each([
    ["the last two before a position that the list had", { last: 2, before: toCursor(90) }, ["c", "d"], false],
    ["those after another one", { last: 5, before: toCursor(90), after: toCursor(1) }, ["c", "d"], false],
    ["none", { last: 0, before: toCursor(90) }, [], false],
    ["the last two before one of its own", { last: 2, before: toCursor(3) }, ["b", "c"], true],
  ])("gives %s", async (_what, args, nodes, hasNextPage) => {
    const { edges, pageInfo } = await page(args);
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect(pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage });
  });
});
