import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { toMoney } from "#domain/figures/currency.ts";
import type { StatsCharts, StatsSummary } from "#domain/stats/statsSummary.ts";
import rows from "#domain/sampleData/shipments.json" with { type: "json" };
import { openDatabase } from "../../../api/db/database.ts";
import { storeKeys } from "../../../api/stats/rows/statsKeys.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aRecord, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";

type Answer = { summary: StatsSummary; charts: StatsCharts };

let api: TestApi;
let exporter: Exporter;

/** The demo's thirty shipments, all created now and invoiced on their own dates, with their own currency, port and product. */
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2026-11-21T08:00:00.000Z") });
  exporter = await anExporter(api);
  const { user } = exporter;
  const records = new Map<string, string>();
  const record = async (path: string, id: string, body: { name: string; hsnCode?: string }) => {
    const key = `${path} ${body.name}`;
    if (!records.has(key)) records.set(key, await aRecord(user, path, body, id));
    return records.get(key) ?? "";
  };
  const kg = await aRecord(
    user,
    "unit",
    { orderUnit: "KG", packingUnit: "KG", weight: 1, packageType: "CARTON", netWeight: 45.36 },
    "unitId",
  );
  const dates = new Map<string, string>();
  for (const row of rows) {
    const { totalAmount, totalQuantity, totalGrossQuantity, amountBeforeGST, products, ...body } = aShipmentBody(exporter);
    const { package: _packed, ...line } = aLine(exporter);
    const sent = {
      ...body,
      name: `Shipment ${row.n}`,
      consigneeId: await record("buyer", "buyerId", { name: row.buyer }),
      portOfDischarge: row.portOfDischarge,
      currency: row.currency,
      products: [
        {
          ...line,
          productId: await record("goods", "goodsId", { name: row.product, hsnCode: "1" }),
          unitId: row.unit === "U3" ? kg : exporter.unitId,
          quantity: row.quantity,
          rate: row.rate,
          package: { netWeightPerPackage: 0, grossWeightPerPackage: 0 },
        },
      ],
    };
    const { data, errors } = await user.post<Shipment>("/v1/shipment/add", sent);
    if (errors.length > 0) throw new Error(`Shipment ${row.n} was refused: ${JSON.stringify(errors)}`);
    dates.set(data.shipmentId, row.date);
  }
  await api.restart(() => giveInvoiceDates(dates));
});
afterAll(() => api.close());

/** As the invoices would, whose drawing would take long. */
async function giveInvoiceDates(dates: Map<string, string>): Promise<void> {
  const { db, close } = await openDatabase(api);
  for (const [id, invoiceDate] of dates) await db.updateTable("shipments").set({ invoiceDate }).where("id", "=", id).execute();
  const { ownerId } = await db.selectFrom("shipments").select("ownerId").executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => storeKeys(trx, ownerId, [...dates.keys()]));
  await close();
}

async function ask(body: object = {}): Promise<Answer> {
  const { data, errors } = await exporter.user.post<Answer>(`/v1/shipment-stats/summary?firmId=${exporter.firm.firmId}`, body);
  expect(errors).toEqual([]);
  return data;
}

/** April 2026 to March 2027 in a place five and a half hours east of Greenwich. */
const yearNow = { startDate: "2026-03-31T18:30:00.000Z", endDate: "2027-03-31T18:29:59.999Z" };
const yearBefore = { startDate: "2025-03-31T18:30:00.000Z", endDate: "2026-03-31T18:29:59.999Z" };

test("the totals of a sheet keep currencies apart and are exact", async () => {
  const { summary } = await ask();
  expect(summary).toEqual({
    shipments: 30,
    currencies: [
      { currency: "USD", shipments: 22, totalAmount: "3028206.60", averageAmount: "137645.75", fob: "0.00", freight: "0.00" },
      { currency: "EUR", shipments: 8, totalAmount: "571099.00", averageAmount: "71387.38", fob: "0.00", freight: "0.00" },
    ],
    weights: [{ unit: "KG", netWeight: "5482667.2", grossWeight: "5482667.2" }],
  });
});

test("the totals go by when shipments were created, like the sheet; the charts by their invoices' dates (R-296)", async () => {
  const { summary, charts } = await ask(yearBefore);
  expect(summary).toEqual({ shipments: 0, currencies: [], weights: [] });
  expect(charts.valueByMonth.map(({ currency }) => currency)).toEqual(["USD", "EUR"]);
  expect((await ask(yearNow)).summary.shipments).toBe(30);
});

