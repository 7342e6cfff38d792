import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

const errors = "errors { message field code }";
const row = "shipment { id } values { cells colour version }";
const updateCell = `mutation ($input: UpdateStatsCellInput!) { done: updateStatsCell(input: $input) { row { ${row} } ${errors} } }`;
const updateCells = `mutation ($input: UpdateStatsCellsInput!) { done: updateStatsCells(input: $input) { rows { ${row} } ${errors} } }`;
const setColour = `mutation ($input: SetStatsRowColourInput!) { done: setStatsRowColour(input: $input) { rows { ${row} } ${errors} } }`;
const column = "column { id columnId name width editable }";
const add = `mutation ($input: AddStatsColumnInput!) { done: addStatsColumn(input: $input) { ${column} ${errors} } }`;
const resize = `mutation ($input: ResizeStatsColumnInput!) { done: resizeStatsColumn(input: $input) { ${column} ${errors} } }`;
const rename = `mutation ($input: RenameStatsColumnInput!) { done: renameStatsColumn(input: $input) { ${column} ${errors} } }`;
const remove = `mutation ($input: DeleteStatsColumnInput!) { done: deleteStatsColumn(input: $input) { deletedStatsColumnId ${errors} } }`;

const id = (shipmentId: string) => globalId("Shipment", shipmentId);
const eta = globalId("StatsColumn", "F1/c1");
const refusal = (message: string, code: string, ...field: string[]) => [{ message, code, field }];

async function aGatewayOf(count: number, isForeign = false): Promise<TestGateway> {
  const gateway = await aGateway({ isForeign });
  gateway.rest.shipments.splice(0, 1, ...shipments(count));
  return gateway;
}

describe("a cell", () => {
  test("is written by REST's one call and answered with its row", async () => {
    const gateway = await aGatewayOf(2);
    const answer = await gateway.ask(updateCell, { input: { shipmentId: id("S2"), columnId: "c1", value: "28/11/2025", version: 4 } });
    expect(gateway.rest.calls).toMatchObject([
      {
        method: "PATCH",
        path: "/v1/shipment-stats/cell",
        query: { shipmentId: "S2" },
        body: { columnId: "c1", value: "28/11/2025", version: 4 },
      },
    ]);
    const cells = { shipment: "Shipment 2", totalAmount: "66,000.00", c1: "28/11/2025" };
    expect(answer.at("done")).toEqual({ row: { shipment: { id: id("S2") }, values: { cells, colour: "WHITE", version: 1 } }, errors: [] });
  });

  test("is read again from a server that does not answer what it wrote", async () => {
    const gateway = await aGatewayOf(2, true);
    const answer = await gateway.ask(updateCell, { input: { shipmentId: id("S2"), columnId: "c1", value: "x" } });
    expect(answer.at("done.row.values.cells.c1")).toBe("x");
    expect(gateway.rest.made()).toEqual(["PATCH /v1/shipment-stats/cell", "GET /v1/shipment", "POST /v1/shipment-stats/filter"]);
  });

  test("that is refused changes nothing, and the refusal names the place in the input", async () => {
    const gateway = await aGatewayOf(1);
    const unknown = await gateway.ask(updateCell, { input: { shipmentId: id("S1"), columnId: "shipment", value: "x" } });
    expect(unknown.at("done")).toEqual({ row: null, errors: refusal("Column not found", "NOT_FOUND", "columnId") });
    gateway.rest.say("PATCH /v1/shipment-stats/cell", {
      status: 409,
      errors: [{ error: "Changed", code: "CONFLICT", field: ["version"] }],
    });
    const stale = await gateway.ask(updateCell, { input: { shipmentId: id("S1"), columnId: "c1", value: "x", version: 0 } });
    expect(stale.at("done")).toEqual({ row: null, errors: refusal("Changed", "CONFLICT", "version") });
    const foreign = await gateway.ask(updateCell, { input: { shipmentId: globalId("Buyer", "S1"), columnId: "c1", value: "x" } });
    expect(foreign.at("done")).toEqual({ row: null, errors: refusal("Shipment not found", "NOT_FOUND", "shipmentId") });
  });
});

