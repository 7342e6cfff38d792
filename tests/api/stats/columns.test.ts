import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import type { StatsColumn } from "#domain/stats/stats.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let sheet: ReturnType<typeof statsSheet>;
beforeAll(async () => {
  api = await anApi();
  stranger = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  sheet = statsSheet(exporter);
});

const firmMissing = { status: 404, data: null, errors: [{ error: "Firm not found", code: "NOT_FOUND", field: ["firmId"] }] };
const columnMissing = { status: 404, data: null, errors: [{ error: "Column not found", code: "NOT_FOUND", field: ["columnId"] }] };
const path = "/v1/shipment-stats/column/add";

describe("a firm's columns", () => {
  test("are the 23 of the system, 128 wide, then those of the user in the order of adding (R-286, R-288, R-307)", async () => {
    const eta = await sheet.add(" ETA ");
    const bank = await sheet.add("Docs to bank", 200);
    const columns = await sheet.columns();
    expect(columns.slice(0, 23)).toEqual(systemColumns.map(({ id, name }) => ({ id, name, width: 128, editable: false })));
    expect(columns.slice(23)).toEqual([
      { id: eta, name: "ETA", width: 128, editable: true },
      { id: bank, name: "Docs to bank", width: 200, editable: true },
    ]);
  });

  test("are its own: another firm has others", async () => {
    await sheet.add("ETA");
    const other = statsSheet({ user: exporter.user, firm: await aFirm(api, exporter.user, { name: "Another" }) });
    expect(await other.columns()).toHaveLength(23);
  });

  test("of another owner's firm are not found, whatever is done with them", async () => {
    const id = await statsSheet(stranger).add("ETA");
    const { firmId } = stranger.firm;
    const { user } = exporter;
    expect(await user.get(`/v1/shipment-stats/columns?firmId=${firmId}`)).toMatchObject(firmMissing);
    expect(await user.get("/v1/shipment-stats/columns?firmId=unknown")).toMatchObject(firmMissing);
    expect(await user.post(`/v1/shipment-stats/filter?firmId=${firmId}`)).toMatchObject(firmMissing);
    expect(await user.post(`/v1/shipment-stats/summary?firmId=${firmId}`)).toMatchObject(firmMissing);
    expect(await user.post(`${path}?firmId=${firmId}`, { columnName: "Mine" })).toMatchObject(firmMissing);
    expect(await sheet.width(id, 200, firmId)).toMatchObject(firmMissing);
    expect(await sheet.rename(id, "Mine", firmId)).toMatchObject(firmMissing);
    expect(await sheet.delete(id, firmId)).toMatchObject(firmMissing);
    expect(await sheet.rename(id, "Mine")).toMatchObject(columnMissing);
    expect((await statsSheet(stranger).columns()).at(-1)).toEqual({ id, name: "ETA", width: 128, editable: true });
  });
});

describe("a new column", () => {
  test("needs a name of 1 to 255 characters (R-343)", async () => {
    const add = (columnName: unknown) => exporter.user.post(`${path}?firmId=${exporter.firm.firmId}`, { columnName });
    for (const blank of ["", "   ", null]) {
      expect(await add(blank)).toMatchObject({
        status: 422,
        errors: [{ error: "Please enter a column name", code: "INVALID", field: ["columnName"] }],
      });
    }
    expect(await add("x".repeat(300))).toMatchObject({
      status: 422,
      errors: [{ error: "Column Name must be at most 255 characters long", field: ["columnName"] }],
    });
    expect(await add(5)).toMatchObject({ status: 400, errors: [{ error: "columnName must be a text" }] });
    expect((await add("x".repeat(255))).status).toBe(200);
    expect(await sheet.columns()).toHaveLength(24);
  });

  test.each([-1, 0, 79, 1001, 1e9, 100.5])("of width %d is refused (R-293, R-343)", async (width) => {
    expect(await exporter.user.post(`${path}?firmId=${exporter.firm.firmId}`, { columnName: "ETA", width })).toMatchObject({
      status: 422,
      errors: [{ error: "The column width must be a whole number from 80 to 1000", code: "INVALID", field: ["width"] }],
    });
  });

  test("is added once for one Idempotency-Key", async () => {
    const add = () =>
      exporter.user.post<StatsColumn>(`${path}?firmId=${exporter.firm.firmId}`, { columnName: "ETA" }, { "idempotency-key": "a" });
    expect((await add()).data).toEqual((await add()).data);
    expect(await sheet.columns()).toHaveLength(24);
  });

  test("beyond 200 of the user's own is refused", async () => {
    for (let index = 0; index < 200; index += 1) await sheet.add(`Column ${index}`);
    expect(await exporter.user.post(`${path}?firmId=${exporter.firm.firmId}`, { columnName: "One more" })).toMatchObject({
      status: 413,
      errors: [{ error: "A sheet has at most 200 columns of your own", code: "TOO_LARGE" }],
    });
  });
});

