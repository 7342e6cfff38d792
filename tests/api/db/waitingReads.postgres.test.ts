import { globSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { holdRows } from "../../support/database/heldRows.ts";
import { aPdf } from "../../support/files/pdfs.ts";

// The embedded database commits nothing between the statements of a transaction.
let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

/** An exporter's shipment with a file. */
async function aFile() {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["B/L"]) });
  return { ...exporter, shipmentId, key: data.key };
}

test("a file that is deleted while it is fetched is not found", async () => {
  const { user, shipmentId, key } = await aFile();
  const trail = await holdRows(api, "LOCK TABLE idempotency_keys IN SHARE MODE", []);
  const fetched = user.get(`/v1/attachment?key=${key}&attachment_type=OTHER`);
  await trail.areWaitedFor();
  await user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}&attachment_type=OTHER`);
  await trail.commit();
  expect((await fetched).status).toBe(404);
});

test("a file that is deleted while its approval record is drawn is not found", async () => {
  const exporter = await anExporter(api);
  const { partner, ...place } = await aSharedShipment(api, exporter);
  const { shipmentId, key, partnerId } = place;
  const file = `shipmentId=${shipmentId}&key=${key}`;
  await exporter.user.post(`/v1/shipment/attachment/submit?shipmentId=${shipmentId}`, {
    key,
    reviewers: [{ kind: "PARTNER", id: partnerId }],
  });
  await partner.post(`/v1/shared/attachment/approve${sharedPlace(place)}`, { key, reason: "" });
  const { data } = await exporter.user.get<{ url: string }>(`/v1/shipment/attachment/approval-record?${file}`);
  const pictures = await holdRows(api, "LOCK TABLE countersignatures IN ACCESS EXCLUSIVE MODE", []);
  const fetched = api.inject({ method: "GET", url: data.url.replace("http://lading.test", "") });
  await pictures.areWaitedFor();
  await pictures.run("DELETE FROM files WHERE key = $1", [key]);
  await pictures.commit();
  for (const path of globSync(`${api.dataDir}/files/*/${key}`)) rmSync(path);
  expect((await fetched).statusCode).toBe(404);
});

test("a shipment that is saved while its exporter and a partner read it is shown to both as one save left it (R-1198)", async () => {
  const exporter = await anExporter(api);
  const { partner, ...place } = await aSharedShipment(api, exporter);
  const save = await holdRows(api, "LOCK TABLE shipment_products IN ACCESS EXCLUSIVE MODE", []);
  const reads = [
    exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${place.shipmentId}`),
    partner.get<Shipment>(`/v1/shared/shipment${sharedPlace(place)}`),
  ];
  await save.areWaitedFor(reads.length);
  await save.run("UPDATE shipments SET currency = 'INR' WHERE id = $1", [place.shipmentId]);
  await save.run("UPDATE shipment_products SET rate = '88000' WHERE shipment_id = $1", [place.shipmentId]);
  await save.commit();
  const shown = (await Promise.all(reads)).map(({ data: { currency, products } }) => [currency, products[0]?.rate]);
  expect(shown).toEqual(reads.map(() => ["USD", 1000]));
});

test("a link whose shipment is deleted while it is shown shows nothing (R-888)", async () => {
  const file = await aFile();
  const { token } = await aShareLink(file);
  const { data } = await api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } });
  const deleted = await holdRows(api, "LOCK TABLE shipments IN ACCESS EXCLUSIVE MODE", []);
  const shown = api.call("POST", "/v1/link/read", { body: { token, pass: data.pass } });
  await deleted.areWaitedFor();
  await deleted.run("DELETE FROM shipments WHERE id = $1", [file.shipmentId]);
  await deleted.commit();
  expect((await shown).status).toBe(404);
});
