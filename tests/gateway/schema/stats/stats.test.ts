import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

const firmId = globalId("Firm", "F1");
const s1 = globalId("Shipment", "S1");
const filterPath = "POST /v1/shipment-stats/filter";

async function aGatewayOf(count: number): Promise<TestGateway> {
  const gateway = await aGateway();
  gateway.rest.shipments.splice(0, 1, ...shipments(count));
  return gateway;
}

/** Asks for a part of the firm's sheet. */
function sheet({ ask }: TestGateway, fields: string, filter = "") {
  return ask(`{ node(id: "${firmId}") { ... on Firm { statsSheet${filter} { ${fields} } } } }`);
}

function bodies({ rest }: TestGateway, path: string): unknown[] {
  return rest.calls.filter((call) => call.path === path).map(({ body }) => body);
}

describe("a firm's sheet", () => {
  test("has its columns with ids of this firm and the keys of their cells (R-286)", async () => {
    const gateway = await aGatewayOf(1);
    const answer = await sheet(gateway, "columns { id columnId name width editable kind }");
    expect(answer.at("node.statsSheet.columns")).toEqual([
      { id: globalId("StatsColumn", "F1/shipment"), columnId: "shipment", name: "Shipment", width: 128, editable: false, kind: "TEXT" },
      {
        id: globalId("StatsColumn", "F1/totalAmount"),
        columnId: "totalAmount",
        name: "Total Amount",
        width: 128,
        editable: false,
        kind: "MONEY",
      },
      { id: globalId("StatsColumn", "F1/c1"), columnId: "c1", name: "ETA", width: 200, editable: true, kind: "TEXT" },
    ]);
    expect(gateway.rest.made()).toEqual(["GET /v1/shipment-stats/columns"]);
  });

  test("makes one call for a window, its count and its version, and a row's cells are one map", async () => {
    const gateway = await aGatewayOf(60);
    const answer = await sheet(
      gateway,
      "rowCount version rows(offset: 10, limit: 50) { id shipment { id } values { id cells colour version } }",
    );
    expect(gateway.rest.made()).toEqual([filterPath]);
    expect(bodies(gateway, "/v1/shipment-stats/filter")).toEqual([{ offset: 10, limit: 50 }]);
    expect(answer.at("node.statsSheet")).toMatchObject({ rowCount: 60, version: 7 });
    expect(answer.at("node.statsSheet.rows.0")).toEqual({
      id: globalId("StatsRow", "S11"),
      shipment: { id: globalId("Shipment", "S11") },
      values: {
        id: globalId("StatsValues", "S11"),
        cells: { shipment: "Shipment 11", totalAmount: "66,000.00" },
        colour: "WHITE",
        version: 0,
      },
    });
    expect((answer.at("node.statsSheet.rows") as unknown[]).length).toBe(50); // as the query selects them
  });

  test("tells its count without reading rows", async () => {
    const gateway = await aGatewayOf(60);
    expect((await sheet(gateway, "rowCount")).at("node.statsSheet.rowCount")).toBe(60);
    expect(bodies(gateway, "/v1/shipment-stats/filter")).toEqual([{ offset: 0, limit: 0 }]);
  });

  test("sends its filter and order upstream in REST's words (R-287)", async () => {
    const gateway = await aGatewayOf(1);
    const filter = `(filter: { brokerId: "${globalId("Broker", "BR1")}", portOfLoading: "Mundra", portOfDischarge: "", from: "2025-03-31T18:30:00Z", to: "2026-03-31T18:29:59.999Z", find: "rice", month: "2025-11", columns: [{ columnId: "vessel", text: "mv" }], shipmentIds: ["${globalId("Shipment", "S1")}"] })`;
    await sheet(gateway, 'rows(sort: { columnId: "totalAmount", direction: DESC }) { id }', filter);
    expect(bodies(gateway, "/v1/shipment-stats/filter")).toEqual([
      {
        brokerId: "BR1",
        portOfLoading: "Mundra",
        startDate: "2025-03-31T18:30:00.000Z",
        endDate: "2026-03-31T18:29:59.999Z",
        find: "rice",
        month: "2025-11",
        columns: [{ columnId: "vessel", text: "mv", isWhole: false }],
        shipmentIds: ["S1"],
        sort: { columnId: "totalAmount", direction: "desc" },
        offset: 0,
        limit: 100,
      },
    ]);
  });

  test("asks for whole shipments only where more than their id is selected, and counts each", async () => {
    const gateway = await aGatewayOf(600);
    expect((await sheet(gateway, "rows(limit: 2) { shipment { __typename id name } }")).at("node.statsSheet.rows.1.shipment.name")).toBe(
      "Shipment 2",
    );
    expect(gateway.rest.made().filter((call) => call === "GET /v1/shipment")).toHaveLength(2);
    const many = await sheet(gateway, "rows(limit: 600) { shipment { id name } }");
    expect(many.errors[0]?.extensions["code"]).toBe("OPERATION_TOO_COMPLEX");
  });

  test("costs one a row: 1,000 rows at once are fine, five times that are too many", async () => {
    const gateway = await aGatewayOf(2);
    const rows = "rows(limit: 1000) { id shipment { id } values { id cells colour version } }";
    expect((await sheet(gateway, rows)).errors).toEqual([]);
    const five = [1, 2, 3, 4, 5].map((index) => `w${index}: rows(limit: 1000, offset: ${index}) { id }`).join(" ");
    expect((await sheet(gateway, five)).errors[0]?.extensions["code"]).toBe("OPERATION_TOO_COMPLEX");
  });

  test.each([
    ["rows(limit: 1001) { id }", "", "limit is 1 to 1000"],
    ["rows(limit: 0) { id }", "", "limit is 1 to 1000"],
    ["rows(offset: -1) { id }", "", "offset must not be negative"],
    ["rowCount", '(filter: { from: "2026-01-01T00:00:00Z", to: "2025-01-01T00:00:00Z" })', "from is after to"],
    ["rowCount", `(filter: { brokerId: "${globalId("Buyer", "BR1")}" })`, "Broker not found"],
  ])("refuses %s%s", async (fields, filter, message) => {
    const { errors } = await sheet(await aGatewayOf(1), fields, filter);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("of an unknown firm is refused in the service's words", async () => {
    const gateway = await aGatewayOf(1);
    gateway.rest.say(filterPath, { status: 404, errors: [{ error: "Firm not found", code: "NOT_FOUND", field: ["firmId"] }] });
    expect((await sheet(gateway, "rows { id }")).errors).toMatchObject([
      { message: "Firm not found", extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  test("lists the values of a column, and filters by some of them (R-842)", async () => {
    const gateway = await aGatewayOf(1);
    const filter = '(filter: { find: "rice", columns: [{ columnId: "c1", values: ["", "Hanse"] }] })';
    const answer = await sheet(
      gateway,
      'columnValues(columnId: "c1", search: "han", limit: 5) { totalCount values { text rowCount } }',
      filter,
    );
    expect(answer.at("node.statsSheet.columnValues")).toEqual({ totalCount: 7, values: [{ text: "Hanse", rowCount: 2 }] });
    expect(bodies(gateway, "/v1/shipment-stats/values")).toEqual([
      {
        find: "rice",
        columns: [{ columnId: "c1", text: "", isWhole: false, values: ["", "Hanse"] }],
        columnId: "c1",
        search: "han",
        limit: 5,
      },
    ]);
    const refused = await sheet(gateway, 'columnValues(columnId: "c1", limit: 201) { totalCount }');
    expect(refused.errors).toMatchObject([{ message: "limit is 1 to 200" }]);
  });

  test("has totals and charts, both by one call, with money in its currency's decimals", async () => {
    const gateway = await aGatewayOf(1);
    const money = "currency shipmentCount totalAmount averageAmount fob freight";
    const items = "currency items { name shipmentCount value }";
    const answer = await sheet(
      gateway,
      `summary { shipmentCount currencies { ${money} } weights { unit netWeight grossWeight } }
       charts { valueByMonth { currency months { month value valueYearBefore } } topConsignees { ${items} } dischargePorts { ${items} }
         products { currency items { name shipmentCount value quantityMT averagePricePerMT } } }`,
      '(filter: { portOfLoading: "Mundra" })',
    );
    expect(gateway.rest.made()).toEqual(["POST /v1/shipment-stats/summary"]);
    expect(bodies(gateway, "/v1/shipment-stats/summary")).toEqual([{ portOfLoading: "Mundra" }]);
    const named = (name: string) => [{ currency: "USD", items: [{ name, shipmentCount: 2, value: "132000.00" }] }];
    expect(answer.at("node.statsSheet")).toEqual({
      summary: {
        shipmentCount: 2,
        currencies: [
          { currency: "USD", shipmentCount: 2, totalAmount: "132000.00", averageAmount: "66000.00", fob: "0.00", freight: "10.50" },
        ],
        weights: [{ unit: "KG", netWeight: "150000.5", grossWeight: "150900" }],
      },
      charts: {
        valueByMonth: [{ currency: "USD", months: [{ month: "2025-11", value: "132000.00", valueYearBefore: "0.00" }] }],
        topConsignees: named("Al Marjan"),
        dischargePorts: named("Jebel Ali"),
        products: [
          {
            currency: "USD",
            items: [{ name: "Rice", shipmentCount: 2, value: "132000.00", quantityMT: "150", averagePricePerMT: "880.00" }],
          },
          { currency: "JPY", items: [{ name: "Boxes", shipmentCount: 1, value: "500", quantityMT: null, averagePricePerMT: null }] },
        ],
      },
    });
  });
});

test("a shipment's id leads from a row to the shipment", async () => {
  const gateway = await aGatewayOf(1);
  const row = await sheet(gateway, "rows { shipment { id } }");
  expect(row.at("node.statsSheet.rows.0.shipment.id")).toBe(s1);
  expect((await gateway.ask(`{ node(id: "${s1}") { ... on Shipment { name } } }`)).at("node.name")).toBe("Shipment 1");
});
