import { expect, test } from "vitest";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { aReceiver } from "../../support/servers/webhookReceiver.ts";
import { exporterWithWebhook, patience } from "../../support/api/exporterWithWebhook.ts";

/** Nothing is given up while a test lasts. */
const setup = exporterWithWebhook({ timeoutMilliseconds: 120_000 });
const { aWebhook, fails, log, newest, stateOf } = setup;

async function anOwnerOfDeadWebhooks(url: string): Promise<Exporter> {
  const owner = await anExporter(setup.api);
  for (let count = 0; count < 20; count += 1) await aWebhook({ url }, owner);
  return owner;
}

test("an owner has four messages under way at most, and another's goes out meanwhile", async () => {
  const dead = await aReceiver();
  dead.answers(() => undefined);
  const attackers = [];
  for (let count = 0; count < 3; count += 1) attackers.push(await anOwnerOfDeadWebhooks(dead.url));
  const webhook = await aWebhook();
  for (const attacker of attackers) await aShipment(attacker);
  await expect.poll(() => dead.received.length, patience).toBe(12);
  await aShipment(setup.exporter);
  await newest(webhook, { status: "DELIVERED", attempts: 1 });
  // None of the 60 has been given up so far, so none has made room for a thirteenth.
  expect(dead.received).toHaveLength(12);
  await dead.close();
});

test("what an owner's other webhooks wait for is sent when the first four are done", async () => {
  const other = await aReceiver();
  const owner = await anOwnerOfDeadWebhooks(other.url);
  await aShipment(owner);
  await expect.poll(() => other.received.length, patience).toBe(20);
  await other.close();
});

test("the oldest message of a webhook is dropped for the 101st that waits, and a test or resend refused then", async () => {
  fails();
  const webhook = await aWebhook();
  const oldest = await aShipment(setup.exporter);
  for (let count = 0; count < 10; count += 1) await Promise.all(Array.from({ length: 10 }, () => aShipment(setup.exporter)));
  await expect.poll(async () => (await log(webhook, "&limit=100&offset=1"))[99]?.status, patience).toBe("FAILED");
  const [first] = await log(webhook, "&limit=1&offset=100");
  expect(first).toMatchObject({
    error: "Dropped, because 100 newer messages of this webhook were waiting",
    nextAttemptAt: null,
    body: expect.stringContaining(oldest.shipmentId),
  });
  const waiting = (await log(webhook, "&limit=100")).filter(({ nextAttemptAt }) => nextAttemptAt !== null);
  expect(waiting).toHaveLength(100);
  const { user } = setup.exporter;
  const refused = {
    status: 429,
    errors: [{ error: expect.stringMatching(/^100 messages of this webhook are waiting/), code: "RATE_LIMITED" }],
  };
  expect(await user.post(`/v1/user/webhook/test?webhookId=${webhook.webhookId}`)).toMatchObject(refused);
  expect(await user.post(`/v1/user/webhook/redeliver?deliveryId=${first?.deliveryId}`)).toMatchObject(refused);
  expect((await stateOf(webhook))?.isActive).toBe(true);
  const other = await aWebhook();
  expect((await user.post(`/v1/user/webhook/test?webhookId=${other.webhookId}`)).status).toBe(200);
});
