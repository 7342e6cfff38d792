import { expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { claim } from "../../../api/webhook/deliver.ts";
import { aShipment } from "../../support/api/anExporter.ts";
import { exporterWithWebhook } from "../../support/api/exporterWithWebhook.ts";

const setup = exporterWithWebhook();

test("a message that several processes find due is sent by one of them", async () => {
  setup.fails();
  const webhook = await setup.aWebhook();
  await aShipment(setup.exporter);
  const { deliveryId } = await setup.newest(webhook, { status: "PENDING", attempts: 1, responseStatus: 500 });
  await setup.api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: setup.api.dataDir, databaseUrl: setup.api.databaseUrl });
    const found = await db.selectFrom("webhookDeliveries").selectAll().where("id", "=", deliveryId).executeTakeFirstOrThrow();
    const claimedByEach = await Promise.all([1, 2, 3].map(() => claim({ db, clock: () => setup.now }, found)));
    expect(claimedByEach.filter((claimed) => claimed !== null)).toMatchObject([{ id: deliveryId, attempts: 2 }]);
    await close();
  });
});
