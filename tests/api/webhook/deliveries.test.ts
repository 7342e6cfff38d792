import { describe, expect, test } from "vitest";
import type { WebhookDelivery } from "#domain/integrations/webhook.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { isSigned } from "../../support/servers/webhookReceiver.ts";
import { bodyOf, exporterWithWebhook, patience } from "../../support/api/exporterWithWebhook.ts";

const setup = exporterWithWebhook();
const { aWebhook, fails, log, names, newest, stateOf } = setup;

describe("a message", () => {
  test("tells an event by the ids of its records, signed with the webhook's secret", async () => {
    const webhook = await aWebhook({ events: ["shipment.created", "attachment.added"] });
    const { shipmentId, firmId } = await aShipment(setup.exporter);
    const delivery = await newest(webhook, { status: "DELIVERED" });
    const { data } = await attach(setup.api, setup.exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["Bill"]) });
    await newest(webhook, { status: "DELIVERED", type: "attachment.added" });
    const [first, second] = setup.receiver.received;
    if (!first || !second) throw new Error("Two messages should have come");
    expect(bodyOf(first)).toEqual({
      type: "shipment.created",
      timestamp: setup.now.toISOString(),
      data: { firmId, shipmentId, graphql: { firmId: expect.any(String), shipmentId: expect.any(String) } },
    });
    expect(bodyOf(second)).toMatchObject({ data: { key: data.key, graphql: { attachmentId: expect.any(String) } } });
    expect(first.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Lading-Webhooks/1",
      "webhook-id": delivery.messageId,
      "webhook-timestamp": String(setup.now.getTime() / 1000),
    });
    expect([isSigned(first, webhook.secret), isSigned(second, webhook.secret)]).toEqual([true, true]);
    expect(isSigned({ ...first, body: `${first.body} ` }, webhook.secret)).toBe(false);
    expect(delivery).toMatchObject({ attempts: 1, responseStatus: 204, error: null, nextAttemptAt: null, body: first.body });
  });

  test("goes to the webhooks that want it alone, each with its own secret", async () => {
    const [wants, other] = [await aWebhook(), await aWebhook()];
    const silent = [await aWebhook({ events: ["shipment.deleted"] }), await aWebhook({ isActive: false })];
    const elsewhere = await aWebhook({}, await anExporter(setup.api));
    await aShipment(setup.exporter);
    await newest(wants, { status: "DELIVERED" });
    await newest(other, { status: "DELIVERED" });
    for (const webhook of silent) expect(await log(webhook)).toEqual([]);
    expect(setup.receiver.received).toHaveLength(2);
    for (const { secret } of [wants, other]) expect(setup.receiver.received.filter((message) => isSigned(message, secret))).toHaveLength(1);
    expect(setup.receiver.received.filter((message) => isSigned(message, elsewhere.secret))).toEqual([]);
  });

  test("goes on to the office's webhook when the owner who made it is removed (R-1134)", async () => {
    const maker = await aMember(setup.api, setup.exporter.user, { role: "OWNER" });
    const webhook = await aWebhook({}, { ...setup.exporter, user: maker });
    await setup.exporter.user.delete(`/v1/team/member?memberId=${maker.memberId}`);
    await aShipment(setup.exporter);
    await newest(webhook, { status: "DELIVERED" });
    expect(setup.receiver.received.map((message) => isSigned(message, webhook.secret))).toEqual([true]);
  });

  test("names a milestone that was reached, once (R-509)", async () => {
    const webhook = await aWebhook({ events: ["milestone.reached"] });
    const { shipmentId } = await aShipment(setup.exporter);
    const actual = toDayMonthYear(setup.now.toISOString().slice(0, 10));
    const send = (call: "milestone" | "transport", body: object, headers = {}) =>
      sendProgress(setup.exporter.user, call, { shipmentId }, body, headers);
    const once = { "idempotency-key": "on board" };
    for (const headers of [once, once, {}]) await send("milestone", { milestone: "ON_BOARD", actual }, headers);
    await send("transport", { onBoardDate: "01/03/2026" });
    await newest(webhook, { status: "DELIVERED" });
    await send("milestone", { milestone: "DOCS_SENT", actual });
    await expect.poll(() => setup.receiver.received.length, patience).toBeGreaterThan(1);
    expect(setup.receiver.received.map(bodyOf)).toMatchObject([
      { type: "milestone.reached", data: { shipmentId, milestone: "ON_BOARD" } },
      { type: "milestone.reached", data: { shipmentId, milestone: "DOCS_SENT" } },
    ]);
  });

  test("is not sent of a change that was refused", async () => {
    const webhook = await aWebhook();
    expect((await setup.exporter.user.post("/v1/shipment/add", { firmId: setup.exporter.firm.firmId })).status).toBe(422);
    expect(await log(webhook)).toEqual([]);
  });

  test("is in a log that comes in pages, the newest first", async () => {
    const webhook = await aWebhook();
    const shipments = [];
    for (let count = 0; count < 3; count += 1) shipments.push((await aShipment(setup.exporter)).shipmentId);
    const page = (query: string) => log(webhook, query).then((rows) => rows.map(({ body }) => body));
    expect(await page("&limit=2")).toEqual([expect.stringContaining(shipments[2] ?? "?"), expect.stringContaining(shipments[1] ?? "?")]);
    expect(await page("&limit=2&offset=2")).toEqual([expect.stringContaining(shipments[0] ?? "?")]);
    const { status, errors } = await setup.exporter.user.get(`/v1/user/webhook/deliveries?webhookId=${webhook.webhookId}&limit=all`);
    expect([status, errors[0]?.error]).toEqual([400, "limit must be a whole number"]);
  });
});

