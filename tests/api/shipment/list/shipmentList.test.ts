import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { blankContainerFields } from "../../../support/fixtures/blankFields.ts";
import { aFirm } from "../../../support/fixtures/aFirm.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { listShipments, type List } from "../../../support/api/shipments/listShipments.ts";
import { seedShipments } from "../../../support/database/seedShipments.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;

/** One shipment every six hours from the first of April 2025, 06:00 UTC, on: 1,500 over more than a year. */
const times = Array.from({ length: 1500 }, (_, index) => new Date(Date.UTC(2025, 3, 1, 6 + 6 * index)).toISOString());

beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2027-01-01T06:00:00.000Z") });
  exporter = await anExporter(api);
  stranger = await anExporter(api);
  await aShipment(stranger);
  await aShipment(stranger);
  const last = await aShipment(exporter, { name: "The last one" });
  await api.restart(() => seedShipments(api, last.shipmentId, times));
});
afterAll(() => api.close());

const filter = (body: object, query = "") => listShipments(exporter, body, query);

const names = ({ shipments }: List) => shipments.map(({ name }) => name);
const seeds = (...numbers: number[]) => numbers.map((number) => `Seed ${number}`);

describe("a page of shipments", () => {
  test("has the 50 oldest unless told otherwise, the total, and whether more follow (R-181, R-182, R-391)", async () => {
    const list = await filter({});
    expect(names(list)).toEqual(seeds(...times.slice(0, 50).keys()));
    expect(list).toMatchObject({ total: 1501, hasNext: true });
  });

  test("is sorted by the time of creation either way (R-181)", async () => {
    expect(names(await filter({ sort: "desc", limit: 3 }))).toEqual(["The last one", "Seed 1499", "Seed 1498"]);
    expect(names(await filter({ sort: "asc", limit: 2 }))).toEqual(["Seed 0", "Seed 1"]);
  });

  test("tells of each shipment what a list shows, and no more (R-183, R-363)", async () => {
    const { shipments } = await filter({ limit: 1 });
    expect(shipments[0]).toEqual({
      shipmentId: expect.any(String),
      firmId: exporter.firm.firmId,
      name: "Seed 0",
      createdAt: "2025-04-01T06:00:00.000Z",
      updatedAt: "2025-04-01T06:00:00.000Z",
      type: "CONTAINERISED",
      invoiceNo: "",
      invoiceDate: "",
      piNo: "",
      piDate: "",
      contractNo: "",
      contractDate: "",
      consignee: {
        buyerId: exporter.consigneeId,
        name: "Al Marjan Foodstuff Trading L.L.C.",
        address: "Dubai",
        country: "United Arab Emirates",
      },
      broker: { brokerId: exporter.brokerId, name: "Levant Agri Brokers FZE", country: "United Arab Emirates" },
      currency: "USD",
      totalAmount: 10_000,
      totalQuantity: 10_000,
      totalGrossQuantity: 10_060,
      portOfLoading: "Mundra",
      portOfDischarge: "Jebel Ali",
    });
  });

  test("has whole shipments where they are asked for (R-183)", async () => {
    const { shipments } = await filter({ sort: "desc", limit: 2, full: true });
    const [last] = shipments;
    const read = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${last?.shipmentId}`);
    expect({ ...last, differsFromMasterData: false, warnings: [] }).toEqual(read.data);
    expect(shipments).toMatchObject([{ container: [{}], products: [{}] }, { products: [{ name: "BASMATI RICE" }] }]);
  });

  test("far behind is the right one, from either end and within a range (R-391)", async () => {
    expect(names(await filter({ offset: 777, limit: 3 }))).toEqual(seeds(777, 778, 779));
    expect(names(await filter({ offset: 777, limit: 3, sort: "desc" }))).toEqual(seeds(723, 722, 721));
    const range = { startDate: "2025-04-01T12:00:00Z", endDate: "2026-04-01T05:00:00Z" };
    expect(names(await filter({ ...range, offset: 1000, limit: 2 }))).toEqual(seeds(1001, 1002));
    expect(names(await filter({ ...range, offset: 1000, limit: 2, sort: "desc" }))).toEqual(seeds(459, 458));
  });

  test("at the end is short, and behind the end empty", async () => {
    expect(await filter({ offset: 1499, limit: 50 })).toMatchObject({
      shipments: [{ name: "Seed 1499" }, { name: "The last one" }],
      hasNext: false,
    });
    expect(await filter({ offset: 1500, limit: 1 })).toMatchObject({ shipments: [{}], hasNext: false });
    expect(await filter({ offset: 1501 })).toMatchObject({ shipments: [], hasNext: false, total: 1501 });
  });

  test("that ends just before the last one has a next", async () => {
    expect(await filter({ offset: 1499, limit: 1 })).toMatchObject({ hasNext: true });
  });
});

describe("a range", () => {
  test("includes both its ends to the millisecond", async () => {
    const list = await filter({ startDate: "2025-04-01T12:00:00.000Z", endDate: "2025-04-02T06:00:00.000Z" });
    expect(list.total).toBe(4);
    expect(names(list)).toEqual(seeds(1, 2, 3, 4));
    expect((await filter({ startDate: "2025-04-01T12:00:00.001Z", endDate: "2025-04-02T05:59:59.999Z" })).total).toBe(2);
  });

  test("of whole days counts them whole", async () => {
    expect((await filter({ startDate: "2025-04-02", endDate: "2025-04-03" })).total).toBe(8);
    expect((await filter({ startDate: "2025-04-01T18:30:00.000Z", endDate: "2026-03-31T18:29:59.999Z" })).total).toBe(4 * 364);
  });

  test("that begins on the last day of all years, or ends on the first, holds nothing", async () => {
    expect(await filter({ startDate: "9999-12-31T10:00:00Z" })).toMatchObject({ shipments: [], total: 0 });
    expect(await filter({ endDate: "0000-01-01T10:00:00Z" })).toMatchObject({ shipments: [], total: 0 });
  });

  test("may be open at one side, and may hold nothing", async () => {
    expect((await filter({ endDate: "2025-04-01" })).total).toBe(3);
    expect((await filter({ startDate: "2026-12-31" })).total).toBe(1);
    expect(await filter({ startDate: "2025-04-03", endDate: "2025-04-02" })).toMatchObject({ shipments: [], hasNext: false, total: 0 });
  });
});

describe("a firm's shipments", () => {
  test("are listed by its id (R-391)", async () => {
    const other = await aFirm(api, exporter.user, { name: "Another" });
    expect((await filter({}, `?firmId=${exporter.firm.firmId}`)).total).toBe(1501);
    expect(await filter({}, `?firmId=${other.firmId}`)).toMatchObject({ shipments: [], hasNext: false, total: 0 });
  });

  test("of another owner are not found, and never counted among one's own", async () => {
    const answer = await exporter.user.post(`/v1/shipment/filter?firmId=${stranger.firm.firmId}`);
    expect(answer).toMatchObject({ status: 404, data: null, errors: [{ error: "Firm not found", code: "NOT_FOUND" }] });
    expect((await stranger.user.post<List>("/v1/shipment/filter")).data.total).toBe(2);
  });
});

test("the newest shipments to one consignee are listed; those to a stranger's are not (R-1039)", async () => {
  const owner = await anExporter(api);
  const other = await owner.user.post<{ buyerId: string }>("/v1/user/buyer/add", { name: "Hanse", address: "Kai 1", country: "Germany" });
  const { buyerId } = other.data;
  await aShipment(owner, { name: "First to Hanse", consigneeId: buyerId });
  await aShipment(owner, { name: "Second to Hanse", consigneeId: buyerId });
  await aShipment(owner, { name: "To another" });
  const to = async (consigneeId: string, user = owner.user) =>
    (await user.post<List & { consigneeId?: string }>("/v1/shipment/filter", { consigneeId, sort: "desc", limit: 1 })).data;
  expect(await to(buyerId)).toMatchObject({ shipments: [{ name: "Second to Hanse" }], total: 2, hasNext: true, consigneeId: buyerId });
  expect(await to(buyerId, stranger.user)).toMatchObject({ shipments: [], total: 0 });
  expect(await to("no such buyer")).toMatchObject({ shipments: [], total: 0 });
  expect((await to("")).total).toBe(3);
});

test("what cannot be a page is refused with its field", async () => {
  const wrong = [
    [{ limit: 0 }, "limit must be a whole number from 1 to 500"],
    [{ limit: 501 }, "limit must be a whole number from 1 to 500"],
    [{ limit: "50" }, "limit must be a number"],
    [{ offset: -1 }, "offset must be a whole number from 0 to 1000000000"],
    [{ offset: 0.5 }, "offset must be a whole number from 0 to 1000000000"],
    [{ sort: "name" }, "sort must be asc or desc"],
    [{ startDate: "01/04/2025" }, "startDate must be an ISO 8601 date"],
    [{ endDate: "2025-02-30" }, "endDate must be an ISO 8601 date"],
  ] as const;
  for (const [body, error] of wrong) {
    const [field] = Object.keys(body);
    expect(await exporter.user.post("/v1/shipment/filter", body)).toMatchObject({ status: 400, errors: [{ error, field: [field] }] });
  }
});

test("counts stay right when shipments are added and deleted at the same time", async () => {
  const owner = await anExporter(api);
  const added = await Promise.all(Array.from({ length: 12 }, (_, index) => aShipment(owner, { name: `Shipment ${index}` })));
  const [gone, kept] = [added.slice(0, 5), added.slice(5)];
  await Promise.all([
    ...gone.map(({ shipmentId }) => owner.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)),
    ...gone.map(({ shipmentId }) => owner.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)),
    aShipment(owner),
  ]);
  const { data } = await owner.user.post<List>("/v1/shipment/filter", { startDate: "2027-01-01", endDate: "2027-01-01" });
  expect(data.total).toBe(kept.length + 1);
  expect(data.shipments).toHaveLength(kept.length + 1);
});

test("a shipment that moves to another firm is counted there", async () => {
  const owner = await anExporter(api);
  const other = await aFirm(api, owner.user, { name: "Another" });
  const { shipmentId, version: _version, ...before } = await aShipment(owner);
  const [address] = other.address;
  const [bank] = other.bankDetails;
  const body = {
    ...before,
    firmId: other.firmId,
    addressId: address?.addressId,
    bankId: bank?.bankId,
    consigneeId: owner.consigneeId,
    brokerId: owner.brokerId,
  };
  expect((await owner.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
  const totalOf = async (firmId: string) => (await owner.user.post<List>(`/v1/shipment/filter?firmId=${firmId}`)).data.total;
  expect([await totalOf(owner.firm.firmId), await totalOf(other.firmId)]).toEqual([0, 1]);
});

test("a page of whole shipments has at most 8 MB, and is complete up to there; one shipment is always read (R-1371)", async () => {
  const owner = await anExporter(api);
  const text = "x".repeat(250);
  const container = Array.from({ length: 400 }, (_, index) => ({
    ...blankContainerFields,
    containerNumber: `TVXU${index}`,
    lineSealNumber: text,
    rfidSealNumber: text,
    lot: text,
    customsSealNumber: text,
    vgmWeighbridge: text,
  }));
  const change = { container, containerDetail: { containers: 400, type: "FCL" } } as const;
  for (let index = 0; index < 14; index += 1) await aShipment(owner, { ...change, name: `Large ${index}` });
  const pageOf = (limit: number) => owner.user.post<{ shipments: Shipment[] }>("/v1/shipment/filter", { full: true, limit });
  const [whole, beyond] = [await pageOf(4), await pageOf(14)];
  expect(whole.data.shipments.map((one) => [one.name, one.container?.length])).toEqual([0, 1, 2, 3].map((n) => [`Large ${n}`, 400]));
  expect([beyond.status, beyond.data]).toEqual([413, null]);
  expect(beyond.errors).toMatchObject([{ error: "These shipments have more than 8 MB in all. Ask for fewer at once", code: "TOO_LARGE" }]);
});
