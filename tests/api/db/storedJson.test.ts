import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../../api/db/database.ts";
import { DamagedRow, parseStored } from "../../../api/db/storedJson.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

const sentence = "A stored record is damaged; the server's log names it";

let api: TestApi;
/** The rows of the first are damaged. */
let exporters: [Exporter, Exporter];
const shipments = new Map<Exporter, string>();

beforeAll(async () => {
  api = await anApi({ webhooks: { allowLoopback: true } });
  exporters = [await aBusyExporter(), await aBusyExporter()];
  await api.restart(damage);
});
afterAll(() => api.close());

/** An exporter with one of everything that is stored as JSON. */
async function aBusyExporter(): Promise<Exporter> {
  const exporter = await anExporter(api);
  const { user } = exporter;
  const { shipmentId } = await aShipment(exporter);
  shipments.set(exporter, shipmentId);
  const sheet = statsSheet(exporter);
  await sheet.cell(shipmentId, await sheet.add("ETA"), "1 May");
  await sheet.width("shipment", 200);
  await user.post("/v1/user/contract-format/add", { name: "Rice", fields: { Quality: "Sound" } });
  await user.post("/v1/user/webhook/add", { url: "http://127.0.0.1:9/", events: ["shipment.deleted"] });
  return exporter;
}

async function damage(): Promise<void> {
  const { db, close } = await openDatabase(api);
  const firmId = exporters[0].firm.firmId;
  const { ownerId } = await db.selectFrom("firms").select("ownerId").where("id", "=", firmId).executeTakeFirstOrThrow();
  await db.updateTable("shipments").set({ consignee: '{"name":"Al Marjan' }).where("ownerId", "=", ownerId).execute();
  await db.updateTable("contractFormats").set({ fields: "null" }).where("ownerId", "=", ownerId).execute();
  await db.updateTable("webhooks").set({ events: '["nothing.known"]' }).where("ownerId", "=", ownerId).execute();
  await db.updateTable("statsRows").set({ cells: '{"a":7}' }).where("ownerId", "=", ownerId).execute();
  await db.updateTable("statsSheets").set({ systemWidths: '{"shipment":"wide"}' }).where("ownerId", "=", ownerId).execute();
  await close();
}

describe("a row that was damaged", () => {
  test.each<[what: string, call: (exporter: Exporter) => Promise<{ status: number; errors: object[] }>]>([
    ["the list of shipments", ({ user }) => user.post("/v1/shipment/filter", {})],
    ["a shipment", (exporter) => exporter.user.get(`/v1/shipment?shipmentId=${shipments.get(exporter)}`)],
    ["the user info", ({ user }) => user.get("/v1/user/info")],
    ["the webhooks", ({ user }) => user.get("/v1/user/webhook")],
    ["the rows of the stats sheet", (exporter) => statsSheet(exporter).filter()],
    ["its columns", ({ user, firm }) => user.get(`/v1/shipment-stats/columns?firmId=${firm.firmId}`)],
  ])("gives %s a clear error, and nobody else", async (_what, call) => {
    const [damaged, sound] = exporters;
    expect(await call(damaged)).toMatchObject({ status: 500, errors: [{ error: sentence }] });
    expect(await call(sound)).toMatchObject({ status: 200, errors: [] });
  });
});

test("the error names the column and the row, and nothing of what is stored", () => {
  const at = { column: "buyers.notes", id: "B1" };
  const read = (json: string) => () => parseStored(z.object({ name: z.string() }), json, at);
  for (const json of ["", "secret", '{"name":', "null", "[]", '"secret"', '{"name":7}', '{"Name":"secret"}']) {
    expect(read(json)).toThrow(new DamagedRow(at));
  }
  expect(new DamagedRow(at).message).toBe("The stored JSON in buyers.notes of row B1 is damaged");
  expect(read('{"name":"A","more":1}')()).toEqual({ name: "A", more: 1 });
});
