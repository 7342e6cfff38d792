import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

const summary = `id firmId name status createdAt type invoiceNo invoiceDate piNo piDate contractNo contractDate consignee { name country } broker { name }
  currency totalAmount totalNetWeight totalGrossWeight portOfLoading portOfDischarge`;
const page = "totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { name }";
const list = `query ($first: Int, $after: String, $last: Int, $before: String, $orderBy: ShipmentOrderInput) { viewer { shipments(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) { ${page} } } }`;

async function aGatewayOf(count: number, isForeign = false): Promise<TestGateway> {
  const gateway = await aGateway({ isForeign });
  gateway.rest.shipments.splice(0, 1, ...shipments(count));
  return gateway;
}

function names(nodes: unknown): string[] {
  return (nodes as { name: string }[]).map(({ name }) => name.replace("Shipment ", "")); // as the queries above select them
}

function filterCalls({ rest }: TestGateway): unknown[] {
  return rest.calls.filter(({ path }) => path === "/v1/shipment/filter").map(({ body }) => body);
}

describe("a page of shipments", () => {
  test("makes one call for summaries, whatever it holds", async () => {
    const gateway = await aGatewayOf(60);
    const answer = await gateway.ask(
      `{ viewer { shipments(first: 50) { totalCount nodes { ${summary} } edges { cursor node { ${summary} } } } } }`,
    );
    expect(gateway.rest.made()).toEqual(["POST /v1/shipment/filter"]);
    expect(filterCalls(gateway)).toEqual([{ limit: 50, offset: 0, sort: "desc" }]);
    expect(answer.at("viewer.shipments.nodes.49")).toEqual({
      id: globalId("Shipment", "S50"),
      firmId: globalId("Firm", "F1"),
      name: "Shipment 50",
      status: null,
      createdAt: "2025-10-12T00:00:00.000Z",
      type: "CONTAINERISED",
      invoiceNo: null,
      invoiceDate: null,
      piNo: null,
      piDate: null,
      contractNo: null,
      contractDate: null,
      consignee: { name: "Al Marjan Foodstuff Trading L.L.C.", country: "United Arab Emirates" },
      broker: { name: "Levant Agri Brokers FZE" },
      currency: "USD",
      totalAmount: "66000.00",
      totalNetWeight: "75000",
      totalGrossWeight: "75450",
      portOfLoading: "Mundra",
      portOfDischarge: "Jebel Ali",
    });
  });

  test.each([
    ["a field", "nodes { name vessel }"],
    ["a fragment", "nodes { ...More }"],
    ["an edge in a fragment", "...Edges"],
    ["an inline fragment", "edges { node { ... on Node { ... on Shipment { products { name } } } } }"],
  ])("asks for whole shipments in the same one call when %s needs them", async (_what, selection) => {
    const gateway = await aGatewayOf(30);
    const fragments = `${selection.includes("...More") ? "fragment More on Shipment { name totals { subtotal } }" : ""} ${selection.includes("...Edges") ? "fragment Edges on ShipmentConnection { edges { node { attachments { totalCount } } } }" : ""}`;
    const { errors } = await gateway.ask(`{ viewer { shipments(first: 30) { ${selection} } } } ${fragments}`);
    expect(errors).toEqual([]);
    expect(gateway.rest.made()).toEqual(["POST /v1/shipment/filter"]);
    expect(filterCalls(gateway)).toEqual([{ limit: 30, offset: 0, sort: "desc", full: true }]);
  });

  test("loads the details one by one, at most 8 at once, from a server that knows no whole lists", async () => {
    const gateway = await aGatewayOf(20, true);
    let answered = 0;
    let most = 0;
    const open: (() => void)[] = [];
    gateway.rest.say("GET /v1/shipment", (response, request) => {
      const id = new URL(request.url ?? "", "http://x").searchParams.get("shipmentId");
      const data = gateway.rest.shipments.find(({ shipmentId }) => shipmentId === id);
      open.push(() => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data, errors: [] })));
      most = Math.max(most, open.length);
      // None is answered before as many are open as may be; more would come meanwhile.
      if (open.length !== Math.min(8, 20 - answered)) return;
      setTimeout(() => {
        answered += open.length;
        for (const answer of open.splice(0)) answer();
      }, 20);
    });
    const answer = await gateway.ask("{ viewer { shipments { nodes { name vessel notes products { name } } } } }");
    expect(answer.errors).toEqual([]);
    expect(answer.at("viewer.shipments.nodes.19.vessel")).toBe("MV TARANG SAGAR V.118W");
    expect(gateway.rest.made().filter((call) => call === "GET /v1/shipment")).toHaveLength(20);
    expect(most).toBe(8);
  });

  test("asks such a server for nothing more when summaries are enough", async () => {
    const gateway = await aGatewayOf(20, true);
    await gateway.ask(`{ viewer { shipments { nodes { ${summary} } } } }`);
    expect(gateway.rest.made()).toEqual(["POST /v1/shipment/filter"]);
  });

  test("sends the firm, the dates as instants and the order as the REST contract has them (R-182, R-391)", async () => {
    const gateway = await aGatewayOf(3);
    await gateway.ask(
      "query ($firmId: ID, $from: DateTime, $to: DateTime) { viewer { shipments(firmId: $firmId, createdFrom: $from, createdTo: $to, orderBy: { field: CREATED_AT, direction: ASC }) { totalCount } } }",
      { firmId: globalId("Firm", "F1"), from: "2025-04-01T00:00:00+05:30", to: "2026-03-31T18:29:59.999Z" },
    );
    expect(gateway.rest.calls[0]).toMatchObject({ path: "/v1/shipment/filter", query: { firmId: "F1" } });
    expect(filterCalls(gateway)).toEqual([
      { limit: 50, offset: 0, sort: "asc", startDate: "2025-03-31T18:30:00.000Z", endDate: "2026-03-31T18:29:59.999Z" },
    ]);
  });

  test("of a firm goes to the same call", async () => {
    const gateway = await aGatewayOf(3);
    const answer = await gateway.ask(
      "query ($id: ID!) { node(id: $id) { ... on Firm { shipments(first: 2) { totalCount nodes { name } } } } }",
      { id: globalId("Firm", "F1") },
    );
    expect(gateway.rest.calls[0]).toMatchObject({
      path: "/v1/shipment/filter",
      query: { firmId: "F1" },
      body: { limit: 2, offset: 0, sort: "desc" },
    });
    expect(answer.at("node.shipments.totalCount")).toBe(3);
  });

  test.each([
    ["more than 100 rows", { first: 101 }, "At most 100 items can be taken at once"],
    ["both ends", { first: 1, last: 1 }, "Give `first` or `last`, not both"],
  ])("refuses %s without a call", async (_what, variables, message) => {
    const gateway = await aGatewayOf(3);
    const { errors } = await gateway.ask(list, variables);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(filterCalls(gateway)).toEqual([]);
  });

  test("says of a firm's id that is none that the firm is not found", async () => {
    const gateway = await aGatewayOf(3);
    const { errors } = await gateway.ask('{ viewer { shipments(firmId: "nonsense") { totalCount } } }');
    expect(errors[0]).toMatchObject({ message: "Firm not found", path: ["viewer", "shipments"], extensions: { code: "BAD_USER_INPUT" } });
  });

  test("that a server lists without what it cannot do without is a typed fault", async () => {
    const gateway = await aGatewayOf(1);
    gateway.rest.say("POST /v1/shipment/filter", { data: { shipments: [{ name: "no id" }], hasNext: false, total: 1 } });
    const { errors } = await gateway.ask(list);
    expect(errors[0]).toMatchObject({
      message: "The service's list is incomplete at shipmentId",
      extensions: { code: "BAD_UPSTREAM_RESPONSE" },
    });
  });
});

