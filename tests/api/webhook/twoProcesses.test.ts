import { expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { claim } from "../../../api/webhook/deliver.ts";
import { aShipment } from "../../support/api/anExporter.ts";
import { aWebhookDesk } from "../../support/api/exporterWithWebhook.ts";

const desk = aWebhookDesk();

test("a message that several processes find due is sent by one of them", async () => {
  desk.fails();
  const webhook = await desk.aWebhook();
  await aShipment(desk.exporter);
  const { deliveryId } = await desk.newest(webhook, { status: "PENDING", attempts: 1, responseStatus: 500 });
  await desk.api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: desk.api.dataDir, databaseUrl: desk.api.databaseUrl });
    const found = await db.selectFrom("webhookDeliveries").selectAll().where("id", "=", deliveryId).executeTakeFirstOrThrow();
    const claimedByEach = await Promise.all([1, 2, 3].map(() => claim({ db, clock: () => desk.now }, found)));
    expect(claimedByEach.filter((claimed) => claimed !== null)).toMatchObject([{ id: deliveryId, attempts: 2 }]);
    await close();
  });
});
