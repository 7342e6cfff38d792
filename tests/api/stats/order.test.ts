import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import type { StatsRow } from "#domain/stats/stats.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { aWorkedShipment, statsSheet, type Sheet } from "../../support/api/calls/statsSheetCalls.ts";

let api: TestApi;
let now = new Date(Date.UTC(2025, 3, 1, 7));
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
afterAll(() => api.close());

const names = (rows: StatsRow[]) => rows.map(({ values }) => values["shipment"]);

/** A shipment created on 01/04/2025 at that hour: a session lasts no longer than that day. */
function shipmentOf(exporter: Exporter, name: string, { hour, ...change }: Parameters<typeof aWorkedShipment>[1] & { hour: number }) {
  now = new Date(Date.UTC(2025, 3, 1, hour));
  return aWorkedShipment(exporter, { name, ...change });
}

describe("an order", () => {
  let exporter: Exporter;
  let sheet: ReturnType<typeof statsSheet>;
  const by = async (columnId: string, direction = "asc") => names(await sheet.rows({ sort: { columnId, direction } }));
  beforeAll(async () => {
    now = new Date(Date.UTC(2025, 3, 1, 7));
    exporter = await anExporter(api);
    sheet = statsSheet(exporter);
    await shipmentOf(exporter, "b", { hour: 8, quantity: 9, vessel: "" });
    await shipmentOf(exporter, "A", { hour: 9, quantity: 100, vessel: "mv x", type: "BULK" });
    await shipmentOf(exporter, "c", { hour: 10, quantity: 20, vessel: "MV B" });
  });

  test("by any column of the system answers every row once", async () => {
    for (const { id } of systemColumns) {
      expect((await by(id)).toSorted()).toEqual(["A", "b", "c"]);
      expect((await by(id, "desc")).toSorted()).toEqual(["A", "b", "c"]);
    }
  });

  test("goes by figures and dates, not by their text, and by letters whatever their case", async () => {
    for (const column of ["quantity", "packages", "netWeight", "grossWeight", "totalAmount"])
      expect(await by(column)).toEqual(["b", "c", "A"]);
    expect(await by("totalAmount", "desc")).toEqual(["A", "c", "b"]);
    expect(await by("created", "desc")).toEqual(["c", "A", "b"]);
    expect(await by("shipment")).toEqual(["A", "b", "c"]);
  });

  test("has blank cells last either way, and rows of one value in the order of creation", async () => {
    expect(await by("vessel")).toEqual(["c", "A", "b"]);
    expect(await by("vessel", "desc")).toEqual(["A", "c", "b"]);
    expect(await by("containers")).toEqual(["b", "c", "A"]);
    expect(await by("consignee", "desc")).toEqual(["b", "A", "c"]);
  });

  test("by a column of the user's own knows figures and dates (R-992)", async () => {
    const column = await sheet.add("Mixed");
    const rows = await sheet.rows();
    const fill = (texts: string[]) =>
      sheet.cells(texts.map((value, index) => ({ shipmentId: rows[index]?.shipmentId, columnId: column, value })));
    await fill(["1,000", "20", "x"]);
    expect(await by(column)).toEqual(["A", "b", "c"]);
    // A decimal comma is no figure in a sheet, so never 125.
    await fill(["12,5", "130", "x"]);
    expect(await by(column)).toEqual(["A", "b", "c"]);
    await fill(["02/01/2026", "2025-12-31", ""]);
    expect(await by(column)).toEqual(["A", "b", "c"]);
    expect(await by(column, "desc")).toEqual(["b", "A", "c"]);
    await fill(["2-Jan-26", "31 December 2025", ""]);
    expect(await by(column, "desc")).toEqual(["b", "A", "c"]);
  });

  test("by a column of the user's own takes 2.1.26 for a text: it may be the number of a chapter (R-1284)", async () => {
    const column = await sheet.add("Clause");
    const rows = await sheet.rows();
    const texts = ["2.1.26", "31.12.25"];
    await sheet.cells(texts.map((value, index) => ({ shipmentId: rows[index]?.shipmentId, columnId: column, value })));
    expect(await by(column)).toEqual(["b", "A", "c"]);
  });

  test("by a column that is not there, or in no direction, is refused", async () => {
    expect(await sheet.filter({ sort: { columnId: "unknown", direction: "asc" } })).toMatchObject({
      status: 404,
      errors: [{ error: "Column not found", code: "NOT_FOUND", field: ["sort", "columnId"] }],
    });
    expect(await sheet.filter({ sort: { columnId: "vessel", direction: "up" } })).toMatchObject({
      status: 400,
      errors: [{ error: "direction must be asc or desc", field: ["sort", "direction"] }],
    });
  });
});

test("an order that is asked for while it is worked out is worked out once for all", async () => {
  const exporter = await anExporter(api);
  await aShipment(exporter);
  const body = { sort: { columnId: "vessel", direction: "asc" } };
  const answers: { data: Sheet }[] = await Promise.all(Array.from({ length: 5 }, () => statsSheet(exporter).filter(body)));
  expect(answers.map(({ data }) => data.total)).toEqual([1, 1, 1, 1, 1]);
});