describe("going through the pages", () => {
  test("forward by after", async () => {
    const gateway = await aGatewayOf(5);
    const first = await gateway.ask(list, { first: 2 });
    const second = await gateway.ask(list, { first: 2, after: first.at("viewer.shipments.pageInfo.endCursor") });
    const third = await gateway.ask(list, { first: 2, after: second.at("viewer.shipments.pageInfo.endCursor") });
    expect([first, second, third].map((answer) => names(answer.at("viewer.shipments.nodes")))).toEqual([["1", "2"], ["3", "4"], ["5"]]);
    expect([first, second, third].map((answer) => answer.at("viewer.shipments.pageInfo.hasNextPage"))).toEqual([true, true, false]);
    expect(filterCalls(gateway)).toEqual([0, 2, 4].map((offset) => ({ limit: 2, offset, sort: "desc" })));
  });

  test("backward by last and before, one call each", async () => {
    const gateway = await aGatewayOf(5);
    const last = await gateway.ask(list, { last: 2 });
    const before = await gateway.ask(list, { last: 2, before: last.at("viewer.shipments.pageInfo.startCursor") });
    expect(names(last.at("viewer.shipments.nodes"))).toEqual(["4", "5"]);
    expect(last.at("viewer.shipments.pageInfo")).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(names(before.at("viewer.shipments.nodes"))).toEqual(["2", "3"]);
    expect(filterCalls(gateway)).toEqual([
      { limit: 2, offset: 0, sort: "asc" },
      { limit: 2, offset: 1, sort: "desc" },
    ]);
  });

  test("the last items after a cursor never reach back over it", async () => {
    const gateway = await aGatewayOf(3);
    const first = await gateway.ask(list, { first: 2 });
    const rest = await gateway.ask(list, { last: 10, after: first.at("viewer.shipments.pageInfo.endCursor") });
    expect(names(rest.at("viewer.shipments.nodes"))).toEqual(["3"]);
  });

  test("an empty page still tells how many there are", async () => {
    const gateway = await aGatewayOf(3);
    const answer = await gateway.ask(list, { first: 0 });
    expect(answer.at("viewer.shipments")).toMatchObject({
      totalCount: 3,
      nodes: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: true },
    });
  });
});

