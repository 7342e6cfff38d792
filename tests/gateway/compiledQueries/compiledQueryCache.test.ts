import { execute, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { createContext } from "../../../gateway/builder/context.ts";
import { createCompiledQueryCache } from "../../../gateway/compiledQueries/compiledQueryCache.ts";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { aGateway, type TestGateway } from "../../support/gateway/aGateway.ts";
import { aJwt } from "../../support/gateway/aJwt.ts";
import { anAttachment, shipments } from "../../support/gateway/fakeRest.ts";
import { webOperation } from "../../support/gateway/webOperation.ts";
import { webQueries, webVariables } from "../../support/gateway/webQueries.ts";

const schema = createSchema();

async function aGatewayOfFive({ compiledQueries = true } = {}): Promise<TestGateway> {
  const gateway = await aGateway({ compiledQueries });
  gateway.rest.shipments.splice(0, 1, ...shipments(5));
  for (const shipment of gateway.rest.shipments) shipment.attachments.push(anAttachment());
  return gateway;
}

/** The whole answer as it came, to compare byte by byte. */
async function sent({ url }: TestGateway, query: string, accept = "*/*") {
  const headers = { "content-type": "application/json", accept, authorization: aJwt({ sub: "USER1" }) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ query, variables: webVariables }) });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

describe("a query that was sent before", () => {
  test.each([...webQueries])("is answered the same, byte by byte: %s of the web client", async (_name, query) => {
    const gateway = await aGatewayOfFive();
    const first = await sent(gateway, query);
    const calls = gateway.rest.made();
    expect(first.status).toBe(200);
    for (let again = 0; again < 2; again += 1) expect(await sent(gateway, query)).toEqual(first);
    expect(gateway.rest.made()).toEqual([...calls, ...calls, ...calls]);
  });

  test.each(["*/*", "application/json", "application/graphql-response+json", "application/graphql-response+json, application/json"])(
    "is answered as the type that it was answered as: %s",
    async (accept) => {
      const gateway = await aGatewayOfFive();
      const query = "{ viewer { id name } }";
      expect(await sent(gateway, query, accept)).toEqual(await sent(gateway, query, accept));
    },
  );

  test("tells of a fault in the same words and asks the service no more often", async () => {
    const gateway = await aGatewayOfFive();
    const query = '{ viewer { name } bad: node(id: "x") { id } list: viewer { shipments { nodes { name } } } }';
    await sent(gateway, query);
    gateway.rest.calls.splice(0);
    gateway.rest.say("POST /v1/shipment/filter", { status: 422, errors: ["The dates are the wrong way round"] });
    const answer = await gateway.ask(query);
    expect(answer.errors).toMatchObject([{ message: "The dates are the wrong way round", path: ["list", "shipments"] }]);
    expect(answer.data).toMatchObject({ viewer: { name: "Asha Mehta" }, bad: null, list: null });
    expect(gateway.rest.made()).toEqual(["GET /v1/user/info", "POST /v1/shipment/filter"]);
  });

  test("is refused with 401 when the session is over by then", async () => {
    const gateway = await aGatewayOfFive();
    await gateway.ask("{ viewer { name } }");
    gateway.rest.say("GET /v1/user/info", { status: 401, errors: ["over"] });
    expect(await gateway.ask("{ viewer { name } }")).toMatchObject({ status: 401, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  test("is weighed again with its new variables", async () => {
    const { ask } = await aGatewayOfFive();
    const fields = Array.from({ length: 29 }, (_, index) => `n${index}: name vessel`).join(" ");
    const query = `query ($first: Int, $find: String) { viewer {
      shipments(first: $first, find: $find) { nodes { ${fields} } edges { node { vessel } } } } }`;
    const costs = [];
    for (const given of [{ first: 1 }, { first: 1, find: "x" }, { first: 2 }, { first: 1, find: "y" }, { first: 2, find: "z" }]) {
      const answer = await ask(query, given);
      expect(answer).toMatchObject({ status: 200, errors: [] });
      costs.push(answer.extensions["cost"]);
    }
    // The viewer 1, the list's call 10, and 62 fields for each shipment.
    expect(costs).toEqual([73, 73, 135, 73, 135].map((requested) => ({ requested, limit: 5000 })));
    expect(await ask(query, { first: 100 })).toMatchObject({ status: 400, errors: [{ extensions: { code: "OPERATION_TOO_COMPLEX" } }] });
    expect(await ask(query, { first: "x" })).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  });
});

test("with compiled queries switched off, every query of the web client has the same response and makes the same calls", async () => {
  const [on, off] = [await aGatewayOfFive(), await aGatewayOfFive({ compiledQueries: false })];
  for (const [name, query] of webQueries) {
    await sent(on, query);
    on.rest.calls.splice(0);
    off.rest.calls.splice(0);
    expect({ name, ...(await sent(off, query)) }).toEqual({ name, ...(await sent(on, query)) });
    expect(off.rest.made()).toEqual(on.rest.made());
  }
});

describe("compiled queries", () => {
  const rest = { get: () => Promise.reject(new Error("none")), authorization: () => aJwt({ sub: "U" }) };
  // The queries below call nothing else of the client.
  const context = () => createContext(rest as never, 5_000);
  const asked = (query: string, given = {}) => ({ query, operationName: null, variables: given });

  function learned(query: string) {
    const quick = createCompiledQueryCache(schema);
    quick.put(query, null, parse(query));
    return quick;
  }

  test("answer what the usual way answers, without it", async () => {
    const query = 'query ($id: ID!) { __typename again: node(id: $id) { __typename id } node(id: "x") { id ... on Firm { name } } }';
    const given = { id: "none" };
    const usual = await execute({ schema, document: parse(query), contextValue: context(), variableValues: given });
    expect(await learned(query).run(asked(query, given), context)).toMatchObject({ data: usual.data });
  });

  test("hold nothing that was not learned, that changes something, that asks for the schema or is decided by directives", async () => {
    expect(await createCompiledQueryCache(schema).run(asked("{ __typename }"), context)).toBeNull();
    for (const query of ["{ __schema { description } }", "{ __typename @include(if: true) }", "mutation { __typename }"]) {
      expect(await learned(query).run(asked(query), context)).toBeNull();
    }
  });

  test("leave a query with an error or wrong variables to the usual way", async () => {
    const query = "query ($id: ID!) { viewer { name } node(id: $id) { id } }";
    expect(await learned(query).run(asked(query, { id: "x" }), context)).toBeNull();
    expect(await learned(query).run(asked(query, {}), context)).toBeNull();
  });

  test("know the operations of one document apart", async () => {
    const query = "query A { a: __typename } query B { b: __typename }";
    const quick = createCompiledQueryCache(schema);
    quick.put(query, "B", parse(query));
    expect(await quick.run({ query, operationName: "B", variables: {} }, context)).toMatchObject({ data: { b: "Query" } });
    expect(await quick.run({ query, operationName: "A", variables: {} }, context)).toBeNull();
    expect(await quick.run(asked(query), context)).toBeNull();
  });

  test("of the list screen are known to it", async () => {
    const page = { shipments: shipments(2), hasNext: false, total: 2, find: webVariables.find };
    const list = { ...rest, search: () => Promise.resolve(page) };
    const query = webOperation("ShipmentListPageQuery");
    const run = await learned(query).run(asked(query, webVariables), () => createContext(list as never, 5_000));
    expect(run?.data).toMatchObject({
      viewer: { shipments: { totalCount: 2, nodes: [{ name: "Shipment 1" }, {}] } },
    });
  });
});
