import { describe, expect, test } from "vitest";
import { anApi } from "../../support/api/anApi.ts";
import { aShipment } from "../../support/api/anExporter.ts";
import { aReceiver, isSigned, type Receiver } from "../../support/servers/webhookReceiver.ts";
import { exporterWithWebhook, bodyOf, day, minute, patience } from "../../support/api/exporterWithWebhook.ts";

const setup = exporterWithWebhook();
const { aWebhook, fails, itIs, log, newest, stateOf, succeeds } = setup;

describe("a try that fails", () => {
  test("is made again after ever longer times, with the same id, and ends after the ninth", async () => {
    fails(501);
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const waits = [];
    for (let attempts = 1; attempts < 9; attempts += 1) {
      // Another status each time: a try that is under way still shows what came of the one before.
      const responseStatus = 500 + attempts;
      const error = `Answered with HTTP ${responseStatus}`;
      const { nextAttemptAt } = await newest(webhook, { status: "PENDING", attempts, responseStatus, error });
      waits.push(Date.parse(nextAttemptAt ?? "") - setup.now.getTime());
      fails(responseStatus + 1);
      await itIs(nextAttemptAt);
    }
    await newest(webhook, { status: "FAILED", attempts: 9, nextAttemptAt: null });
    for (const [index, seconds] of [10, 40, 160, 640, 2_560, 10_240, 21_600, 21_600].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(seconds * 800 - 1);
      expect(waits[index]).toBeLessThanOrEqual(seconds * 1200);
    }
    const sent = setup.receiver.received.map(({ headers }) => [headers["webhook-id"], headers["webhook-timestamp"]]);
    expect(new Set(sent.map(([id]) => id)).size).toBe(1);
    expect(new Set(sent.map(([, timestamp]) => timestamp)).size).toBe(9);
    expect(setup.receiver.received.every((message) => isSigned(message, webhook.secret))).toBe(true);
  });

  test.each<[string, string, (receiver: Receiver) => Promise<void> | void]>([
    [
      "a redirect, which is not followed",
      "Answered with a redirect (HTTP 302), which is not followed",
      ({ answers, url }) => answers((response) => void response.writeHead(302, { location: `${url}?followed` }).end()),
    ],
    ["a connection that breaks", "The connection failed", ({ answers }) => answers(({ socket }) => void socket?.destroy())],
    ["no answer in time", "No answer in time", ({ answers }) => answers(() => undefined)],
    ["nobody who listens", "The connection was refused", ({ close }) => close()],
  ])("by %s says so", async (_, error, prepare) => {
    const webhook = await aWebhook();
    await prepare(setup.receiver);
    await aShipment(setup.exporter);
    const delivery = await newest(webhook, { status: "PENDING", attempts: 1, error: expect.any(String) });
    expect(delivery.error).toContain(error);
    expect(setup.receiver.received.filter(({ path }) => path.includes("followed"))).toEqual([]);
  });

  test("is none where the answer is good and its body has no end", async () => {
    setup.receiver.answers((response) => {
      const more = (fault?: Error | null) => void (fault || response.destroyed || response.write("x".repeat(64 * 1024), more));
      response.writeHead(200);
      more();
    });
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    await newest(webhook, { status: "DELIVERED", responseStatus: 200 });
    expect(setup.receiver.received).toHaveLength(1);
  });

  test("holds up no other webhook", async () => {
    const slow = await aWebhook();
    const other = await aReceiver();
    const quick = await aWebhook({ url: other.url });
    setup.receiver.answers(() => undefined);
    await aShipment(setup.exporter);
    await newest(quick, { status: "DELIVERED" });
    expect((await log(slow))[0]).toMatchObject({ status: "PENDING", attempts: 1, error: null });
    await other.close();
  });

  test("switches the webhook off after three days of nothing else, and its messages say so", async () => {
    fails(410);
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const since = setup.now.toISOString();
    await newest(webhook, { attempts: 1, responseStatus: 410 });
    expect(await stateOf(webhook)).toMatchObject({ isActive: true, failingSince: since });
    await itIs(setup.now.getTime() + 3 * day - minute);
    await aShipment(setup.exporter);
    await newest(webhook, { attempts: 1, responseStatus: 410 });
    expect(await stateOf(webhook)).toMatchObject({ isActive: true, failingSince: since });
    await itIs(setup.now.getTime() + minute);
    await expect.poll(() => stateOf(webhook), patience).toMatchObject({ isActive: false, failingSince: since });
    for (const delivery of await log(webhook)) {
      expect(delivery).toMatchObject({ status: "FAILED", error: "The webhook was switched off", nextAttemptAt: null });
    }
    await aShipment(setup.exporter);
    expect(await log(webhook)).toHaveLength(2);
    const switchedOn = await setup.exporter.user.post(`/v1/user/webhook/update?webhookId=${webhook.webhookId}`, { isActive: true });
    expect(switchedOn.data).toMatchObject({ isActive: true, failingSince: null });
    succeeds();
    await aShipment(setup.exporter);
    await newest(webhook, { status: "DELIVERED" });
  });

  test("is forgotten as a failure when the next one goes well", async () => {
    fails();
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const { nextAttemptAt } = await newest(webhook, { attempts: 1, responseStatus: 500 });
    expect((await stateOf(webhook))?.failingSince).toBe(setup.now.toISOString());
    succeeds();
    await itIs(nextAttemptAt);
    await newest(webhook, { status: "DELIVERED", attempts: 2 });
    expect((await stateOf(webhook))?.failingSince).toBe(null);
  });

  test("is given up when the webhook is paused", async () => {
    fails();
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    await newest(webhook, { attempts: 1, responseStatus: 500 });
    await setup.exporter.user.post(`/v1/user/webhook/update?webhookId=${webhook.webhookId}`, { isActive: false });
    const { attempts } = await newest(webhook, { status: "FAILED", error: "The webhook was switched off", nextAttemptAt: null });
    expect(attempts).toBe(1);
  });
});

