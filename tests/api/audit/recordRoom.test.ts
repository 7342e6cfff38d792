import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { bytesOf } from "../../../api/audit/recordRoom.ts";
import type { Db } from "../../../api/db/database.ts";
import * as recordSizes from "../../../api/db/migrations/shipment/0087-record-sizes.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { asUser, signedInAgain } from "../../support/api/aUser.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";
import { inDatabase } from "../../support/database/inDatabase.ts";

let api: TestApi;
let now = Date.parse("2026-03-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ limits: { recordMegabytes: 1 }, clock: () => new Date(now) });
});
afterAll(() => api.close());

/** A shipment of about so many kilobytes: ten lines of two texts of three bytes a letter. */
function large(exporter: Exporter, kilobytes: number) {
  const text = "क".repeat((kilobytes * 1_000) / 60);
  const { totalAmount, totalQuantity, totalGrossQuantity, amountBeforeGST, ...body } = aShipmentBody(exporter);
  return { ...body, products: Array.from({ length: 10 }, () => aLine(exporter, { description: text, specification: text })) };
}
const add = async (exporter: Exporter, kilobytes: number, key?: string) =>
  await exporter.user.post<Shipment>("/v1/shipment/add", large(exporter, kilobytes), key === undefined ? {} : { "Idempotency-Key": key });
const full = {
  error: "The office's records take all the room that they may. Delete shipments that are no longer needed",
  code: "TOO_LARGE",
};

const countedOf = async (db: Db, { user }: Exporter) => {
  const rows = db
    .selectFrom("recordSizes")
    .innerJoin("users", "users.ownerId", "recordSizes.ownerId")
    .where("users.email", "=", user.email);
  return Number((await rows.select("bytes").executeTakeFirstOrThrow()).bytes);
};

test("an office whose records take what they may stores no further ones, and has room again once shipments are deleted (R-1400)", async () => {
  const exporter = await anExporter(api);
  const { data: small } = await add(exporter, 10);
  const { data: first } = await add(exporter, 290);
  for (let count = 2; count <= 3; count += 1) await add(exporter, 290);
  const refused = await add(exporter, 290);
  expect([refused.status, refused.errors]).toEqual([413, [full]]);
  const change = await exporter.user.post(`/v1/shipment/update?shipmentId=${small.shipmentId}`, large(exporter, 290));
  expect([change.status, change.errors]).toEqual([413, [full]]);
  const read = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${small.shipmentId}`);
  expect(read.data).toEqual(small);
  const list = await exporter.user.post<{ total: number }>("/v1/shipment/filter", {});
  expect(list.data.total).toBe(4);
  expect((await add(await anExporter(api), 290)).status).toBe(200);
  expect((await exporter.user.delete(`/v1/shipment/delete?shipmentId=${first.shipmentId}`)).status).toBe(200);
  expect((await add(exporter, 290)).status).toBe(200);
});

test("shipments that are stored at the same moment do not share the last room (R-1400)", async () => {
  const exporter = await anExporter(api);
  for (let count = 1; count <= 2; count += 1) await add(exporter, 290);
  const answers = await Promise.all([1, 2, 3].map(() => add(exporter, 290)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413, 413]);
});

test("an answer that is kept for a day takes room as long (R-1400)", async () => {
  const exporter = await anExporter(api);
  for (const key of ["one", "two"]) {
    const { data } = await add(exporter, 290, key);
    await exporter.user.delete(`/v1/shipment/delete?shipmentId=${data.shipmentId}`);
  }
  expect([(await add(exporter, 290)).status, (await add(exporter, 290)).status]).toEqual([200, 413]);
  now += 25 * 60 * 60 * 1000;
  await api.restart();
  const user = await signedInAgain(api, exporter.user);
  await expect.poll(async () => (await add({ ...exporter, user }, 290)).status).toBe(200);
});

test("nothing is left of deleted shipments, their cards and their cells but the history, and a new count finds the same (R-1400)", async () => {
  const exporter = await anExporter(api);
  const sheet = statsSheet(exporter);
  const [stays, goes] = [await aShipment(exporter), await aShipment(exporter)];
  const column = await sheet.add("Remarks");
  for (const { shipmentId } of [stays, goes]) {
    await sheet.cell(shipmentId, column, "é".repeat(200));
    await sheet.cell(shipmentId, column, "é".repeat(150));
    await sendProgress(exporter.user, "transport", { shipmentId }, { bookingNo: "B1", remarks: "r" });
    const { data } = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`);
    await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, { ...data, notes: "n".repeat(3_000) });
  }
  const again = await inDatabase(api, async (db) => {
    const counted = await countedOf(db, exporter);
    await db.schema.alterTable("shipments").dropColumn("size").execute();
    await db.schema.dropTable("recordSizes").execute();
    await recordSizes.up(db as never);
    return (await countedOf(db, exporter)) / counted;
  });
  expect(again).toBeGreaterThan(0.98);
  expect(again).toBeLessThan(1.05);
  for (const { shipmentId } of [stays, goes]) await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  const left = await inDatabase(api, async (db) => {
    const entries = await db
      .selectFrom("auditEntries")
      .innerJoin("users", "users.id", "auditEntries.ownerId")
      .selectAll("auditEntries")
      .where("email", "=", exporter.user.email)
      .execute();
    return (await countedOf(db, exporter)) - entries.reduce((bytes, entry) => bytes + bytesOf(entry), 0);
  });
  expect(left).toBe(0);
});

test("an office without room still signs in, changes its passwords and keys, and deletes (R-1400)", async () => {
  const exporter = await anExporter(api);
  const { data } = await add(exporter, 290);
  await inDatabase(api, async (db) => await db.updateTable("recordSizes").set({ bytes: 5_000_000 }).execute());
  expect((await add(exporter, 10)).status).toBe(413);
  const user = await signedInAgain(api, exporter.user);
  const changed = await user.post<{ jwt: string }>("/v1/user/update", { oldPassword: user.password, newPassword: "monsoon-43" });
  expect(changed.errors).toEqual([]);
  const again = asUser(api, { ...user, jwt: changed.data.jwt });
  expect((await again.delete(`/v1/shipment/delete?shipmentId=${data.shipmentId}`)).status).toBe(200);
});
