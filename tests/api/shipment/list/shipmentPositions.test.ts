import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShipmentSummary } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { openDatabase } from "../../../../api/db/database.ts";
import { listShipments, type List } from "../../../support/api/shipments/listShipments.ts";
import { seedShipments } from "../../../support/database/seedShipments.ts";

let api: TestApi;
let exporter: Exporter;
let now = new Date("2027-01-01T06:00:00.000Z");

/** Three shipments share each instant, so that a position needs the id as well. */
const times = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(2026, 3, 1, 6 * Math.floor(index / 3))).toISOString());

beforeAll(async () => {
  api = await anApi({ clock: () => now });
  exporter = await anExporter(api);
  const last = await aShipment(exporter, { name: "The last one" });
  await api.restart(() => seedShipments(api, last.shipmentId, times));
});
afterAll(() => api.close());

const filter = (body: object, query = "") => listShipments(exporter, body, query);

const names = ({ shipments }: List) => shipments.map(({ name }) => name);
const positionOf = ({ createdAt, shipmentId }: ShipmentSummary) => `${createdAt}/${shipmentId}`;
const positionOfName = ({ name, shipmentId }: ShipmentSummary) => `${name}/${shipmentId}`;
const positionOfInvoice = ({ invoiceDate, shipmentId }: ShipmentSummary) => `${invoiceDate}/${shipmentId}`;
const positionOfChange = ({ updatedAt, shipmentId }: ShipmentSummary) => `${updatedAt}/${shipmentId}`;

/** All pages of a list, each after the last one of the page before. */
async function walk(body: object, at = positionOf): Promise<List[]> {
  const pages: List[] = [];
  for (let after = ""; pages.length < 100;) {
    const page = await filter({ ...body, ...(after && { after }) });
    pages.push(page);
    const last = page.shipments.at(-1);
    if (!page.hasNext || !last) return pages;
    after = at(last);
  }
  throw new Error("The pages have no end");
}

describe("a list by positions", () => {
  test.each([
    { sort: "asc", limit: 7 },
    { sort: "desc", limit: 7 },
    { sort: "desc", limit: 10, startDate: "2026-04-02", endDate: "2026-04-04T06:00:00Z" },
    { sort: "asc", limit: 4, find: "Seed 1" },
    { sort: "desc", limit: 4, find: "Seed 1" },
    { sort: "asc", limit: 7, updatedSince: "2026-04-03" },
  ])("gives each shipment once, and says how many stand before a page: %o", async (body) => {
    const pages = await walk(body);
    const all = await filter({ ...body, limit: 500 });
    expect(pages.flatMap(names)).toEqual(names(all));
    expect(all.shipments.length).toBe(all.total);
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, index) => index * body.limit));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.total]));
  });

  test("ends before a position, and an offset counts from `after`", async () => {
    const all = (await filter({ limit: 500, sort: "desc" })).shipments;
    const at = (index: number) => `${all[index]?.createdAt}/${all[index]?.shipmentId}`;
    const between = await filter({ sort: "desc", after: at(10), before: at(15) });
    expect(between.shipments).toEqual(all.slice(11, 15));
    expect(between).toMatchObject({ hasNext: false, offset: 11, total: 61 });
    const skipped = await filter({ sort: "desc", after: at(10), offset: 5, limit: 3 });
    expect(skipped.shipments).toEqual(all.slice(16, 19));
    expect(skipped.offset).toBe(16);
    expect((await filter({ sort: "desc", after: at(60) })).shipments).toEqual([]);
    expect((await filter({ sort: "desc", after: "2000-01-01T00:00:00.000Z/0" })).offset).toBe(61);
  });

  test("goes on rightly where the shipment it stands at was deleted, and another was added", async () => {
    const first = await filter({ limit: 5, sort: "desc" });
    const rest = await filter({ limit: 500, sort: "desc", offset: 5 });
    const [newest, , , , last] = first.shipments;
    for (const gone of [newest, last]) await exporter.user.delete(`/v1/shipment/delete?shipmentId=${gone?.shipmentId}`);
    await aShipment(exporter, { name: "Later" });
    const next = await filter({ limit: 500, sort: "desc", after: `${last?.createdAt}/${last?.shipmentId}` });
    expect(names(next)).toEqual(names(rest));
    expect(next.offset).toBe(4);
  });

  test.each([
    ["after", "nonsense"],
    ["after", "2026-13-01T00:00:00.000Z/1"],
    ["before", "2026-04-01T00:00:00.000Z/' or 1=1"],
    ["sortBy", "consignee"],
    ["updatedSince", "yesterday"],
  ])("refuses %s: %s", async (name, value) => {
    const { status, errors } = await exporter.user.post("/v1/shipment/filter", { [name]: value });
    expect([status, errors[0]?.field]).toEqual([400, [name]]);
  });
});

