import { describe, expect, test } from "vitest";
import type { Webhook, WebhookDelivery } from "#domain/integrations/webhook.ts";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const errors = "errors { message field code }";
const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url events isActive failingSince } webhookEdge { cursor node { id } } ${errors} } }`;
const update = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isActive } ${errors} } }`;
const remove = `mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedWebhookId ${errors} } }`;
const tryOut = `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { delivery { type status } deliveryEdge { cursor node { id } } ${errors} } }`;
const again = `mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) { delivery { id messageId } ${errors} } }`;
const log = `query ($id: ID!, $first: Int, $last: Int, $after: String) { node(id: $id) { ... on Webhook {
  deliveries(first: $first, last: $last, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } } } } }`;

const at = "2026-04-01T08:00:00.000Z";
const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  webhookId: "W1",
  url: "https://erp.example.com/lading",
  events: ["shipment.created", "attachment.added"],
  isActive: true,
  failingSince: null,
  createdAt: at,
  ...change,
});
const aDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  deliveryId: "D1",
  webhookId: "W1",
  messageId: "msg_1",
  type: "shipment.created",
  status: "FAILED",
  attempts: 9,
  responseStatus: 500,
  error: "Answered with HTTP 500",
  createdAt: at,
  lastAttemptAt: at,
  nextAttemptAt: null,
  body: "{}",
  ...change,
});
const webhookId = globalId("Webhook", "W1");
const deliveryId = globalId("WebhookDelivery", "D1");

