import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import type { StatsRow } from "#domain/stats/stats.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aRecord, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";
import { aWorkedShipment, statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

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

describe("a row", () => {
  test("has the day in India as that of its creation (R-287)", async () => {
    const before = now;
    now = new Date(Date.UTC(2025, 3, 1, 12));
    const exporter = await anExporter(api);
    // 19:00 UTC is half past midnight in India.
    await shipmentOf(exporter, "Rice", { hour: 19 });
    expect((await statsSheet(exporter).rows())[0]?.values["created"]).toBe("02/04/2025");
    now = before;
  });

  test("tells of the shipment as it is now, as finished text (R-287)", async () => {
    const exporter = await anExporter(api);
    const sheet = statsSheet(exporter);
    const charges = { gstPercentage: 0, gst: 0, advance: 0, discount: 0, fob: 9000, freight: 1234.5, insurance: 0, commission: 0 };
    const { shipmentId } = await shipmentOf(exporter, "Rice", { hour: 8, charges });
    expect(await sheet.rows()).toEqual([
      {
        shipmentId,
        colour: "#ffffff",
        version: 0,
        values: {
          shipment: "Rice",
          created: "01/04/2025",
          consignee: "Al Marjan Foodstuff Trading L.L.C.",
          broker: "Levant Agri Brokers FZE",
          products: "BASMATI RICE",
          quantity: "10 MT",
          packages: "400 BAGS",
          netWeight: "10,000.00 KG",
          grossWeight: "10,060.00 KG",
          currency: "USD",
          totalAmount: "10,000.00",
          fob: "9,000.00",
          freight: "1,234.50",
          portOfLoading: "Mundra",
          portOfDischarge: "Jebel Ali",
          vessel: "MV TARANG SAGAR",
          containers: "1 FCL",
          shipmentTerms: "CIF Jebel Ali",
          paymentTerms: "100% irrevocable L/C at sight",
        },
      },
    ]);
    const invoice = { invoiceNo: "TV/EXP/042", invoiceDate: "12/11/2025", letterhead: false };
    expect((await exporter.user.post(`/v1/shipment/document/invoice?shipmentId=${shipmentId}`, invoice)).errors).toEqual([]);
    const body = aShipmentBody(exporter, { name: "Rice and more", vessel: "", type: "BULK", currency: "INR" });
    await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body);
    const [row] = await sheet.rows();
    expect(row?.values).toMatchObject({
      shipment: "Rice and more",
      invoiceNo: "TV/EXP/042",
      invoiceDate: "12/11/2025",
      currency: "INR",
      totalAmount: "10,000.00",
    });
    for (const blank of ["vessel", "containers", "fob", "freight", "piNo"]) expect(row?.values).not.toHaveProperty(blank);
  });

  test("names each product once, adds up its lines, and counts goods in bulk as such", async () => {
    const exporter = await anExporter(api);
    const bulk = { netWeightPerPackage: 0, grossWeightPerPackage: 0 };
    const line = (change: object) => ({
      ...aLine(exporter),
      package: { netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
      ...change,
    });
    // A body may omit computed values.
    const bags = [line({}), line({ quantity: 5.5 }), line({ productId: exporter.otherProductId })] as ShipmentBody["products"];
    const loose = [line({ package: bulk })] as ShipmentBody["products"];
    await shipmentOf(exporter, "Bags", { hour: 8, products: bags });
    await shipmentOf(exporter, "Loose", { hour: 9, products: loose, type: "BULK" });
    const [first, second] = await statsSheet(exporter).rows();
    expect(first?.values).toMatchObject({
      products: "BASMATI RICE; STEAM RICE",
      quantity: "25.5 MT",
      packages: "1,020 BAGS",
      netWeight: "25,500.00 KG",
      grossWeight: "25,653.00 KG",
    });
    expect(second?.values).toMatchObject({ packages: "In bulk", netWeight: "10,000.00 KG", grossWeight: "10,000.00 KG" });
  });

  test("counts the started package of each line, and goods in bulk apart, as the documents do (R-246)", async () => {
    const exporter = await anExporter(api);
    const line = (net: number) => ({
      ...aLine(exporter, { quantity: 0.01 }),
      package: { netWeightPerPackage: net, grossWeightPerPackage: net },
    });
    // 10 KG in bags of 4 KG are two and a half.
    const products = [line(4), line(4), line(0)] as ShipmentBody["products"];
    await shipmentOf(exporter, "Started", { hour: 9, products, type: "BULK" });
    const [row] = await statsSheet(exporter).rows();
    expect(row?.values).toMatchObject({ packages: "6 BAGS + In bulk" });
  });

  test("adds up the weights of lines as documents round them, and so does the sum of the column (R-246)", async () => {
    const exporter = await anExporter(api);
    // 1 KG net is 1.00048 KG gross.
    const line = { ...aLine(exporter, { quantity: 0.001 }), package: { netWeightPerPackage: 25, grossWeightPerPackage: 25.012 } };
    const products = [line, line, line] as ShipmentBody["products"];
    await shipmentOf(exporter, "Rounded", { hour: 9, products, type: "BULK" });
    expect((await statsSheet(exporter).rows())[0]?.values).toMatchObject({ netWeight: "3.00 KG", grossWeight: "3.00 KG" });
    const { data } = await exporter.user.post(`/v1/shipment-stats/summary?firmId=${exporter.firm.firmId}`, {});
    expect(data).toMatchObject({ summary: { weights: [{ unit: "KG", netWeight: "3", grossWeight: "3" }] } });
  });
});

describe("a filter", () => {
  let exporter: Exporter;
  let sheet: ReturnType<typeof statsSheet>;
  let otherBroker: string;
  beforeAll(async () => {
    now = new Date(Date.UTC(2025, 3, 1, 7));
    exporter = await anExporter(api);
    sheet = statsSheet(exporter);
    otherBroker = await aRecord(exporter.user, "broker", { name: "Girnar Commodity Brokers", country: "India" }, "brokerId");
    await shipmentOf(await anExporter(api), "A stranger's", { hour: 8 });
    await shipmentOf(exporter, "One", { hour: 8 });
    await shipmentOf(exporter, "Two", { hour: 9, brokerId: otherBroker });
    await shipmentOf(exporter, "Three", { hour: 10, portOfDischarge: "Mombasa" });
    await shipmentOf(exporter, "Four", { hour: 11, portOfLoading: "Kandla", portOfDischarge: "Mombasa", quantity: 1234 });
  });

  test.each([
    ["nothing", {}, ["One", "Two", "Three", "Four"]],
    ["a port of discharge", { portOfDischarge: "Mombasa" }, ["Three", "Four"]],
    ["both ports", { portOfDischarge: "Mombasa", portOfLoading: "Mundra" }, ["Three"]],
    ["a port that no shipment has", { portOfLoading: "Hamburg" }, []],
    ["times, both included", { startDate: "2025-04-01T09:00:00Z", endDate: "2025-04-01T10:00:00Z" }, ["Two", "Three"]],
    ["an open range", { startDate: "2025-04-01T10:00:00.001Z" }, ["Four"]],
    ["text in any column and case", { find: "mOMBasa" }, ["Three", "Four"]],
    ["a figure as it is shown", { find: "1,234,000.00" }, ["Four"]],
    ["text that no row shows", { find: "zebra" }, []],
    ["text and a port", { find: "kandla", portOfDischarge: "Mombasa" }, ["Four"]],
    ["an unknown broker", { brokerId: "unknown" }, []],
  ])("by %s leaves the rows that have it (R-287)", async (_, body, expected) => {
    const { data } = await sheet.filter(body);
    expect(names(data.shipmentStats)).toEqual(expected);
    expect(data.total).toBe(expected.length);
  });

  test("by a broker leaves their rows (R-287)", async () => {
    expect(names(await sheet.rows({ brokerId: otherBroker }))).toEqual(["Two"]);
    expect(names(await sheet.rows({ brokerId: exporter.brokerId }))).toEqual(["One", "Three", "Four"]);
  });

  test("finds text in cells of the user's own, as soon as it is there and no longer", async () => {
    const eta = await sheet.add("ETA");
    const [, two] = await sheet.rows();
    expect(await sheet.rows({ find: "28/11/2025" })).toEqual([]);
    await sheet.cell(two?.shipmentId ?? "", eta, "before 28/11/2025");
    expect(names(await sheet.rows({ find: "28/11/2025" }))).toEqual(["Two"]);
    await sheet.delete(eta);
    expect(await sheet.rows({ find: "28/11/2025" })).toEqual([]);
  });

  test("follows a shipment that changes, comes or goes", async () => {
    const added = await shipmentOf(exporter, "Five", { hour: 12, portOfDischarge: "Mombasa" });
    expect(names(await sheet.rows({ portOfDischarge: "Mombasa" }))).toEqual(["Three", "Four", "Five"]);
    await exporter.user.delete(`/v1/shipment/delete?shipmentId=${added.shipmentId}`);
    expect(names(await sheet.rows({ portOfDischarge: "Mombasa" }))).toEqual(["Three", "Four"]);
  });

  test("tells the sheet's version, which every change raises", async () => {
    const before = (await sheet.filter()).data.version;
    const eta = await sheet.add("ETA");
    const [one] = await sheet.rows();
    await sheet.colour(one?.shipmentId ?? "", "#fee2e2");
    await sheet.delete(eta);
    expect((await sheet.filter({ limit: 0 })).data).toEqual({ shipmentStats: [], total: 4, version: before + 3 });
  });
});

describe("a window", () => {
  let exporter: Exporter;
  beforeAll(async () => {
    now = new Date(Date.UTC(2025, 3, 1, 7));
    exporter = await anExporter(api);
    const { shipmentId } = await shipmentOf(exporter, "The last one", { hour: 8 });
    const times = Array.from({ length: 1200 }, (_, index) => new Date(Date.UTC(2024, 3, 1, 6 + 6 * index)).toISOString());
    await api.restart(() => seedShipments(api, shipmentId, times));
  });

  test("is the right one near and far, ordered or not", async () => {
    const sheet = statsSheet(exporter);
    const { data } = await sheet.filter({ limit: 2, offset: 777 });
    expect([names(data.shipmentStats), data.total]).toEqual([["Seed 777", "Seed 778"], 1201]);
    expect(names(await sheet.rows({ limit: 5, offset: 1199 }))).toEqual(["Seed 1199", "The last one"]);
    expect(await sheet.rows({ limit: 5, offset: 1201 })).toEqual([]);
    const sort = { columnId: "created", direction: "desc" };
    expect(names(await sheet.rows({ limit: 2, offset: 777, sort }))).toEqual(["Seed 423", "Seed 422"]);
    expect(names(await sheet.rows({ limit: 2, offset: 500, find: "seed 9" }))).toEqual([]);
    expect(names(await sheet.rows({ limit: 2, offset: 109, find: "seed 9" }))).toEqual(["Seed 998", "Seed 999"]);
  });

  test("of no size is the whole sheet, of more than 10,000 rows refused", async () => {
    const sheet = statsSheet(exporter);
    expect(await sheet.rows()).toHaveLength(1201);
    const wrong = [
      [{ limit: 10_001 }, "limit must be a whole number from 0 to 10000"],
      [{ limit: -1 }, "limit must be a whole number from 0 to 10000"],
      [{ offset: -1 }, "offset must be a whole number from 0 to 1000000000"],
      [{ startDate: "01/04/2025" }, "startDate must be an ISO 8601 date"],
    ] as const;
    for (const [body, error] of wrong) expect(await sheet.filter(body)).toMatchObject({ status: 400, errors: [{ error }] });
  });
});
