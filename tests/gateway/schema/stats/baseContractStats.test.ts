import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

const firmId = globalId("Firm", "F1");
const filterPath = "POST /v1/shipment-stats/filter";

async function aForeignGateway(count: number): Promise<TestGateway> {
  const gateway = await aGateway({ isForeign: true });
  gateway.rest.shipments.splice(0, 1, ...shipments(count));
  return gateway;
}

/** Asks for a part of the firm's sheet. */
function sheet({ ask }: TestGateway, fields: string, filter = "") {
  return ask(`{ node(id: "${firmId}") { ... on Firm { statsSheet${filter} { ${fields} } } } }`);
}

describe("a server that has only the base contract's calls", () => {
  test("answers everything, of which the window is cut out; it keeps no versions", async () => {
    const gateway = await aForeignGateway(60);
    const answer = await sheet(gateway, "rowCount version rows(offset: 58, limit: 10) { shipment { id } values { version } }");
    expect(answer.errors).toEqual([]);
    expect(answer.at("node.statsSheet")).toEqual({
      rowCount: 60,
      version: null,
      rows: ["S59", "S60"].map((id) => ({ shipment: { id: globalId("Shipment", id) }, values: { version: null } })),
    });
  });

  test("gives rows by their shipments, picked out of everything", async () => {
    const filter = `(filter: { shipmentIds: ["${globalId("Shipment", "S3")}", "${globalId("Shipment", "S1")}"] })`;
    const answer = await sheet(await aForeignGateway(4), "rowCount rows { shipment { id } }", filter);
    expect(answer.at("node.statsSheet")).toEqual({
      rowCount: 2,
      rows: ["S1", "S3"].map((id) => ({ shipment: { id: globalId("Shipment", id) } })),
    });
  });

  test.each([
    ["an order", 'rows(sort: { columnId: "shipment", direction: ASC }) { id }', "", null],
    ["a search", "rows { id }", '(filter: { find: "x" })', null],
    ["a filter by columns", "rows { id }", '(filter: { columns: [{ columnId: "vessel", text: "x" }] })', null],
    ["a month of the charts", "rows { id }", '(filter: { month: "2025-11" })', null],
    ["totals", "rowCount summary { shipmentCount }", "", { rowCount: 1, summary: null }],
    ["the values of a column", 'columnValues(columnId: "c1") { totalCount }', "", { columnValues: null }],
    ["charts", "rowCount charts { valueByMonth { currency } }", "", { rowCount: 1, charts: null }],
  ])("says that it does not support %s (R-295)", async (_, fields, filter, expected) => {
    const answer = await sheet(await aForeignGateway(1), fields, filter);
    expect(answer.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNSUPPORTED" } }]);
    expect(answer.at("node.statsSheet") ?? null).toEqual(expected);
  });

  test("may send cells that are no texts, which become such", async () => {
    const gateway = await aForeignGateway(1);
    gateway.rest.say(filterPath, {
      data: { shipmentStats: [{ shipmentId: 5, colour: "#DC2626", values: { a: 1.5, b: null, c: "x", d: true } }, { shipmentId: "6" }] },
    });
    const answer = await sheet(gateway, "rows { shipment { id } values { cells colour } }");
    expect(answer.at("node.statsSheet.rows")).toEqual([
      { shipment: { id: globalId("Shipment", "5") }, values: { cells: { a: "1.5", c: "x", d: "true" }, colour: "DARK_RED" } },
      { shipment: { id: globalId("Shipment", "6") }, values: { cells: {}, colour: "WHITE" } },
    ]);
  });
});

test.each([
  [null, 128],
  ["", 128],
  ["wide", 128],
  [12, 80],
  ["200.4", 200],
  [4000, 1000],
])("a column that another server gives the width %o is %i pixels wide", async (width, expected) => {
  const gateway = await aForeignGateway(1);
  gateway.rest.say("GET /v1/shipment-stats/columns", { data: { firmColumns: [{ id: 1, name: "Shipment", width, editable: false }] } });
  expect((await sheet(gateway, "columns { width }")).at("node.statsSheet.columns")).toEqual([{ width: expected }]);
});
