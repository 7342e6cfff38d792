import { expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter } from "../../support/api/anExporter.ts";
import { asUser } from "../../support/api/aUser.ts";
import { aBroker, aCommissioned, sendBill } from "../../support/api/sharing/brokers.ts";

// The embedded database belongs to one process, so that this is shown on PostgreSQL alone.
test("two processes that are asked for bills of one shipment at once send one (R-924)", async () => {
  const shared = { jwtSecret: "x".repeat(32), limits: { uploads: 0, drawings: 0 } };
  const first = await anApi(shared);
  // With the same files, as two processes have them in a common store.
  const second = await anApi({
    ...shared,
    dataDir: first.dataDir,
    ...(first.databaseUrl !== undefined && { databaseUrl: first.databaseUrl }),
  });
  const exporter = await anExporter(first);
  const broker = await aBroker(first, exporter);
  const elsewhere = { ...broker, ...asUser(second, broker) };
  const shipmentId = await aCommissioned(exporter, 60, {}, "10/11/2025");
  const others = [await aCommissioned(exporter, 61, {}, "10/11/2025"), await aCommissioned(exporter, 62, {}, "10/11/2025")];
  const sent = await Promise.all([
    sendBill(broker, [shipmentId, ...others.slice(0, 1)], { billNo: "ONE", date: "20/11/2025" }),
    sendBill(elsewhere, [...others.slice(1), shipmentId], { billNo: "TWO", date: "20/11/2025" }),
  ]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const copies = async (id: string) =>
    (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${id}`)).data.attachments.map(({ type }) => type);
  expect(await copies(shipmentId)).toEqual(["BILLS"]);
  // The bill that lost is on none of its shipments.
  expect((await Promise.all(others.map(copies))).flat()).toEqual(["BILLS"]);
  await second.close();
  await first.close();
});