describe("a column's width", () => {
  test("is kept for the user's own and the system's, on this firm's sheet alone (R-289)", async () => {
    const other = statsSheet({ user: exporter.user, firm: await aFirm(api, exporter.user, { name: "Another" }) });
    const eta = await sheet.add("ETA");
    expect((await sheet.width(eta, 80)).data).toEqual({ id: eta, name: "ETA", width: 80, editable: true });
    await sheet.width("vessel", 300);
    expect((await sheet.width("shipment", 1000)).data).toMatchObject({ id: "shipment", width: 1000, editable: false });
    const widths = (await sheet.columns()).filter(({ width }) => width !== 128).map(({ id, width }) => [id, width]);
    expect(widths).toEqual([
      ["shipment", 1000],
      ["vessel", 300],
      [eta, 80],
    ]);
    expect((await other.columns()).every(({ width }) => width === 128)).toBe(true);
  });

  test.each([-1, 79, 1001, 1e9, 100.5, "", "wide", "NaN"])("of %s is refused", async (width) => {
    expect(await sheet.width("vessel", width)).toMatchObject({
      status: 422,
      errors: [{ error: "The column width must be a whole number from 80 to 1000", field: ["width"] }],
    });
  });

  test("of a column that is not there is not found", async () => {
    for (const id of ["unknown", "", "__proto__"]) expect(await sheet.width(id, 100)).toMatchObject(columnMissing);
  });
});

describe("a column's name", () => {
  test("may be changed, trimmed, within 255 characters (R-290)", async () => {
    const eta = await sheet.add("ETA");
    expect((await sheet.rename(eta, " Arrival & more ")).data).toEqual({ id: eta, name: "Arrival & more", width: 128, editable: true });
    for (const [name, error] of [
      [" ", "Please enter a column name"],
      ["x".repeat(300), "Column Name must be at most 255 characters long"],
    ] as const) {
      expect(await sheet.rename(eta, name)).toMatchObject({ status: 422, errors: [{ error, field: ["name"] }] });
    }
    expect((await sheet.columns()).at(-1)?.name).toBe("Arrival & more");
  });

  test("of a system column stays (R-292)", async () => {
    expect(await sheet.rename("vessel", "Ship")).toMatchObject({
      status: 422,
      errors: [{ error: "System columns cannot be renamed", code: "INVALID", field: ["columnId"] }],
    });
  });
});

describe("a deleted column", () => {
  test("takes its cells along from every row, and no others (R-291)", async () => {
    const [first, second] = [await aShipment(exporter), await aShipment(exporter)];
    const [eta, bank] = [await sheet.add("ETA"), await sheet.add("Docs to bank")];
    for (const { shipmentId } of [first, second])
      await sheet.cells([eta, bank].map((columnId) => ({ shipmentId, columnId, value: columnId })));
    expect((await sheet.delete(eta)).data).toEqual({ success: true, columnId: eta });
    expect((await sheet.columns()).map(({ id }) => id)).not.toContain(eta);
    for (const { values } of await sheet.rows()) {
      expect(values).not.toHaveProperty(eta);
      expect(values[bank]).toBe(bank);
    }
    expect(await sheet.delete(eta)).toMatchObject(columnMissing);
  });

  test("of the system stays (R-292)", async () => {
    expect(await sheet.delete("vessel")).toMatchObject({
      status: 422,
      errors: [{ error: "System columns cannot be deleted", code: "INVALID", field: ["columnId"] }],
    });
    expect(await sheet.columns()).toHaveLength(23);
  });
});

test("a deleted firm takes its columns along", async () => {
  const other = await aFirm(api, exporter.user, { name: "Another" });
  await statsSheet({ user: exporter.user, firm: other }).add("ETA");
  expect((await exporter.user.delete(`/v1/user/firm?firmId=${other.firmId}`)).errors).toEqual([]);
});

test("a shipment that moves to another firm leaves its cells behind, and has them again when it comes back", async () => {
  const other = await aFirm(api, exporter.user, { name: "Another" });
  const { shipmentId, version: _version, ...before } = await aShipment(exporter);
  const eta = await sheet.add("ETA");
  await sheet.cell(shipmentId, eta, "28/11/2025");
  const there = statsSheet({ user: exporter.user, firm: other });
  const body = { ...before, consigneeId: exporter.consigneeId, brokerId: exporter.brokerId };
  const placeIn = ({ firmId, address, bankDetails }: typeof other) =>
    exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, {
      ...body,
      firmId,
      addressId: address[0]?.addressId,
      bankId: bankDetails[0]?.bankId,
    });
  expect((await placeIn(other)).errors).toEqual([]);
  expect(await sheet.rows()).toEqual([]);
  expect((await there.rows())[0]?.values).not.toHaveProperty(eta);
  expect((await placeIn(exporter.firm)).errors).toEqual([]);
  expect((await sheet.rows())[0]?.values[eta]).toBe("28/11/2025");
});
