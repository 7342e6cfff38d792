import { expect, test } from "vitest";
import { aShipment } from "../../support/api/anExporter.ts";
import { exporterWithWebhook, minute, patience } from "../../support/api/exporterWithWebhook.ts";

// Longer than a shutdown waits.
const setup = exporterWithWebhook({ timeoutMilliseconds: 60_000 });

test("a message whose receiver answers while the service stops is not sent again (R-1239)", async () => {
  const held = Promise.withResolvers<() => void>();
  setup.receiver.answers((response) => held.resolve(() => response.writeHead(204).end()));
  const webhook = await setup.aWebhook();
  await aShipment(setup.exporter);
  const answer = await held.promise;
  const restarted = setup.api.restart();
  answer();
  await restarted;
  expect(await setup.log(webhook)).toMatchObject([{ status: "DELIVERED", attempts: 1, responseStatus: 204 }]);
  expect(setup.receiver.received).toHaveLength(1);
});

test("a message whose receiver does not answer before the service has stopped is sent again a minute later (R-1239)", async () => {
  setup.receiver.answers(() => undefined);
  const webhook = await setup.aWebhook();
  await aShipment(setup.exporter);
  await expect.poll(() => setup.receiver.received.length, patience).toBe(1);
  await setup.api.restart();
  setup.succeeds();
  expect((await setup.log(webhook))[0]).toMatchObject({ status: "PENDING", attempts: 1 });
  await setup.itIs(setup.now.getTime() + minute);
  await setup.newest(webhook, { status: "DELIVERED", attempts: 2 });
  const [first, second] = setup.receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(second).toBe(first);
});
