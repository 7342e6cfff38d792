import { expect, test } from "vitest";
import { maxWaitingDeliveries } from "#domain/integrations/webhook.ts";
import { exporterWithWebhook, patience } from "../../support/api/exporterWithWebhook.ts";
import { importing } from "../../support/api/calls/importCalls.ts";
import { tableOf } from "../../support/api/shipments/shipmentTables.ts";

const setting = exporterWithWebhook();

test("each imported shipment has its webhook message, and of more than 100 the newest wait and the log names the others (R-996)", async () => {
  const { exporter, api, receiver } = setting;
  setting.succeeds();
  await setting.aWebhook();
  const { all } = importing(api, exporter.user);
  const few = Array.from({ length: 3 }, (_, n) => ({ Shipment: `few ${n}` }));
  expect(await all("SHIPMENT", tableOf(few))).toMatchObject({ added: 3 });
  await expect.poll(() => receiver.received.length, patience).toBe(3);
  const many = Array.from({ length: maxWaitingDeliveries + 2 }, (_, n) => ({ Shipment: `many ${n}` }));
  expect(await all("SHIPMENT", tableOf(many))).toMatchObject({ added: maxWaitingDeliveries + 2 });
  await expect.poll(() => receiver.received.length, patience).toBe(3 + maxWaitingDeliveries);
});