describe("a batch of cells", () => {
  const cells = ["S1", "S2", "S1"].map((shipmentId, index) => ({ shipmentId: id(shipmentId), columnId: "c1", value: `${index}` }));

  test("is one call, and each changed row is answered once", async () => {
    const gateway = await aGatewayOf(2);
    const answer = await gateway.ask(updateCells, { input: { cells } });
    expect(gateway.rest.made()).toEqual(["PATCH /v1/shipment-stats/cells"]);
    expect(gateway.rest.calls[0]?.body).toEqual({
      cells: cells.map((cell, index) => ({ ...cell, shipmentId: ["S1", "S2", "S1"][index] })),
    });
    expect(answer.at("done")).toMatchObject({ rows: [{ values: { cells: { c1: "2" } } }, { values: { cells: { c1: "1" } } }], errors: [] });
  });

  test("carries what was done to them, for the history (R-1060)", async () => {
    const gateway = await aGatewayOf(2);
    await gateway.ask(updateCells, { input: { cells, act: "PASTED" } });
    expect(gateway.rest.calls[0]?.body).toMatchObject({ act: "PASTED" });
  });

  test("that is refused names the cell", async () => {
    const gateway = await aGatewayOf(2);
    const wrong = await gateway.ask(updateCells, { input: { cells: [...cells, { shipmentId: id("S1"), columnId: "gone", value: "" }] } });
    expect(wrong.at("done")).toEqual({ rows: null, errors: refusal("Column not found", "NOT_FOUND", "cells", "3", "columnId") });
    const foreign = await gateway.ask(updateCells, { input: { cells: [{ shipmentId: "x", columnId: "c1", value: "" }] } });
    expect(foreign.at("done")).toEqual({ rows: null, errors: refusal("Shipment not found", "NOT_FOUND", "cells", "0", "shipmentId") });
  });

  test("goes to a server without such a call cell by cell, and is read back once (R-295)", async () => {
    const gateway = await aGatewayOf(2, true);
    const answer = await gateway.ask(updateCells, { input: { cells } });
    expect(gateway.rest.made()).toEqual([
      "PATCH /v1/shipment-stats/cells",
      "PATCH /v1/shipment-stats/cell",
      "PATCH /v1/shipment-stats/cell",
      "PATCH /v1/shipment-stats/cell",
      "GET /v1/shipment",
      "POST /v1/shipment-stats/filter",
    ]);
    expect(answer.at("done")).toMatchObject({ rows: [{ values: { cells: { c1: "2" } } }, { values: { cells: { c1: "1" } } }], errors: [] });
  });

  test("of more cells than calls may be made is refused there before one is written", async () => {
    const gateway = await aGatewayOf(1, true);
    const many = Array.from({ length: 501 }, () => ({ shipmentId: id("S1"), columnId: "c1", value: "x" }));
    const answer = await gateway.ask(updateCells, { input: { cells: many } });
    expect(answer.errors[0]?.extensions["code"]).toBe("OPERATION_TOO_COMPLEX");
    expect(gateway.rest.made()).toEqual(["PATCH /v1/shipment-stats/cells"]);
  });
});

describe("a row's colour", () => {
  test("of one row is REST's own call, of several one call for all", async () => {
    const gateway = await aGatewayOf(2);
    const one = await gateway.ask(setColour, { input: { shipmentIds: [id("S1")], colour: "DARK_RED" } });
    const two = await gateway.ask(setColour, { input: { shipmentIds: [id("S1"), id("S2")], colour: "LIGHT_BLUE" } });
    expect(gateway.rest.calls).toMatchObject([
      { method: "PATCH", path: "/v1/shipment-stats/colour", query: { shipmentId: "S1", colour: "#dc2626" } },
      { method: "PATCH", path: "/v1/shipment-stats/colours", body: { shipmentIds: ["S1", "S2"], colour: "#dbeafe" } },
    ]);
    expect(one.at("done")).toMatchObject({ rows: [{ values: { colour: "DARK_RED", version: 1 } }], errors: [] });
    expect(two.at("done")).toMatchObject({ rows: [{ values: { colour: "LIGHT_BLUE" } }, { values: { colour: "LIGHT_BLUE" } }] });
  });

  test("goes to a server without that call row by row", async () => {
    const gateway = await aGatewayOf(2, true);
    const answer = await gateway.ask(setColour, { input: { shipmentIds: [id("S1"), id("S2")], colour: "LIGHT_BLUE" } });
    expect(answer.at("done")).toMatchObject({
      rows: [{ values: { colour: "LIGHT_BLUE" } }, { values: { colour: "LIGHT_BLUE" } }],
      errors: [],
    });
    expect(gateway.rest.made().filter((call) => call === "PATCH /v1/shipment-stats/colour")).toHaveLength(2);
  });

  test("outside the palette, or of what is no shipment, is refused", async () => {
    const gateway = await aGatewayOf(1);
    expect((await gateway.ask(setColour, { input: { shipmentIds: [id("S1")], colour: "PINK" } })).errors[0]?.extensions["code"]).toBe(
      "BAD_USER_INPUT",
    );
    const foreign = await gateway.ask(setColour, { input: { shipmentIds: [id("S1"), "x"], colour: "WHITE" } });
    expect(foreign.at("done")).toEqual({ rows: null, errors: refusal("Shipment not found", "NOT_FOUND", "shipmentIds", "1") });
    expect(gateway.rest.calls).toEqual([]);
  });
});

