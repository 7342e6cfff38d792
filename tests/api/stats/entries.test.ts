import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowColours } from "#domain/stats/stats.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

let api: TestApi;
let exporter: Exporter;
let sheet: ReturnType<typeof statsSheet>;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  sheet = statsSheet(exporter);
});

const shipmentMissing = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND", field: ["shipmentId"] }] };

describe("a cell", () => {
  test("is kept beside the shipment's own values, and answered with its row (R-282)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const eta = await sheet.add("ETA");
    const { errors, data } = await sheet.cell(shipmentId, eta, "28/11/2025");
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      shipmentId,
      colour: "#ffffff",
      version: 1,
      values: { [eta]: "28/11/2025", shipment: "Rice to Jebel Ali" },
    });
    expect(await sheet.rows()).toEqual([data]);
  });

  test("leaves the row's other cells as they are; an empty text clears it (R-282)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const [eta, bank] = [await sheet.add("ETA"), await sheet.add("Docs to bank")];
    await sheet.cell(shipmentId, eta, "28/11/2025");
    await sheet.cell(shipmentId, bank, '=1+1\n"quoted"\t€');
    await sheet.cell(shipmentId, eta, "");
    const [row] = await sheet.rows();
    expect(row?.values[bank]).toBe('=1+1\n"quoted"\t€');
    expect(row?.values).not.toHaveProperty(eta);
  });

  test("that two people write holds what came last, and cells written at the same time are all kept", async () => {
    const { shipmentId } = await aShipment(exporter);
    const columns = await Promise.all(["A", "B", "C", "D"].map((name) => sheet.add(name)));
    await Promise.all(columns.map((id) => sheet.cell(shipmentId, id, "first")));
    await sheet.cell(shipmentId, columns[0] ?? "", "last");
    const [row] = await sheet.rows();
    expect(columns.map((id) => row?.values[id])).toEqual(["last", "first", "first", "first"]);
    expect(row?.version).toBe(5);
  });

  test("sent with a version that is not the row's any more is refused as a conflict", async () => {
    const { shipmentId } = await aShipment(exporter);
    const eta = await sheet.add("ETA");
    expect((await sheet.cell(shipmentId, eta, "mine", 0)).status).toBe(200);
    const late = await sheet.cell(shipmentId, eta, "theirs", 0);
    expect(late).toMatchObject({ status: 409, data: null, errors: [{ code: "CONFLICT", field: ["version"] }] });
    expect((await sheet.cell(shipmentId, eta, "theirs", 1)).data.values[eta]).toBe("theirs");
  });

  test("of a system column is refused (R-283)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const answer = await sheet.cell(shipmentId, "totalAmount", "1");
    expect(answer).toMatchObject({
      status: 422,
      data: null,
      errors: [{ error: "System columns cannot be edited", code: "INVALID", field: ["columnId"] }],
    });
  });

  test("of more than 2,000 characters is refused (R-294)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const notes = await sheet.add("Notes");
    expect((await sheet.cell(shipmentId, notes, "x".repeat(2000))).status).toBe(200);
    const answer = await sheet.cell(shipmentId, notes, "x".repeat(100_000));
    expect(answer).toMatchObject({ status: 413, errors: [{ error: "A cell holds at most 2,000 characters", code: "TOO_LARGE" }] });
    expect((await sheet.rows())[0]?.values[notes]).toHaveLength(2000);
  });

  test("that is no text is refused", async () => {
    const { shipmentId } = await aShipment(exporter);
    const notes = await sheet.add("Notes");
    expect(await sheet.cell(shipmentId, notes, 5)).toMatchObject({ status: 400, errors: [{ error: "value must be a text" }] });
  });

  test("that is not told is refused, and empties nothing", async () => {
    const { shipmentId } = await aShipment(exporter);
    const notes = await sheet.add("Notes");
    await sheet.cell(shipmentId, notes, "kept");
    const call = (body: object) => exporter.user.patch(`/v1/shipment-stats/cell?shipmentId=${shipmentId}`, body);
    const error = { error: "value must be a text", field: ["value"] };
    expect(await call({ columnId: notes, valeu: "x" })).toMatchObject({ status: 400, errors: [error] });
    expect(await call({ columnId: notes, value: null })).toMatchObject({ status: 400, errors: [error] });
    const many = { cells: [{ shipmentId, columnId: notes }] };
    const { status } = await exporter.user.patch("/v1/shipment-stats/cells", many);
    expect(status).toBe(400);
    expect((await sheet.rows()).find((row) => row.shipmentId === shipmentId)?.values[notes]).toBe("kept");
  });

  test("of another owner's shipment, or of a column that the firm does not have, is not found (R-298)", async () => {
    const stranger = await anExporter(api);
    const strange = await aShipment(stranger);
    const strangeColumn = await statsSheet(stranger).add("ETA");
    const other = statsSheet({ user: exporter.user, firm: await aFirm(api, exporter.user, { name: "Another" }) });
    const { shipmentId } = await aShipment(exporter);
    const eta = await sheet.add("ETA");
    expect(await sheet.cell(strange.shipmentId, eta, "x")).toMatchObject(shipmentMissing);
    expect(await sheet.cell("unknown", eta, "x")).toMatchObject(shipmentMissing);
    for (const columnId of [strangeColumn, await other.add("ETA"), "unknown", ""]) {
      expect(await sheet.cell(shipmentId, columnId, "x")).toMatchObject({
        status: 404,
        errors: [{ error: "Column not found", code: "NOT_FOUND", field: ["columnId"] }],
      });
    }
    expect(await sheet.rows()).toMatchObject([{ version: 0 }]);
  });
});

