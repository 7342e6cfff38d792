import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StatsRow } from "#domain/stats/stats.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { aWorkedShipment, statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

let api: TestApi;
let exporter: Exporter;
let sheet: ReturnType<typeof statsSheet>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  sheet = statsSheet(exporter);
  const other = await aRecord(exporter.user, "buyer", { name: "Marjan" }, "buyerId");
  for (const [name, change] of [
    ["One", { vessel: "MV 100% SURE" }],
    ["Two", { vessel: "MV 100 SURE", quantity: 1234 }],
    ["Three", { vessel: "mv_sure!", consigneeId: other }],
  ] as const)
    ids[name] = (await aWorkedShipment(exporter, { name, ...change })).shipmentId;
});
afterAll(() => api.close());

const names = (rows: StatsRow[]) => rows.map(({ values }) => values["shipment"]);
const by = async (...columns: object[]) => names(await sheet.rows({ columns }));

describe("a filter by columns", () => {
  test.each([
    ["a part of a text, whatever its case", { columnId: "vessel", text: "sURe" }, ["One", "Two", "Three"]],
    ["signs that mean nothing else", { columnId: "vessel", text: "100% " }, ["One"]],
    ["an underscore and an exclamation mark", { columnId: "vessel", text: "v_sure!" }, ["Three"]],
    ["a figure as it is shown", { columnId: "quantity", text: "1,234" }, ["Two"]],
    ["that column alone", { columnId: "consignee", text: "MV" }, []],
    ["a part of a name", { columnId: "consignee", text: "marjan" }, ["One", "Two", "Three"]],
    ["a name as a whole", { columnId: "consignee", text: "marjan", isWhole: true }, ["Three"]],
    ["nothing, which filters nothing", { columnId: "vessel", text: "  " }, ["One", "Two", "Three"]],
  ])("goes by %s", async (_, column, expected) => {
    expect(await by(column)).toEqual(expected);
  });

  test("takes several together, cells of the user's own, and one entry of those that a cell lists", async () => {
    const agent = await sheet.add("Agent");
    await sheet.cell(ids["One"] ?? "", agent, "Gulf Shipping; Sea Land");
    await sheet.cell(ids["Two"] ?? "", agent, "Sea Land Gulf");
    expect(await by({ columnId: agent, text: "gulf" })).toEqual(["One", "Two"]);
    expect(await by({ columnId: agent, text: "sea land", isWhole: true })).toEqual(["One"]);
    expect(await by({ columnId: agent, text: "gulf" }, { columnId: "quantity", text: "1,234" })).toEqual(["Two"]);
    const { data } = await sheet.filter({ columns: [{ columnId: agent, text: "gulf" }], limit: 1 });
    expect(data.total).toBe(2);
    await sheet.cell(ids["One"] ?? "", agent, "");
    expect(await by({ columnId: agent, text: "gulf" })).toEqual(["Two"]);
  });

  test("that the sheet does not have is refused", async () => {
    expect(
      await sheet.filter({
        columns: [
          { columnId: "vessel", text: "x" },
          { columnId: "unknown", text: "x" },
        ],
      }),
    ).toMatchObject({
      status: 404,
      errors: [{ error: "Column not found", code: "NOT_FOUND", field: ["columns", "1", "columnId"] }],
    });
  });
});

describe("a filter by shipments", () => {
  test("leaves their rows, in the sheet's order, and none of another owner's", async () => {
    const stranger = await aWorkedShipment(await anExporter(api), { name: "A stranger's" });
    const shipmentIds = [ids["Three"], stranger.shipmentId, "unknown", ids["One"]];
    expect(names(await sheet.rows({ shipmentIds }))).toEqual(["One", "Three"]);
    expect(names(await sheet.rows({ shipmentIds, sort: { columnId: "vessel", direction: "desc" } }))).toEqual(["Three", "One"]);
  });

  test("takes a thousand at most", async () => {
    expect(await sheet.filter({ shipmentIds: Array.from({ length: 1001 }, () => "x") })).toMatchObject({
      status: 400,
      errors: [{ error: "shipmentIds must have at most 1000 items" }],
    });
  });
});

test.each(["2025", "2025-13", "2025-1", "last month"])("a month written as %s is refused", async (month) => {
  expect(await sheet.filter({ month })).toMatchObject({ status: 400, errors: [{ field: ["month"] }] });
});