describe("a column", () => {
  test.each([false, true])("is added and answered (a server of the base contract alone: %s) (R-288)", async (isForeign) => {
    const gateway = await aGatewayOf(1, isForeign);
    const answer = await gateway.ask(add, { input: { firmId: globalId("Firm", "F1"), name: "B/L No" } });
    expect(gateway.rest.calls[0]).toMatchObject({ query: { firmId: "F1" }, body: { columnName: "B/L No", width: 128 } });
    expect(answer.at("done")).toEqual({
      column: { id: globalId("StatsColumn", "F1/new-1"), columnId: "new-1", name: "B/L No", width: 128, editable: true },
      errors: [],
    });
  });

  test("is resized, renamed and deleted by its id (R-289 to R-291)", async () => {
    const gateway = await aGatewayOf(1);
    expect((await gateway.ask(resize, { input: { id: eta, width: 300 } })).at("done")).toMatchObject({
      column: { id: eta, width: 300 },
      errors: [],
    });
    expect((await gateway.ask(rename, { input: { id: eta, name: "Arrival & more" } })).at("done")).toMatchObject({
      column: { id: eta, name: "Arrival & more" },
      errors: [],
    });
    expect((await gateway.ask(remove, { input: { id: eta } })).at("done")).toEqual({ deletedStatsColumnId: eta, errors: [] });
    expect(gateway.rest.calls.filter(({ method }) => method !== "GET")).toMatchObject([
      { method: "PATCH", path: "/v1/shipment-stats/column/width", query: { firmId: "F1", columnId: "c1", width: "300" } },
      { method: "PATCH", path: "/v1/shipment-stats/column/rename", query: { firmId: "F1", columnId: "c1", name: "Arrival & more" } },
      { method: "DELETE", path: "/v1/shipment-stats/column/delete", query: { firmId: "F1", columnId: "c1" } },
    ]);
  });

  test("that is refused answers null and the service's words, at the input's own names", async () => {
    const gateway = await aGatewayOf(1);
    const gone = globalId("StatsColumn", "F1/gone");
    for (const [document, input] of [
      [resize, { id: gone, width: 300 }],
      [rename, { id: gone, name: "x" }],
      [remove, { id: gone }],
      [remove, { id: globalId("StatsColumn", "F1") }],
      [remove, { id: "x" }],
    ] as const) {
      const answer = await gateway.ask(document, { input });
      expect(answer.at("done.errors")).toEqual(refusal("Column not found", "NOT_FOUND", "id"));
      expect(answer.at("done.column") ?? answer.at("done.deletedStatsColumnId") ?? null).toBeNull();
    }
    gateway.rest.say("POST /v1/shipment-stats/column/add", {
      status: 422,
      errors: [{ error: "Please enter a column name", code: "INVALID", field: ["columnName"] }],
    });
    const blank = await gateway.ask(add, { input: { firmId: globalId("Firm", "F1"), name: " " } });
    expect(blank.at("done")).toEqual({ column: null, errors: refusal("Please enter a column name", "INVALID", "name") });
    const foreign = await gateway.ask(add, { input: { firmId: "x", name: "ETA" } });
    expect(foreign.at("done")).toEqual({ column: null, errors: refusal("Firm not found", "NOT_FOUND", "firmId") });
  });
});