describe("the service", () => {
  test("sends what was committed before it ended", async () => {
    fails();
    const webhook = await aWebhook();
    for (let count = 0; count < 3; count += 1) await aShipment(setup.exporter);
    await expect.poll(() => setup.receiver.received.length, patience).toBeGreaterThan(0);
    await setup.api.restart(async () => succeeds());
    await itIs(setup.now.getTime() + minute);
    await expect
      .poll(async () => (await log(webhook)).map(({ status }) => status), patience)
      .toEqual(["DELIVERED", "DELIVERED", "DELIVERED"]);
  });

  test("puts off no message to a time that a clock reckoned which was ahead and is set back (R-1162)", async () => {
    const today = setup.now.getTime();
    await itIs(today + 365 * day);
    fails();
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    await newest(webhook, { status: "PENDING", attempts: 1, error: "Answered with HTTP 500" });
    await itIs(today);
    await setup.api.restart(async () => succeeds());
    await expect.poll(async () => (await log(webhook))[0], patience).toMatchObject({ status: "DELIVERED", attempts: 2 });
  });

  test("tells each event once, also by several processes at once", async () => {
    if (setup.api.databaseUrl === undefined) return;
    const others = [
      await anApi({ ...setup.options, databaseUrl: setup.api.databaseUrl }),
      await anApi({ ...setup.options, databaseUrl: setup.api.databaseUrl }),
    ];
    const webhook = await aWebhook();
    const shipments = [];
    for (let count = 0; count < 12; count += 1) shipments.push((await aShipment(setup.exporter)).shipmentId);
    await expect.poll(async () => (await log(webhook)).every(({ status }) => status === "DELIVERED"), patience).toBe(true);
    expect(setup.receiver.received.map((message) => bodyOf(message)["data"])).toHaveLength(shipments.length);
    expect(new Set(setup.receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(shipments.length);
    for (const other of others) await other.close();
  });

  test("forgets deliveries after 30 days, and not before", async () => {
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    await newest(webhook, { status: "DELIVERED" });
    await itIs(setup.now.getTime() + 30 * day);
    await setup.api.restart();
    expect(await log(webhook)).toHaveLength(1);
    await itIs(setup.now.getTime() + minute);
    await setup.api.restart();
    await expect.poll(() => log(webhook), patience).toEqual([]);
  });
});