test("a month's value stands beside that of the year before, for every month of the range", async () => {
  const { charts } = await ask(yearNow);
  const [usd, eur] = charts.valueByMonth;
  expect(usd?.currency).toBe("USD");
  expect(usd?.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 3 + index)).toISOString().slice(0, 7)),
  );
  expect(usd?.months.slice(0, 3)).toEqual([
    { month: "2026-04", value: "163800.00", valueYearBefore: "106500.00" },
    { month: "2026-05", value: "586560.00", valueYearBefore: "174090.00" },
    { month: "2026-06", value: "69654.82", valueYearBefore: "68257.73" },
  ]);
  expect(eur?.months.at(-1)).toEqual({ month: "2027-03", value: "0.00", valueYearBefore: "108870.00" });
});

test("a year that starts in March counts 29 February in the year that it ends, and in no other (R-296)", async () => {
  const owner = await anExporter(api);
  const { data: shipment } = await owner.user.post<Shipment>("/v1/shipment/add", aShipmentBody(owner));
  const invoice = { invoiceNo: "TV/29", letterhead: false };
  async function monthsOf(invoiceDate: string, startDate: string, endDate: string) {
    await owner.user.post(`/v1/shipment/document/invoice?shipmentId=${shipment.shipmentId}`, { ...invoice, invoiceDate });
    const { data } = await owner.user.post<Answer>(`/v1/shipment-stats/summary?firmId=${owner.firm.firmId}`, { startDate, endDate });
    const months = data.charts.valueByMonth.flatMap((series) => series.months);
    return months.filter(({ value, valueYearBefore }) => [value, valueYearBefore].some((each) => each !== "0.00"));
  }
  const before = [{ month: "2025-02", value: "0.00", valueYearBefore: "10000.00" }];
  expect(await monthsOf("29/02/2024", "2024-02-29T18:30:00.000Z", "2025-02-28T18:29:59.999Z")).toEqual(before);
  const now = [{ month: "2023-03", value: "10000.00", valueYearBefore: "0.00" }];
  expect(await monthsOf("01/03/2023", "2023-02-28T18:30:00.000Z", "2024-02-29T18:29:59.999Z")).toEqual(now);
  const byTheDateLine = { from: "2023-02-28T11:00:00.000Z", to: "2024-02-29T10:59:59.999Z" };
  expect(await monthsOf("28/02/2023", byTheDateLine.from, byTheDateLine.to)).toEqual([
    { month: "2024-02", value: "0.00", valueYearBefore: "10000.00" },
  ]);
  expect(await monthsOf("01/03/2023", byTheDateLine.from, byTheDateLine.to)).toEqual(now);
});

test.each([
  ["Auckland in April", "2025-03-31T11:00:00.000Z", "2026-03-31T10:59:59.999Z"],
  ["Honolulu", "2025-04-01T10:00:00.000Z", "2026-04-01T09:59:59.999Z"],
])("charts of a year in %s have its twelve months and the invoices of its days alone (R-1191)", async (_place, startDate, endDate) => {
  const owner = await anExporter(api);
  const { data: shipment } = await owner.user.post<Shipment>("/v1/shipment/add", aShipmentBody(owner));
  const found = async (invoiceDate: string) => {
    const invoice = { invoiceNo: "TV/31", letterhead: false, invoiceDate };
    await owner.user.post(`/v1/shipment/document/invoice?shipmentId=${shipment.shipmentId}`, invoice);
    const { data } = await owner.user.post<Answer>(`/v1/shipment-stats/summary?firmId=${owner.firm.firmId}`, { startDate, endDate });
    const months = data.charts.valueByMonth.flatMap((series) => series.months);
    return { count: months.length, in: months.filter(({ value }) => value !== "0.00").map(({ month }) => month) };
  };
  expect(await found("01/04/2025")).toEqual({ count: 12, in: ["2025-04"] });
  expect(await found("31/03/2026")).toEqual({ count: 12, in: ["2026-03"] });
  expect((await found("31/03/2025")).in).toEqual([]);
  expect((await found("01/04/2026")).in).toEqual([]);
});