describe("a batch of cells", () => {
  test("is saved as one: each row changes once and the last text of a cell counts (R-294)", async () => {
    const [first, second] = [await aShipment(exporter), await aShipment(exporter)];
    const [eta, bank] = [await sheet.add("ETA"), await sheet.add("Docs to bank")];
    const { data, errors } = await sheet.cells([
      { shipmentId: second.shipmentId, columnId: eta, value: "a" },
      { shipmentId: first.shipmentId, columnId: eta, value: "b" },
      { shipmentId: second.shipmentId, columnId: bank, value: "c" },
      { shipmentId: second.shipmentId, columnId: eta, value: "d" },
    ]);
    expect(errors).toEqual([]);
    expect(data.shipmentStats).toMatchObject([
      { shipmentId: second.shipmentId, version: 1, values: { [eta]: "d", [bank]: "c" } },
      { shipmentId: first.shipmentId, version: 1, values: { [eta]: "b" } },
    ]);
    expect(await sheet.rows()).toEqual(data.shipmentStats.toReversed());
  });

  test("with one cell that is refused changes nothing, and names that cell (R-294)", async () => {
    const stranger = await aShipment(await anExporter(api));
    const { shipmentId } = await aShipment(exporter);
    const eta = await sheet.add("ETA");
    const good = { shipmentId, columnId: eta, value: "x" };
    const wrong = [
      [{ ...good, columnId: "vessel" }, 422, "System columns cannot be edited", "columnId"],
      [{ ...good, columnId: "gone" }, 404, "Column not found", "columnId"],
      [{ ...good, shipmentId: stranger.shipmentId }, 404, "Shipment not found", "shipmentId"],
      [{ ...good, value: "x".repeat(2001) }, 413, "A cell holds at most 2,000 characters", "value"],
      [{ ...good, version: 7 }, 409, "This row was changed since you opened it", "version"],
    ] as const;
    for (const [bad, status, error, name] of wrong) {
      expect(await sheet.cells([good, bad])).toMatchObject({ status, data: null, errors: [{ error, field: ["cells", "1", name] }] });
    }
    expect(await sheet.rows()).toMatchObject([{ version: 0 }]);
  });

  test("is in the history of each row as what was done to its cells; an unknown word is refused (R-1060)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const columnId = await sheet.add("ETA");
    const save = (act: string | null, value: string) =>
      exporter.user.patch("/v1/shipment-stats/cells", { cells: [{ shipmentId, columnId, value }], act });
    await save("PASTED", "5 May");
    await save("CLEARED", "");
    await save(null, "6 May");
    const { entries } = await trailOf(exporter.user, `shipmentId=${shipmentId}`);
    expect(entries.slice(0, 3).map(({ sentence }) => sentence.replace(/^.*? (?=pasted|cleared|changed)/, ""))).toEqual([
      "changed the stats row Rice to Jebel Ali: the ETA to 6 May",
      "cleared cells of the stats row Rice to Jebel Ali: the ETA from 5 May to nothing",
      "pasted cells into the stats row Rice to Jebel Ali: the ETA to 5 May",
    ]);
    expect(await save("STOLEN", "x")).toMatchObject({ status: 400, data: null, errors: [{ field: ["act"] }] });
  });

  test("of 10,000 cells is taken, of 50,000 or of none refused (R-294, R-343)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const eta = await sheet.add("E");
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ shipmentId, columnId: eta, value: `${index}` }));
    expect((await sheet.cells(many(10_000))).data.shipmentStats[0]?.values[eta]).toBe("9999");
    expect(await sheet.cells(many(10_001))).toMatchObject({
      status: 413,
      errors: [{ error: "At most 10,000 cells can be saved at once", code: "TOO_LARGE", field: ["cells"] }],
    });
    expect(await sheet.cells(many(50_000))).toMatchObject({ status: 413, errors: [{ code: "TOO_LARGE" }] });
    expect(await sheet.cells([])).toMatchObject({ status: 422, errors: [{ error: "There are no cells to save" }] });
    expect(await sheet.cells("x")).toMatchObject({ status: 400, errors: [{ error: "cells must be a list" }] });
    expect(await sheet.rows()).toMatchObject([{ version: 1 }]);
  });
});