describe("a name", () => {
  test("is looked up once a try, and what was checked is what is connected to", async () => {
    names.addresses = ["127.0.0.1"];
    const webhook = await aWebhook({ url: setup.receiver.url.replace("127.0.0.1", "hooks.example.com") });
    names.lookups = 0;
    await aShipment(setup.exporter);
    await newest(webhook, { status: "DELIVERED" });
    expect(names.lookups).toBe(1);
    expect(setup.receiver.received[0]?.headers.host).toMatch(/^hooks\.example\.com:/);
  });

  test.each([["10.0.0.7"], ["127.0.0.1", "169.254.169.254"], ["::ffff:127.0.0.1"], ["fe80::1%eth0"]])(
    "that leads to %s by now gets nothing",
    async (...private_) => {
      names.addresses = ["127.0.0.1"];
      const webhook = await aWebhook({ url: setup.receiver.url.replace("127.0.0.1", "hooks.example.com") });
      names.addresses = private_;
      await aShipment(setup.exporter);
      await newest(webhook, { status: "PENDING", attempts: 1, responseStatus: null, error: "The address must be a public one" });
      expect(setup.receiver.received).toEqual([]);
    },
  );

  test("that is not known any more fails the try", async () => {
    names.addresses = ["127.0.0.1"];
    const webhook = await aWebhook({ url: setup.receiver.url.replace("127.0.0.1", "hooks.example.com") });
    names.addresses = [];
    await aShipment(setup.exporter);
    await newest(webhook, { attempts: 1, error: "The host of the address cannot be found" });
    expect(setup.receiver.received).toEqual([]);
  });
});

describe("asking for a message", () => {
  test("sends a delivery again as a new one with the old id", async () => {
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const first = await newest(webhook, { status: "DELIVERED" });
    const { data } = await setup.exporter.user.post<WebhookDelivery>(`/v1/user/webhook/redeliver?deliveryId=${first.deliveryId}`);
    expect(data).toMatchObject({ status: "PENDING", attempts: 0, messageId: first.messageId, body: first.body });
    expect(data.deliveryId).not.toBe(first.deliveryId);
    await newest(webhook, { deliveryId: data.deliveryId, status: "DELIVERED" });
    const one = await setup.exporter.user.get<WebhookDelivery>(`/v1/user/webhook/delivery?deliveryId=${data.deliveryId}`);
    expect(one.data).toMatchObject({ status: "DELIVERED", responseStatus: 204 });
    expect(setup.receiver.received.map(({ headers, body }) => [headers["webhook-id"], body])).toEqual([
      [first.messageId, first.body],
      [first.messageId, first.body],
    ]);
  });

  test("to try a webhook out works while it is paused, is tried once, and says nothing of its health", async () => {
    const webhook = await aWebhook({ isActive: false });
    fails(404);
    await setup.exporter.user.post(`/v1/user/webhook/test?webhookId=${webhook.webhookId}`);
    await newest(webhook, { type: "webhook.test", status: "FAILED", attempts: 1, error: "Answered with HTTP 404" });
    expect((await stateOf(webhook))?.failingSince).toBe(null);
    const [message] = setup.receiver.received;
    expect(message && [bodyOf(message), isSigned(message, webhook.secret)]).toEqual([
      { type: "webhook.test", timestamp: setup.now.toISOString(), data: {} },
      true,
    ]);
  });

  test("again is refused for an unknown delivery and another owner's alike", async () => {
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const { deliveryId } = await newest(webhook, { status: "DELIVERED" });
    const stranger = await aUser(setup.api);
    for (const id of [deliveryId, "unknown"]) {
      const calls = [
        await stranger.post(`/v1/user/webhook/redeliver?deliveryId=${id}`),
        await stranger.get(`/v1/user/webhook/delivery?deliveryId=${id}`),
      ];
      const refused = [404, [{ error: "Delivery not found", code: "NOT_FOUND", field: ["deliveryId"] }]];
      for (const { status, errors } of calls) expect([status, errors]).toEqual(refused);
    }
  });

  test("is over with its webhook", async () => {
    const webhook = await aWebhook();
    await aShipment(setup.exporter);
    const { deliveryId } = await newest(webhook, { status: "DELIVERED" });
    await setup.exporter.user.delete(`/v1/user/webhook?webhookId=${webhook.webhookId}`);
    expect((await setup.exporter.user.post(`/v1/user/webhook/redeliver?deliveryId=${deliveryId}`)).status).toBe(404);
    expect((await aShipment(setup.exporter)).shipmentId).toBeTruthy();
  });
});