test("consignees, ports and products are ranked by value in each currency", async () => {
  const { charts } = await ask(yearBefore);
  expect(charts.topConsignees).toEqual([
    {
      currency: "USD",
      items: [
        { name: "Nyati Staple Foods Limited", shipments: 2, value: "695500.00" },
        { name: "Al Marjan Foodstuff Trading L.L.C.", shipments: 4, value: "439050.00" },
        { name: "Bengal Delta Traders Ltd.", shipments: 4, value: "393468.76" },
        { name: "Pearl River Weaving Co., Ltd.", shipments: 3, value: "279218.02" },
        { name: "Serendib Spice Imports (Pvt) Ltd", shipments: 3, value: "146070.00" },
      ],
    },
    {
      currency: "EUR",
      items: [
        { name: "Oriental Grains Handel B.V.", shipments: 3, value: "242155.00" },
        { name: "Hanse Naturchemie Handels GmbH", shipments: 3, value: "228168.00" },
      ],
    },
  ]);
  expect(charts.dischargePorts[0]?.items[0]).toEqual({ name: "Mombasa", shipments: 2, value: "695500.00" });
  const [usd, eur] = charts.products;
  expect(usd?.items[0]).toMatchObject({
    name: "INDIAN LONG GRAIN PARBOILED RICE IR-64",
    value: "695500.00",
    quantityMT: "1820",
    averagePricePerMT: "382.14",
  });
  expect(usd?.items[1]).toMatchObject({ shipments: 5, value: "484190.78", quantityMT: "139.7088", averagePricePerMT: "3465.71" });
  expect(eur?.items.map(({ name }) => name)).toContain("HULLED SESAME SEEDS");
});

test("with an open range only months are told that hold something", async () => {
  const { charts } = await ask();
  const months = charts.valueByMonth[0]?.months ?? [];
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([20, "2025-04", "2026-11"]);
});

test("both follow the sheet's filters (R-294)", async () => {
  const { summary, charts } = await ask({ ...yearNow, portOfDischarge: "Mombasa" });
  expect(summary.shipments).toBe(3);
  expect(charts.topConsignees).toEqual([
    { currency: "USD", items: [{ name: "Nyati Staple Foods Limited", shipments: 1, value: "586560.00" }] },
  ]);
  expect((await ask({ find: "hanse" })).summary).toMatchObject({
    shipments: 4,
    currencies: [{ currency: "EUR", totalAmount: "255528.00" }],
  });
  expect(await ask({ find: "zebra" })).toEqual({
    summary: { shipments: 0, currencies: [], weights: [] },
    charts: { valueByMonth: [], topConsignees: [], dischargePorts: [], products: [] },
  });
});

test("a product in a unit that is none of mass has no price per tonne, and a shipment without an invoice counts when it was created", async () => {
  const owner = await anExporter(api);
  const unitId = await aRecord(owner.user, "unit", { orderUnit: "CTN", packingUnit: "PCS", weight: 12, packageType: "BOX" }, "unitId");
  const { totalAmount, totalQuantity, totalGrossQuantity, amountBeforeGST, products, ...body } = aShipmentBody(owner);
  const { package: _packed, ...line } = aLine(owner, { unitId, rate: 3 });
  const sent = { ...body, currency: "JPY", products: [{ ...line, package: { netWeightPerPackage: 0, grossWeightPerPackage: 0 } }] };
  expect((await owner.user.post("/v1/shipment/add", sent)).errors).toEqual([]);
  const { data } = await owner.user.post<Answer>(`/v1/shipment-stats/summary?firmId=${owner.firm.firmId}`, yearNow);
  expect(data.summary).toMatchObject({
    currencies: [{ currency: "JPY", totalAmount: "30" }],
    weights: [{ unit: "PCS", netWeight: "120" }],
  });
  expect(data.charts.products).toEqual([
    { currency: "JPY", items: [{ name: "BASMATI RICE", shipments: 1, value: "30", quantityMT: null, averagePricePerMT: null }] },
  ]);
  expect(data.charts.valueByMonth[0]?.months.find(({ value }) => value !== "0")).toMatchObject({ month: "2026-11", value: "30" });
});

test("a month's rows are those that its bar adds up, whenever they were created", async () => {
  const { charts } = await ask(yearBefore);
  const bars = charts.valueByMonth.flatMap(({ currency, months }) => months.map(({ month, value }) => ({ currency, month, value })));
  for (const { currency, month, value } of bars) {
    const { summary } = await ask({ ...yearBefore, month, columns: [{ columnId: "currency", text: currency }] });
    expect([month, currency, summary.currencies[0]?.totalAmount ?? toMoney("0", currency)]).toEqual([month, currency, value]);
    const { data } = await statsSheet(exporter).filter({ ...yearBefore, month, limit: 0 });
    expect([month, data.total]).toEqual([month, (await ask({ ...yearBefore, month })).summary.shipments]);
  }
  expect((await ask({ ...yearBefore })).summary.shipments).toBe(0);
});