describe("a row's colour", () => {
  test("is one of the nine, in either case, and white again when it is taken away (R-284)", async () => {
    const { shipmentId } = await aShipment(exporter);
    for (const { hex } of rowColours) expect((await sheet.colour(shipmentId, hex.toUpperCase())).data.colour).toBe(hex);
    expect((await sheet.colour(shipmentId, "#FFFFFF")).data).toMatchObject({ colour: "#ffffff", version: 10 });
  });

  test("outside the palette is refused (R-284)", async () => {
    const { shipmentId } = await aShipment(exporter);
    for (const colour of ["", "red", "#123456", "#fff", "url(x)"]) {
      expect(await sheet.colour(shipmentId, colour)).toMatchObject({
        status: 422,
        errors: [{ error: "Please choose one of the nine row colours", code: "INVALID", field: ["colour"] }],
      });
    }
    expect(await sheet.rows()).toMatchObject([{ colour: "#ffffff", version: 0 }]);
  });

  test("may be set for several rows at once: all or none", async () => {
    const stranger = await aShipment(await anExporter(api));
    const ids = [await aShipment(exporter), await aShipment(exporter)].map(({ shipmentId }) => shipmentId);
    expect((await sheet.colours(ids, "#fee2e2")).data.shipmentStats.map(({ colour }) => colour)).toEqual(["#fee2e2", "#fee2e2"]);
    expect(await sheet.colours([...ids, stranger.shipmentId], "#16a34a")).toMatchObject({
      status: 404,
      errors: [{ error: "Shipment not found", field: ["shipmentIds", "2"] }],
    });
    expect(await sheet.colours([], "#16a34a")).toMatchObject({ status: 422, errors: [{ error: "There are no rows to colour" }] });
    expect((await sheet.rows()).map(({ colour }) => colour)).toEqual(["#fee2e2", "#fee2e2"]);
  });

  test("of another owner's shipment is not found (R-298)", async () => {
    const stranger = await anExporter(api);
    const { shipmentId } = await aShipment(stranger);
    expect(await sheet.colour(shipmentId, "#fee2e2")).toMatchObject(shipmentMissing);
    expect(await statsSheet(stranger).rows()).toMatchObject([{ colour: "#ffffff", version: 0 }]);
  });
});

test("a deleted shipment takes its entries along", async () => {
  const { shipmentId } = await aShipment(exporter);
  await sheet.cell(shipmentId, await sheet.add("ETA"), "x");
  await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  expect(await sheet.rows()).toEqual([]);
});