describe("a list by the time of change", () => {
  test("puts what changed last first, and tells what changed since an instant", async () => {
    const [oldest] = (await filter({ limit: 1 })).shipments;
    now = new Date("2027-01-01T07:00:00.000Z");
    const shipmentId = oldest?.shipmentId ?? "";
    const document = { kind: "packing-list", body: { invoiceNo: "TV/42", invoiceDate: "12/11/2025" } };
    const drawn = await exporter.user.post(`/v1/shipment/document/${document.kind}?shipmentId=${shipmentId}`, document.body);
    expect(drawn.errors).toEqual([]);
    expect(names(await filter({ sortBy: "updatedAt", sort: "desc", limit: 1 }))).toEqual([oldest?.name]);
    const changed = await filter({ updatedSince: "2027-01-01T07:00:00Z", sortBy: "updatedAt" });
    expect([names(changed), changed.total]).toEqual([[oldest?.name], 1]);
    const ofFirm = await filter({ updatedSince: "2027-01-01T07:00:00Z", sortBy: "updatedAt" }, `?firmId=${exporter.firm.firmId}`);
    expect(names(ofFirm)).toEqual([oldest?.name]);
  });

  test.each(["asc", "desc"])("is walked by positions as well (%s)", async (sort) => {
    const body = { sortBy: "updatedAt", sort, limit: 9 };
    const pages = await walk(body, positionOfChange);
    expect(pages.flatMap(names)).toEqual(names(await filter({ ...body, limit: 500 })));
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, index) => index * 9));
  });
});

describe("a list by name or invoice date", () => {
  test.each([
    { sortBy: "name", sort: "asc", limit: 7 },
    { sortBy: "name", sort: "desc", limit: 7, startDate: "2026-04-02" },
    { sortBy: "name", sort: "asc", limit: 4, find: "Seed 1" },
    { sortBy: "invoiceDate", sort: "desc", limit: 7 },
    { sortBy: "invoiceDate", sort: "asc", limit: 4, find: "Seed 1" },
  ])("gives each shipment once, and says how many are before a page: %o (R-834)", async (body) => {
    const pages = await walk(body, body.sortBy === "name" ? positionOfName : positionOfInvoice);
    const all = await filter({ ...body, limit: 500 });
    expect(pages.flatMap(names)).toEqual(names(all));
    expect(new Set(names(all)).size).toBe(all.total);
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, index) => index * body.limit));
  });

  test("ignores case in names, keeps the order of other scripts in both engines, and takes names with a slash (R-834)", async () => {
    const named = ["zinc/1", "Apple", "apple 2", "Zinc/0", "Übung", "ßeta"];
    for (const name of named) await aShipment(exporter, { name: `§ ${name}` });
    const body = { sortBy: "name", find: "§" };
    const sorted = ["§ Apple", "§ apple 2", "§ Zinc/0", "§ zinc/1", "§ Übung", "§ ßeta"];
    expect(names(await filter(body))).toEqual(sorted);
    const whole = names(await filter({ sortBy: "name", limit: 500 })).filter((name) => name.startsWith("§"));
    expect(whole).toEqual(sorted);
    const pages = await walk({ sortBy: "name", sort: "desc", limit: 1, find: "§" }, positionOfName);
    expect(pages.flatMap(names)).toEqual(sorted.toReversed());
  });

  test("puts a shipment without an invoice's date before all dates (R-834)", async () => {
    const dated = (await filter({ limit: 500 })).shipments.filter(({ invoiceDate }) => invoiceDate !== "");
    expect(dated.length).toBeGreaterThan(0);
    const last = await filter({ sortBy: "invoiceDate", sort: "desc", limit: dated.length });
    expect(last.shipments.every(({ invoiceDate }) => invoiceDate !== "")).toBe(true);
  });

  test.each([
    ["name", "no id"],
    ["name", "A shipment/"],
    ["name", "A shipment/' or 1=1"],
    ["invoiceDate", "31/02/2026/0195f3a2"],
    ["invoiceDate", "2026-02-01T00:00:00.000Z/0195f3a2"],
  ])("refuses a position that is none of this order (%s: %s)", async (sortBy, after) => {
    const { status, errors } = await exporter.user.post("/v1/shipment/filter", { sortBy, after });
    expect([status, errors[0]?.field]).toEqual([400, ["after"]]);
  });

  test("is refused for more than 20,000 shipments, and a search or a list by time is not (R-834)", async () => {
    await api.restart(async () => {
      const { db, close } = await openDatabase(api);
      // The counts alone: so many shipments would take the test long.
      await db.updateTable("shipmentCounts").set({ shipments: 20_001 }).execute();
      await close();
    });
    for (const sortBy of ["name", "invoiceDate"]) {
      const { status, errors } = await exporter.user.post("/v1/shipment/filter", { sortBy });
      expect([status, errors[0]?.field]).toEqual([400, ["sortBy"]]);
      expect(errors[0]?.error).toContain("At most 20,000 shipments are sorted by name or invoice date");
    }
    expect((await filter({ sortBy: "name", find: "Seed 1" })).total).toBeGreaterThan(10);
    expect((await filter({ sortBy: "updatedAt" })).shipments.length).toBeGreaterThan(0);
  });
});