describe("page cursors", () => {
  const buttons =
    "query ($first: Int, $after: String) { viewer { shipments(first: $first, after: $after) { pageCursors { first { page cursor isCurrent } previous { page cursor } around { page cursor isCurrent } last { page cursor } } nodes { name } } } }";
  type Button = { page: number; cursor: string; isCurrent: boolean };

  async function buttonsAt(total: number, size: number, wanted: number) {
    const gateway = await aGatewayOf(total);
    const after = wanted === 1 ? null : Buffer.from(`offset:${(wanted - 1) * size - 1}`).toString("base64url");
    const answer = await gateway.ask(buttons, { first: size, after });
    const at = (name: string) => answer.at(`viewer.shipments.pageCursors.${name}`);
    const pageAt = (name: string) => (at(name) as Button | null)?.page ?? null;
    const around = at("around") as Button[];
    return {
      gateway,
      first: pageAt("first"),
      previous: pageAt("previous"),
      last: pageAt("last"),
      around: around.map((one) => one.page),
      current: around.find((one) => one.isCurrent)?.page,
      buttons: around,
    };
  }

  test.each([
    [0, 1, { first: null, previous: null, around: [1], last: null, current: 1 }],
    [3, 1, { first: null, previous: null, around: [1], last: null, current: 1 }],
    [70, 3, { first: null, previous: 2, around: [1, 2, 3, 4, 5, 6, 7], last: null, current: 3 }],
    [200, 1, { first: null, previous: null, around: [1, 2, 3, 4, 5, 6], last: 20, current: 1 }],
    [200, 4, { first: null, previous: 3, around: [1, 2, 3, 4, 5, 6], last: 20, current: 4 }],
    [200, 5, { first: 1, previous: 4, around: [3, 4, 5, 6, 7], last: 20, current: 5 }],
    [200, 17, { first: 1, previous: 16, around: [15, 16, 17, 18, 19, 20], last: null, current: 17 }],
    [200, 20, { first: 1, previous: 19, around: [15, 16, 17, 18, 19, 20], last: null, current: 20 }],
  ])("of %i shipments in tens show, on page %i, what buttons with an ellipsis need", async (total, wanted, expected) => {
    const shown = await buttonsAt(total, 10, wanted);
    expect({ first: shown.first, previous: shown.previous, around: shown.around, last: shown.last, current: shown.current }).toEqual(
      expected,
    );
  });

  test("lead to their pages by `after` alone", async () => {
    const { gateway, buttons: around } = await buttonsAt(70, 10, 1);
    for (const { page: number, cursor } of around) {
      const answer = await gateway.ask(buttons, { first: 10, after: cursor });
      expect(names(answer.at("viewer.shipments.nodes"))[0]).toBe(String((number - 1) * 10 + 1));
    }
  });
});