test("what rows are searched in and ordered by follows every way of changing a shipment", async () => {
  const mine = await anExporter(api);
  const own = statsSheet(mine);
  const found = async (find: string) => names(await own.rows({ find }));
  const { shipmentId } = await aWorkedShipment(mine, { name: "Before" });
  await aWorkedShipment(mine, { name: "Other" });
  expect(await found("before")).toEqual(["Before"]);
  const { totalAmount, totalQuantity, totalGrossQuantity, amountBeforeGST, ...body } = aShipmentBody(mine, { name: "Renamed" });
  expect((await mine.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
  expect([await found("before"), await found("renamed")]).toEqual([[], ["Renamed"]]);
  const invoice = { invoiceNo: "TV/EXP/777", invoiceDate: "12/11/2025", letterhead: false };
  expect((await mine.user.post(`/v1/shipment/document/invoice?shipmentId=${shipmentId}`, invoice)).errors).toEqual([]);
  expect([await found("tv/exp/777"), await found("12/11/2025")]).toEqual([["Renamed"], ["Renamed"]]);
  expect(names(await own.rows({ sort: { columnId: "invoiceNo", direction: "asc" } }))).toEqual(["Renamed", "Other"]);
  await mine.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  expect(await found("renamed")).toEqual([]);
});

test("shipments from before rows had their keys are found and ordered all the same", async () => {
  const mine = await anExporter(api);
  for (const name of ["b", "A", "c"]) await aWorkedShipment(mine, { name });
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    const { firmId } = mine.firm;
    await db.deleteFrom("statsKeys").where("firmId", "=", firmId).where("shipment", "=", "b").execute();
    await db.updateTable("statsKeys").set({ edition: 0, shipment: "z", texts: "" }).where("firmId", "=", firmId).execute();
    await close();
  });
  const own = statsSheet(mine);
  expect(names(await own.rows({ sort: { columnId: "shipment", direction: "asc" } }))).toEqual(["A", "b", "c"]);
  expect(names(await own.rows({ find: "basmati rice" }))).toEqual(["b", "A", "c"]);
});

test("a text is found whatever accents it has or is typed with, in a cell of the user's own too (R-1403)", async () => {
  const mine = await anExporter(api);
  const own = statsSheet(mine);
  const { shipmentId } = await aWorkedShipment(mine, { name: "Café", vessel: "MV São Paulo" });
  await aWorkedShipment(mine, { name: "Other", vessel: "MV Santos" });
  const agent = await own.add("Agent");
  await own.cell(shipmentId, agent, "İzmir Łódź");
  for (const find of ["sao paulo", "SÃO", "cafe", "izmir lodz"]) expect([find, names(await own.rows({ find }))]).toEqual([find, ["Café"]]);
  for (const column of [
    { columnId: "vessel", text: "sao" },
    { columnId: agent, text: "izmir" },
    { columnId: "vessel", values: ["mv sao paulo"] },
  ])
    expect(names(await own.rows({ columns: [column] }))).toEqual(["Café"]);
});

test("what a shipment is searched in and ordered by is that of its edition, which rises with any change of it", async () => {
  const mine = await anExporter(api);
  const { shipmentId } = await aWorkedShipment(mine, { name: "Rice" });
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    const keys = await db.selectFrom("statsKeys").selectAll().where("shipmentId", "=", shipmentId).executeTakeFirstOrThrow();
    await close();
    const { texts, netWeight, grossWeight, totalAmount, fob, containers, consignee, edition } = keys;
    const [name, , ...others] = texts.split("\n");
    expect({ edition, netWeight, grossWeight, totalAmount, fob, containers, consignee }).toEqual({
      edition: 4,
      netWeight: 10_000,
      grossWeight: 10_060,
      totalAmount: 10_000,
      fob: null,
      containers: 1,
      consignee: "al marjan foodstuff trading l.l.c.",
    });
    expect([name, ...others].filter((text) => text !== "")).toEqual([
      "rice",
      "al marjan foodstuff trading l.l.c.",
      "levant agri brokers fze",
      "basmati rice",
      "10 mt",
      "400 bags",
      "10,000.00 kg",
      "10,060.00 kg",
      "usd",
      "10,000.00",
      "mundra",
      "jebel ali",
      "mv tarang sagar",
      "1 fcl",
      "cif jebel ali",
      "100% irrevocable l/c at sight",
    ]);
  });
});
