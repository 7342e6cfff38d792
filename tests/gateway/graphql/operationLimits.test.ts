import { readFileSync } from "node:fs";
import { getIntrospectionQuery } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { operationLimits } from "../../../gateway/graphql/operationLimits.ts";
import { examples } from "../../../web/graphiql/examples.ts";
import { aGateway, globalId, type TestGateway } from "../../support/gateway/aGateway.ts";
import { webQueries, webVariables } from "../../support/gateway/webQueries.ts";
import { hostileOperations, many, slowToCheck } from "../../support/gateway/hostileOperations.ts";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.ask("{ viewer { name } }");
});

describe("a hostile operation", () => {
  test.each(hostileOperations)("of %s is refused with 4xx and a code, without a call", async (_what, query, code) => {
    gateway.rest.calls.splice(0);
    const answer = await gateway.ask(query);
    expect(answer.errors[0]?.extensions["code"]).toBe(code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(gateway.rest.calls).toEqual([]);
    expect(gateway.logged).toEqual([]);
  });

  test.each(slowToCheck)("of %s never ends with 5xx", async (_what, query) => {
    expect((await gateway.ask(query)).status).toBeLessThan(500);
  });
});

test("a field that one place repeats 1,900 times is refused by the code of a limit, without a call", async () => {
  gateway.rest.calls.splice(0);
  const { errors } = await gateway.ask(`{ viewer { ${many(1_900, () => "id")} } }`);
  expect(errors).toMatchObject([
    { message: "The operation repeats too many fields in one place", extensions: { code: "OPERATION_TOO_COMPLEX" } },
  ]);
  expect(gateway.rest.calls).toEqual([]);
});

describe("within the limits", () => {
  test("every operation of the web client and every example fits into a third of the characters", () => {
    const operations: Record<string, string> = JSON.parse(readFileSync("web/__generated__/operations.json", "utf8"));
    for (const query of [...Object.values(operations), ...examples.map((example) => example.query)]) {
      expect(query.length).toBeLessThan(operationLimits.characters / 3);
    }
  });

  test("the introspection of every tool passes, with every depth it asks for", async () => {
    const answer = await gateway.ask(
      getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }),
    );
    expect(answer).toMatchObject({ status: 200, errors: [] });
  });

  test("a text with brackets, quotes and hashes in it counts as one value", async () => {
    const body = "{[(".repeat(100) + '\\" # ';
    const answer = await gateway.ask(`mutation { createDocumentTemplate(input: { name: "x", body: "${body}" }) { errors { message } } }`);
    expect(answer).toMatchObject({ status: 200, errors: [] });
  });

  test("a page of 100 shipments with everything that lists tell passes", async () => {
    const answer = await gateway.ask(
      "{ viewer { shipments(first: 100) { totalCount pageInfo { endCursor } pageCursors { first { cursor } around { page cursor isCurrent } last { cursor } } nodes { id name status createdAt type invoiceNo invoiceDate currency totalAmount consignee { name country } broker { name } portOfLoading portOfDischarge } } } }",
    );
    expect(answer).toMatchObject({ status: 200, errors: [] });
  });

  test("all master data of the user at once passes, though its connections give a thousand each", async () => {
    const nodes = "{ totalCount nodes { id name } }";
    const answer = await gateway.ask(
      `{ viewer { firms ${nodes} buyers ${nodes} brokers ${nodes} loadingPorts ${nodes} dischargePorts ${nodes} goods ${nodes} contractFormats ${nodes} documentTemplates ${nodes} packagingUnits { nodes { id orderUnit } } } }`,
    );
    expect(answer).toMatchObject({ status: 200, errors: [] });
  });

  test("500 calls for single items are all that one request may make", async () => {
    const key = (index: number) => ({
      firmId: `F${index}`,
      name: "x",
      ieCode: "x",
      pan: "",
      stampKey: `k${index}`,
      letterHeadKey: "",
      address: [],
      bankDetails: [],
    });
    gateway.rest.info.firms = Array.from({ length: 520 }, (_, index) => key(index));
    const answer = await gateway.ask("{ viewer { firms { nodes { stamp { url } } } } }");
    expect(gateway.rest.made().filter((call) => call.includes("pre-signed")).length).toBe(500);
    expect(answer.errors[0]?.extensions["code"]).toBe("OPERATION_TOO_COMPLEX");
    expect(answer.errors).toHaveLength(20);
  });
});

test("a selection of several operations is measured by each of them", async () => {
  const { errors } = await gateway.ask(`query A { viewer { name } } query B { ${many(31, (index) => `a${index}: viewer { name }`)} }`);
  expect(errors[0]?.extensions["code"]).toBe("ALIAS_LIMIT");
});

test("nodes of a hundred ids cost what they select, a hundred times", async () => {
  const ids = Array.from({ length: 100 }, () => globalId("Buyer", "B1"));
  const { errors } = await gateway.ask(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Buyer { ${"name country address ".repeat(20)} } } }`,
    { ids },
  );
  expect(errors[0]?.extensions["code"]).toBe("OPERATION_TOO_COMPLEX");
});

describe("what an operation costs", () => {
  const page = "query ($first: Int!) { viewer { shipments(first: $first) { nodes { id } } } }";
  const costOf = async (query: string, variables: object = {}, others: object = {}) => {
    const answer = await gateway.post(JSON.stringify({ query, variables, ...others }), {
      "content-type": "application/json",
      authorization: "Bearer a-token",
    });
    return answer.extensions["cost"];
  };

  test("is told with its answer, the first time and again, and grows with the page", async () => {
    const few = { requested: expect.any(Number), limit: 5_000 };
    const first = await costOf(page, { first: 10 });
    expect(first).toEqual(few);
    expect(await costOf(page, { first: 10 })).toEqual(first);
    expect(await costOf(page, { first: 50 })).toMatchObject({ requested: expect.toSatisfy((cost) => cost > 40) });
    expect(await costOf(page, { first: 50 })).not.toEqual(first);
  });

  test("is at most nine tenths of the limit for every screen of the client, so that a field more does not close it", async () => {
    const screens = [...webQueries].filter(([name]) => name.endsWith("PageQuery"));
    expect(screens.length).toBeGreaterThan(10);
    for (const [, query] of screens) {
      expect(await costOf(query, { ...webVariables, first: 50 })).toMatchObject({ requested: expect.toSatisfy((cost) => cost <= 4_500) });
    }
  });

  test("is told of the operation that was asked for, of mutations and beside errors", async () => {
    const two = "query A { viewer { name } } query B { viewer { name email } }";
    expect(await costOf(two, {}, { operationName: "A" })).toEqual({ requested: 2, limit: 5_000 });
    expect(await costOf(two, {}, { operationName: "B" })).toEqual({ requested: 3, limit: 5_000 });
    expect(await costOf('mutation { addListItem(input: { list: CURRENCIES, item: "USD" }) { errors { message } } }')).toMatchObject({
      limit: 5_000,
    });
    expect(await costOf('{ node(id: "nonsense") { id } }')).toMatchObject({ limit: 5_000 });
  });
});
