import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, type Exporter } from "../../support/api/anExporter.ts";
import { aWorkedShipment, statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

type Answer = { values: { text: string; count: number }[]; total: number };

let api: TestApi;
let exporter: Exporter;
let sheet: ReturnType<typeof statsSheet>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  sheet = statsSheet(exporter);
  const other = await aRecord(exporter.user, "buyer", { name: "Hanse Commodities" }, "buyerId");
  for (const [name, change] of [
    ["One", { vessel: "MV Tarang", quantity: 10 }],
    ["Two", { vessel: "mv tarang", quantity: 9 }],
    ["Three", { vessel: "", consigneeId: other, quantity: 100 }],
  ] as const)
    ids[name] = (await aWorkedShipment(exporter, { name, ...change })).shipmentId;
});
afterAll(() => api.close());

const ask = (body: object, of = exporter) => of.user.post<Answer>(`/v1/shipment-stats/values?firmId=${exporter.firm.firmId}`, body);
const listed = async (body: object) => (await ask(body)).data.values.map(({ text, count }) => `${text}: ${count}`);
const by = async (...columns: object[]) => (await sheet.rows({ columns })).map(({ values }) => values["shipment"]);

describe("the values of a column", () => {
  test("come with the number of rows that show each, whatever its case, blank ones last, and can be searched (R-842)", async () => {
    expect(await listed({ columnId: "vessel" })).toEqual(["MV Tarang: 2", ": 1"]);
    expect((await listed({ columnId: "quantity" })).map((value) => Number.parseInt(value, 10))).toEqual([9, 10, 100]);
    expect(await listed({ columnId: "consignee", search: "HANSE" })).toEqual(["Hanse Commodities: 1"]);
    expect((await ask({ columnId: "quantity", limit: 1 })).data).toMatchObject({ values: [{ count: 1 }], total: 3 });
  });

  test("are those of the filtered rows, but for the column's own condition (R-842)", async () => {
    const columns = [{ columnId: "vessel", values: [""] }];
    expect(await listed({ columnId: "shipment", columns })).toEqual(["Three: 1"]);
    expect(await listed({ columnId: "vessel", columns })).toEqual(["MV Tarang: 2", ": 1"]);
    expect(await listed({ columnId: "shipment", shipmentIds: [ids["Two"]] })).toEqual(["Two: 1"]);
    expect(await listed({ columnId: "shipment", startDate: "2001-01-01", endDate: "2001-12-31" })).toEqual([]);
  });

  test("follow what the user writes, and what the shipments become (R-842)", async () => {
    const agent = await sheet.add("Agent");
    expect(await listed({ columnId: agent })).toEqual([": 3"]);
    await sheet.cell(ids["One"] ?? "", agent, "Sea Land; Gulf");
    expect(await listed({ columnId: agent })).toEqual(["Sea Land; Gulf: 1", ": 2"]);
    await aWorkedShipment(exporter, { name: "Four", vessel: "Zenith" });
    expect(await listed({ columnId: "vessel" })).toEqual(["MV Tarang: 2", "Zenith: 1", ": 1"]);
  });

  test("of an unknown column, of another owner's firm, or more than 200 are refused (R-842)", async () => {
    const unknown = { error: "Column not found", code: "NOT_FOUND" };
    expect(await ask({ columnId: "unknown" })).toMatchObject({ status: 404, errors: [{ ...unknown, field: ["columnId"] }] });
    const columns = [{ columnId: "gone", text: "x" }];
    expect(await ask({ columnId: "vessel", columns })).toMatchObject({ errors: [{ ...unknown, field: ["columns", "0", "columnId"] }] });
    expect(await ask({ columnId: "vessel" }, await anExporter(api))).toMatchObject({ status: 404, errors: [{ error: "Firm not found" }] });
    expect((await ask({ columnId: "vessel", limit: 201 })).status).toBe(400);
  });
});

describe("a filter by values of a column", () => {
  test("shows the rows with one of them as a whole, blank cells and single products among them (R-842)", async () => {
    expect(await by({ columnId: "vessel", values: ["mv TARANG", ""] })).toEqual(["One", "Two", "Three"]);
    expect(await by({ columnId: "vessel", values: ["mv"] })).toEqual([]);
    expect(await by({ columnId: "vessel", text: "tar", values: ["MV Tarang", "Zenith"] })).toEqual(["One", "Two"]);
    const agent = await sheet.add("Forwarder");
    await sheet.cell(ids["Two"] ?? "", agent, "Gulf");
    expect(await by({ columnId: agent, values: ["", "gulf"] })).toEqual(["One", "Two", "Three", "Four"]);
    expect(await by({ columnId: agent, values: [""] })).toEqual(["One", "Three", "Four"]);
    expect(await by({ columnId: agent, values: ["gulf"] })).toEqual(["Two"]);
    const { status } = await sheet.filter({ columns: [{ columnId: agent, values: Array.from({ length: 101 }, String) }] });
    expect(status).toBe(400);
  });
});