describe("webhooks", () => {
  test("are a connection of the viewer and nodes, with their deliveries", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/user/webhook", {
      data: { webhooks: [aWebhook(), aWebhook({ webhookId: "W2", failingSince: at, isActive: false })] },
    });
    rest.say("GET /v1/user/webhook/deliveries", { data: { deliveries: [aDelivery()], total: 7 } });
    rest.say("GET /v1/user/webhook/delivery", { data: aDelivery() });
    const list = await ask("{ viewer { webhooks { totalCount nodes { url events isActive failingSince createdAt } } } }");
    expect(list.at("viewer.webhooks.totalCount")).toBe(2);
    const told = { url: "https://erp.example.com/lading", events: ["SHIPMENT_CREATED", "ATTACHMENT_ADDED"], createdAt: at };
    expect(list.at("viewer.webhooks.nodes.0")).toEqual({ ...told, isActive: true, failingSince: null });
    expect(list.at("viewer.webhooks.nodes.1")).toEqual({ ...told, isActive: false, failingSince: at });
    const page = await ask(log, { id: webhookId, first: 1 });
    expect(page.at("node.deliveries")).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true }, nodes: [{ id: deliveryId }] });
    expect(rest.calls.at(-1)?.query).toEqual({ webhookId: "W1", limit: "1", offset: "0" });
    const one = await ask(
      `{ node(id: "${deliveryId}") { ... on WebhookDelivery { messageId type status attemptCount responseStatus error lastAttemptAt nextAttemptAt body } } }`,
    );
    expect(one.at("node")).toEqual({
      messageId: "msg_1",
      type: "SHIPMENT_CREATED",
      status: "FAILED",
      attemptCount: 9,
      responseStatus: 500,
      error: "Answered with HTTP 500",
      lastAttemptAt: at,
      nextAttemptAt: null,
      body: "{}",
    });
  });

  test("tell their deliveries in pages, from the end too", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/user/webhook", { data: { webhooks: [aWebhook()] } });
    rest.say("GET /v1/user/webhook/deliveries", { data: { deliveries: [aDelivery()], total: 7 } });
    const first = await ask(log, { id: webhookId, first: 2 });
    await ask(log, { id: webhookId, first: 2, after: first.at("node.deliveries.pageInfo.endCursor") });
    expect(rest.calls.at(-1)?.query).toMatchObject({ limit: "2", offset: "1" });
    await ask(log, { id: webhookId, last: 2 });
    expect(rest.calls.at(-1)?.query).toMatchObject({ limit: "2", offset: "5" });
    const none = await ask(log, { id: webhookId, first: 0 });
    expect(none.at("node.deliveries")).toMatchObject({ totalCount: 7, nodes: [] });
    expect((await ask(log, { id: webhookId, first: 101 })).errors[0]?.message).toBe("At most 100 items can be taken at once");
  });

  test("are made by a mutation that tells the secret this once", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/webhook/add", { data: { ...aWebhook(), secret: "whsec_x" } });
    rest.say("GET /v1/user/webhook", { data: { webhooks: [aWebhook()] } });
    const input = { url: "https://erp.example.com/lading", events: ["SHIPMENT_CREATED", "ATTACHMENT_ADDED"] };
    const answer = await ask(create, { input }, { "idempotency-key": "k1" });
    expect(rest.calls[0]).toMatchObject({
      body: { ...input, events: ["shipment.created", "attachment.added"], isActive: true },
      headers: { "idempotency-key": "k1" },
    });
    expect(answer.at("createWebhook")).toEqual({
      secret: "whsec_x",
      webhook: { id: webhookId, ...input, isActive: true, failingSince: null },
      webhookEdge: { cursor: expect.any(String), node: { id: webhookId } },
      errors: [],
    });
  });

  test("are changed in what is given, deleted, tried out and told again", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/webhook/update", { data: aWebhook({ isActive: false }) });
    rest.say("GET /v1/user/webhook", { data: { webhooks: [aWebhook({ isActive: false })] } });
    rest.say("DELETE /v1/user/webhook", { data: { webhookId: "W1" } });
    rest.say("POST /v1/user/webhook/test", { data: aDelivery({ deliveryId: "D2" }) });
    rest.say("POST /v1/user/webhook/redeliver", { data: aDelivery({ deliveryId: "D3" }) });
    rest.say("GET /v1/user/webhook/delivery", { data: aDelivery({ deliveryId: "D2", type: "webhook.test", status: "PENDING" }) });
    const paused = await ask(update, { input: { id: webhookId, isActive: false } });
    expect(rest.calls[0]).toMatchObject({ query: { webhookId: "W1" }, body: { isActive: false } });
    expect(rest.calls[0]?.body).toEqual({ isActive: false });
    expect(paused.at("updateWebhook")).toEqual({ webhook: { isActive: false }, errors: [] });
    const tried = await ask(tryOut, { input: { id: webhookId } });
    expect(tried.at("testWebhook")).toEqual({
      delivery: { type: "TEST", status: "PENDING" },
      deliveryEdge: { cursor: expect.any(String), node: { id: globalId("WebhookDelivery", "D2") } },
      errors: [],
    });
    rest.say("GET /v1/user/webhook/delivery", { data: aDelivery({ deliveryId: "D3" }) });
    const told = await ask(again, { input: { id: deliveryId } });
    expect(told.at("resendWebhookDelivery.delivery.messageId")).toBe("msg_1");
    expect(rest.calls.find(({ path }) => path.endsWith("/redeliver"))?.query).toEqual({ deliveryId: "D1" });
    const gone = await ask(remove, { input: { id: webhookId } });
    expect(gone.at("deleteWebhook")).toEqual({ deletedWebhookId: webhookId, errors: [] });
  });

  test("that are refused say why and where, by the input's names", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/webhook/add", {
      status: 422,
      errors: [{ error: "The address must be a public one", code: "INVALID", field: ["url"] }],
    });
    const refused = await ask(create, { input: { url: "https://localhost/", events: ["SHIPMENT_CREATED"] } });
    expect(refused.at("createWebhook")).toMatchObject({
      secret: null,
      webhook: null,
      webhookEdge: null,
      errors: [{ message: "The address must be a public one", field: ["url"], code: "INVALID" }],
    });
    const unknown = (field: string, what: string) => ({
      status: 404,
      errors: [{ error: `${what} not found`, code: "NOT_FOUND", field: [field] }],
    });
    for (const [method, path] of [
      ["POST", "/update"],
      ["DELETE", ""],
      ["POST", "/test"],
    ])
      rest.say(`${method} /v1/user/webhook${path}`, unknown("webhookId", "Webhook"));
    rest.say("POST /v1/user/webhook/redeliver", unknown("deliveryId", "Delivery"));
    for (const [operation, name, type, what] of [
      [update, "updateWebhook", "Webhook", "Webhook"],
      [remove, "deleteWebhook", "Webhook", "Webhook"],
      [tryOut, "testWebhook", "Webhook", "Webhook"],
      [again, "resendWebhookDelivery", "WebhookDelivery", "Delivery"],
    ] as const) {
      const refusals = [{ message: `${what} not found`, field: ["id"], code: "NOT_FOUND" }];
      for (const id of [globalId(type, "X"), globalId("Buyer", "X")]) {
        expect((await ask(operation, { input: { id } })).at(`${name}.errors`)).toEqual(refusals);
      }
    }
  });

  test("of other users are no nodes", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/user/webhook", { data: { webhooks: [aWebhook()] } });
    rest.say("GET /v1/user/webhook/delivery", {
      status: 404,
      errors: [{ error: "Delivery not found", code: "NOT_FOUND", field: ["deliveryId"] }],
    });
    for (const id of [globalId("Webhook", "W9"), globalId("WebhookDelivery", "D9")]) {
      expect((await ask("query ($id: ID!) { node(id: $id) { id } }", { id })).at("node")).toBe(null);
    }
  });

  test("at a server that has none are UPSTREAM_UNSUPPORTED (R-054)", async () => {
    const { ask, rest } = await aGateway({ isForeign: true });
    const routes = ["GET /v1/user/webhook", "POST /v1/user/webhook/add", "POST /v1/user/webhook/update", "DELETE /v1/user/webhook"];
    const calls = ["POST /v1/user/webhook/test", "POST /v1/user/webhook/redeliver", "GET /v1/user/webhook/delivery"];
    for (const route of [...routes, ...calls]) rest.say(route, { status: 404, errors: ["Not found"] });
    const answers = [
      await ask("{ viewer { name webhooks { totalCount } } }"),
      await ask(create, { input: { url: "https://erp.example.com/", events: ["SHIPMENT_CREATED"] } }),
      await ask(update, { input: { id: webhookId, isActive: true } }),
      await ask(remove, { input: { id: webhookId } }),
      await ask(tryOut, { input: { id: webhookId } }),
      await ask(again, { input: { id: deliveryId } }),
      await ask("query ($id: ID!) { node(id: $id) { id } }", { id: deliveryId }),
    ];
    for (const { status, errors: faults } of answers) {
      expect([status, faults[0]?.extensions["code"]]).toEqual([200, "UPSTREAM_UNSUPPORTED"]);
    }
  });
});
