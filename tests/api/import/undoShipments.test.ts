import { afterAll, beforeAll, expect, test } from "vitest";
import { aPdf } from "../../support/files/pdfs.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { importMessages } from "#domain/import/import.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aShipment } from "../../support/api/anExporter.ts";
import { anImportingOffice, shipmentsOf, tableOf, wholeOf } from "../../support/api/shipments/shipmentTables.ts";

let api: TestApi;
let now = new Date("2025-11-12T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
afterAll(() => api.close());

test("an undo deletes what nobody touched since, and names the others (R-997)", async () => {
  const { exporter, calls, all } = await anImportingOffice(api);
  const imported = await all(tableOf(["free", "edited", "dated", "commented", "filed", "gone"].map((name) => ({ Shipment: name }))));
  expect(imported).toMatchObject({ added: 6 });
  const byName = new Map((await shipmentsOf(exporter)).map(({ name, shipmentId }) => [name, shipmentId]));
  const at = (path: string, name: string) => `/v1/shipment/${path}?shipmentId=${byName.get(name)}`;
  const { user } = exporter;
  const edited = await wholeOf(exporter, byName.get("edited"));
  now = new Date("2025-11-12T09:00:00Z");
  expect((await user.post(at("update", "edited"), { ...edited, notes: "x" })).errors).toEqual([]);
  expect((await user.post(at("milestone", "dated"), { milestone: "BOOKED", actual: "12/11/2025" })).status).toBeLessThan(300);
  expect((await user.post(at("comment/add", "commented"), { text: "Hello" })).status).toBeLessThan(300);
  expect((await user.delete(at("delete", "gone"))).errors).toEqual([]);
  const stored = await attach(api, user, byName.get("filed") ?? "", { name: "bl.pdf", content: await aPdf(["Bill of lading"]) });
  expect(stored.errors).toEqual([]);
  const own = await aShipment(exporter, { name: "free" });
  const { data } = await calls.undo(imported);
  expect(data).toMatchObject({ undone: 1, keptCount: 4 });
  expect(data.kept).toEqual([
    ...["edited", "dated", "commented"].map((name) => ({ name, reason: importMessages.changedSince })),
    { name: "filed", reason: importMessages.hasDocuments },
  ]);
  expect((await shipmentsOf(exporter)).map(({ name }) => name).toSorted()).toEqual(["commented", "dated", "edited", "filed", "free"]);
  expect((await wholeOf(exporter, own.shipmentId)).name).toBe("free");
  expect((await calls.undo(imported)).errors[0]?.error).toBe(importMessages.notDone);
});
