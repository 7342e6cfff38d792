import { expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

const search =
  "query ($find: String, $first: Int, $after: String, $orderBy: ShipmentOrderInput) { viewer { shipments(find: $find, first: $first, after: $after, orderBy: $orderBy) { totalCount pageInfo { hasNextPage endCursor } nodes { name } } } }";

async function aGatewayOf(count: number, isForeign = false): Promise<TestGateway> {
  const gateway = await aGateway({ isForeign });
  gateway.rest.shipments.splice(0, 1, ...shipments(count));
  return gateway;
}

function filterCalls({ rest }: TestGateway): unknown[] {
  return rest.calls.filter(({ path }) => path === "/v1/shipment/filter").map(({ body }) => body);
}

test("a search is the service's: one call, and its answer as it is", async () => {
  const gateway = await aGatewayOf(30);
  const answer = await gateway.ask(search, { find: " Shipment 2 ", first: 5 });
  expect(filterCalls(gateway)).toEqual([{ limit: 5, offset: 0, sort: "desc", find: "Shipment 2" }]);
  expect(answer.at("viewer.shipments.totalCount")).toBe(11);
});

test("blank words look for nothing", async () => {
  const gateway = await aGatewayOf(3);
  const answer = await gateway.ask(search, { find: "  " });
  expect(filterCalls(gateway)).toEqual([{ limit: 50, offset: 0, sort: "desc" }]);
  expect(answer.at("viewer.shipments.totalCount")).toBe(3);
});

test("on a server that does not search, its newest hundred are looked through, page by page and either way", async () => {
  const gateway = await aGatewayOf(130, true);
  const first = await gateway.ask(search, { find: "9 shipment", first: 4 });
  expect(filterCalls(gateway)).toEqual([
    { limit: 4, offset: 0, sort: "desc", find: "9 shipment" },
    { limit: 100, offset: 0, sort: "desc" },
  ]);
  expect(first.at("viewer.shipments")).toMatchObject({
    totalCount: 19,
    nodes: [{ name: "Shipment 9" }, { name: "Shipment 19" }, { name: "Shipment 29" }, { name: "Shipment 39" }],
    pageInfo: { hasNextPage: true },
  });
  const after = first.at("viewer.shipments.pageInfo.endCursor");
  const second = await gateway.ask(search, { find: "9 shipment", first: 4, after });
  expect(second.at("viewer.shipments.nodes.0.name")).toBe("Shipment 49");
  const orderBy = { field: "CREATED_AT", direction: "ASC" };
  const oldest = await gateway.ask(search, { find: "9 shipment", first: 1, orderBy });
  expect(oldest.at("viewer.shipments.nodes.0.name")).toBe("Shipment 99");
});

test("a server that does not search is searched by document numbers too", async () => {
  const gateway = await aGatewayOf(3, true);
  const [, second] = gateway.rest.shipments;
  if (second) second.piNo = "TV/PI/025/25-26";
  const answer = await gateway.ask(search, { find: "pi/025" });
  expect(answer.at("viewer.shipments.nodes")).toEqual([{ name: "Shipment 2" }]);
});

test("more than a hundred characters are refused before anything is asked for", async () => {
  const gateway = await aGatewayOf(3);
  const { errors } = await gateway.ask(search, { find: "x".repeat(101) });
  expect(errors[0]).toMatchObject({ message: "`find` takes at most 100 characters", extensions: { code: "BAD_USER_INPUT" } });
  expect(filterCalls(gateway)).toEqual([]);
});

test("shipments to one consignee are asked for by its id, and not shown if the service does not know that filter (R-1039)", async () => {
  const query = (id: string) => `{ viewer { shipments(first: 1, consigneeId: "${id}") { nodes { name } } } }`;
  const gateway = await aGatewayOf(3);
  gateway.rest.say("POST /v1/shipment/filter", { data: { shipments: [], hasNext: false, total: 0, offset: 0, consigneeId: "B1" } });
  expect((await gateway.ask(query(globalId("Buyer", "B1")))).errors).toEqual([]);
  expect(filterCalls(gateway)).toEqual([{ limit: 1, offset: 0, sort: "desc", consigneeId: "B1" }]);
  const { errors } = await (await aGatewayOf(3)).ask(query(globalId("Buyer", "B1")));
  expect(errors[0]?.extensions["code"]).toBe("UPSTREAM_UNSUPPORTED");
  expect((await gateway.ask(query(globalId("Firm", "F1")))).errors[0]?.message).toContain("Buyer");
});
