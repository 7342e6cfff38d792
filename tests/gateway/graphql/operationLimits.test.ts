import { readFileSync } from "node:fs";
import { getIntrospectionQuery } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { operationLimits } from "../../../gateway/graphql/operationLimits.ts";
import { examples } from "../../../web/graphiql/examples.ts";
import { aGateway, globalId, type TestGateway } from "../../support/gateway/aGateway.ts";
import { millisecondsSince } from "../../support/tools/workTime.ts";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await gateway.ask("{ viewer { name } }");
});

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(" ");
}

/** Fragments of which each spreads the next one twice: 2^n fields in a few hundred bytes. */
function doubling(count: number): string {
  const fragments = many(count, (index) => `fragment F${index} on Viewer { ...F${index + 1} ... { ...F${index + 1} } }`);
  return `{ viewer { ...F0 } } ${fragments} fragment F${count} on Viewer { name }`;
}

/** Fragments that each spread all later ones. */
function tangled(count: number): string {
  const fragments = many(
    count,
    (index) => `fragment T${index} on Viewer { name ${many(count - index - 1, (next) => `...T${index + next + 1}`)} }`,
  );
  return `{ viewer { ...T0 } } ${fragments}`;
}

const hostile: [what: string, query: string, code: string][] = [
  [
    "fields nested 17 deep",
    `{ viewer { ${"shipments { nodes { attachments { nodes { ... on Node { ".repeat(1)}${"a { ".repeat(14)}b${" }".repeat(19)} } }`,
    "DEPTH_LIMIT",
  ],
  ["brackets nested thousands deep", `{ viewer { name(x: ${"[".repeat(5_000)}${"]".repeat(5_000)}) } }`, "DEPTH_LIMIT"],
  ["selections nested thousands deep", "{a".repeat(5_000) + "}".repeat(5_000), "DEPTH_LIMIT"],
  ["31 aliases", `{ ${many(31, (index) => `a${index}: viewer { name }`)} }`, "ALIAS_LIMIT"],
  [
    "aliases hidden in a fragment",
    `{ a: viewer { ...F } b: viewer { ...F } } fragment F on Viewer { ${many(16, (index) => `n${index}: name`)} }`,
    "ALIAS_LIMIT",
  ],
  [
    "a hundred aliased logins",
    `mutation { ${many(100, (index) => `a${index}: logIn(input: { email: "a@b.example", password: "${index}" }) { jwt }`)} }`,
    "ALIAS_LIMIT",
  ],
  ["2,100 tokens", `{ viewer { ${"name ".repeat(2_100)} } }`, "TOKEN_LIMIT"],
  ["quotes that open and end", `{a(b:${'""'.repeat(10_900)}`, "TOKEN_LIMIT"],
  ["brackets behind texts of every kind", `{a(b:"\\"{" c:"""{"\\"""{""" #{\n ${"[".repeat(5_000)}`, "DEPTH_LIMIT"],
  ["a text of a megabyte", `{ viewer { name } } # ${"x".repeat(1_000_000)}`, "TOKEN_LIMIT"],
  ["fragments that double", doubling(30), "OPERATION_TOO_COMPLEX"],
  ["40 tangled fragments", tangled(40), "OPERATION_TOO_COMPLEX"],
  ["a fragment that spreads itself", "{ viewer { ...F } } fragment F on Viewer { ...F }", "OPERATION_TOO_COMPLEX"],
  [
    "fragments in a circle",
    "{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...C } fragment C on Viewer { ...A }",
    "OPERATION_TOO_COMPLEX",
  ],
  ["an unused circle", "{ viewer { name } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }", "OPERATION_TOO_COMPLEX"],
  ["the schema three times", `{ ${many(3, (index) => `s${index}: __schema { types { name } }`)} }`, "OPERATION_TOO_COMPLEX"],
  [
    "a hundred shipments with everything",
    `{ viewer { shipments(first: 100) { nodes { ${"products { name unit { weight } packages { total } } ".repeat(10)} } } } }`,
    "OPERATION_TOO_COMPLEX",
  ],
  [
    "shipments within shipments' firms",
    `{ viewer { firms { nodes { shipments(first: 100) { nodes { attachments(first: 100) { nodes { content } } } } } } } }`,
    "OPERATION_TOO_COMPLEX",
  ],
];

describe("a hostile operation", () => {
  test.each(hostile)("of %s is refused with 4xx and a code, at once, without a call", async (_what, query, code) => {
    gateway.rest.calls.splice(0);
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 4; tries += 1) {
      const before = process.cpuUsage();
      const answer = await gateway.ask(`${query} #${tries}`);
      least = Math.min(least, millisecondsSince(before));
      expect(answer.errors[0]?.extensions["code"]).toBe(code);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(least).toBeLessThan(250);
    expect(gateway.rest.calls).toEqual([]);
    expect(gateway.logged).toEqual([]);
  });

  const slowToCheck: [what: string, query: string][] = [
    ["a bracket and a text that never ends", `{a(b:"${'\\"'.repeat(10_900)}`],
    ["1,900 times the same field", `{ viewer { ${"name ".repeat(1_900)} } }`],
    ["1,900 unknown fields", `{ viewer { ${many(1_900, (index) => `f${index}`)} } }`],
    [
      "250 fragments",
      `{ viewer { ${many(200, (index) => `...F${index}`)} } } ${many(200, (index) => `fragment F${index} on Viewer { name }`)}`,
    ],
    [
      "a chain of 220 fragments",
      `{ viewer { ...F0 } } ${many(220, (index) => `fragment F${index} on Viewer { ...F${index + 1} }`)} fragment F220 on Viewer { name }`,
    ],
    ["480 repeated selections", `{ ${"viewer{name}".repeat(480)} }`],
    [
      "fragments that repeat a selection",
      `{ ${many(170, (index) => `...F${index}`)} } ${many(170, (index) => `fragment F${index} on Query{viewer{name}}`)}`,
    ],
    ["fields that conflict", `{ viewer { ${many(15, (index) => `a: buyers(first: ${index}) { totalCount }`)} } }`],
    ["450 unused variables", `query (${many(450, (index) => `$v${index}: Int`)}) { viewer { name } }`],
    ["300 directives", `{ viewer { name ${"@include(if: true) ".repeat(300)} } }`],
    ["introspection in itself", `{ __schema { types { ${"fields { type { ".repeat(5)} name ${" } }".repeat(5)} } } }`],
  ];

  test.each(slowToCheck)("of %s takes less than 250 ms of work and never ends with 5xx", async (_what, query) => {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 4; tries += 1) {
      const before = process.cpuUsage();
      const answer = await gateway.ask(`${query} #${tries}`);
      least = Math.min(least, millisecondsSince(before));
      expect(answer.status).toBeLessThan(500);
    }
    expect(least).toBeLessThan(250);
  });
});

describe("within the limits", () => {
  test("every operation of the web client and every example fits into a quarter of the characters", () => {
    const operations: Record<string, string> = JSON.parse(readFileSync("web/__generated__/operations.json", "utf8"));
    for (const query of [...Object.values(operations), ...examples.map((example) => example.query)]) {
      expect(query.length).toBeLessThan(operationLimits.characters / 4);
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
