import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserInfo } from "#domain/account/userInfo.ts";
import type { PaperSet } from "#domain/documents/papers.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { aBroker } from "../../support/api/sharing/brokers.ts";
import { anImportingOffice, shipmentsOf, tableOf } from "../../support/api/shipments/shipmentTables.ts";

let api: TestApi;
let statements = 0;
/** Statements that add up the texts of the office. */
let sums = 0;
beforeAll(async () => {
  const onQuery = ({ sql }: { sql: string }) => {
    statements += 1;
    if (sql.includes("sum(octet_length")) sums += 1;
  };
  api = await anApi({ onQuery });
});
afterAll(() => api.close());

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ Shipment: `Rice ${n}`, HSN: "10063012" }));

test("an import writes many shipments by few statements, and its undo deletes them by few (R-1332)", async () => {
  const { calls, read } = await anImportingOffice(api);
  const table = await read(tableOf(rowsOf(200)));
  statements = 0;
  expect((await calls.apply(table)).data).toMatchObject({ added: 200 });
  expect(statements).toBeLessThan(400);
  statements = 0;
  expect((await calls.undo(table)).data).toMatchObject({ undone: 200, keptCount: 0 });
  expect(statements).toBeLessThan(600);
});

test("an import that changes many records, and its undo, write them by few statements, and nothing but what the table says (R-1332)", async () => {
  const { exporter, calls } = await anImportingOffice(api);
  const tableOfBuyers = (phone: string) =>
    ["Name\tPhone", ...Array.from({ length: 200 }, (_, n) => `Buyer ${n}\t${phone}`), "Alone\t+1"].join("\n");
  await calls.all("BUYER", tableOfBuyers("+49"));
  const buyers = async () => (await exporter.user.get<UserInfo>("/v1/user/info")).data.buyers;
  const before = await buyers();
  const table = (await calls.send("BUYER", tableOfBuyers("+91"))).data;
  statements = 0;
  expect((await calls.apply(table)).data).toMatchObject({ added: 0, changed: 200 });
  expect(statements).toBeLessThan(40);
  expect((await buyers()).toSorted(byName)).toEqual(
    before.map((one) => (one.name.startsWith("Buyer ") ? { ...one, phone: "+91" } : one)).toSorted(byName),
  );
  statements = 0;
  expect((await calls.undo(table)).data).toMatchObject({ undone: 200, keptCount: 0 });
  expect(statements).toBeLessThan(40);
  expect(await buyers()).toEqual(before);
});

test("an import that adds and enlarges records adds up the office's texts once (R-1332, R-1372)", async () => {
  const { calls } = await anImportingOffice(api);
  await calls.all("BUYER", "Name\tPhone\nHanse\t+49\n");
  const table = (await calls.send("BUYER", "Name\tPhone\nHanse\t+49 40 123\nNordsee\t+49 41\n")).data;
  sums = 0;
  expect((await calls.apply(table)).data).toMatchObject({ added: 1, changed: 1 });
  expect(sums).toBe(1);
  const larger = (await calls.send("BUYER", "Name\tPhone\nHanse\t+49 40 123 456\n")).data;
  expect((await calls.apply(larger)).data).toMatchObject({ added: 0, changed: 1 });
  expect(sums).toBe(2);
});

test("shipments that are written together are shared, announced and begun like single ones (R-662, R-813, R-996)", async () => {
  const { exporter, calls, read } = await anImportingOffice(api);
  const broker = await aBroker(api, exporter);
  const [one, ...others] = rowsOf(30);
  if (!one) throw new Error("No row");
  await calls.apply(await read(tableOf([one])));
  const [first] = await shipmentsOf(exporter);
  const papers = [{ type: "COO", isNeeded: true, originals: 2, copies: 1, note: "Legalised", dueOn: "01/12/2025" }];
  const sent = await exporter.user.post(`/v1/shipment/papers?shipmentId=${first?.shipmentId}`, { papers });
  expect(sent.errors).toEqual([]);
  await calls.apply(await read(tableOf(others)));
  const stored = await shipmentsOf(exporter);
  expect(stored.map(({ name }) => name)).toEqual(rowsOf(30).map(({ Shipment }) => Shipment));
  const shared = await broker.post<{ shipments: { name: string }[] }>("/v1/shared/shipment/filter", { limit: 100 });
  expect(shared.data.shipments).toHaveLength(30);
  const last = await exporter.user.get<PaperSet>(`/v1/shipment/papers?shipmentId=${stored.at(-1)?.shipmentId}`);
  expect(last.data.papers.find(({ type }) => type === "COO")).toMatchObject({ note: "Legalised", dueOn: "" });
  const { entries } = await trailOf(exporter.user, "limit=200");
  expect(entries.filter(({ action, noun }) => action === "ADDED" && noun === "SHIPMENT")).toHaveLength(30);
  expect(entries.filter(({ action, noun }) => action === "SHARED" && noun === "PARTNER")).toHaveLength(30);
});
