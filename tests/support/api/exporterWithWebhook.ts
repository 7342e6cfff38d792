import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Webhook, WebhookDelivery } from "#domain/integrations/webhook.ts";
import { anApi, type TestApi } from "./anApi.ts";
import { anExporter, type Exporter } from "./anExporter.ts";
import { asUser } from "./aUser.ts";
import { aReceiver, type Received, type Receiver } from "../servers/webhookReceiver.ts";

/** For a machine that is busy. */
export const patience = { timeout: 10_000 };
export const minute = 60 * 1000;
export const day = 24 * 60 * minute;

export type MadeWebhook = Webhook & { secret: string };

/**
 * A service that looks every 10 ms for what is due, and for each test a new exporter and a new receiver. A try may take 2 s
 * by default.
 */
export function exporterWithWebhook({ timeoutMilliseconds = 2_000 } = {}) {
  let api: TestApi;
  let exporter: Exporter;
  let receiver: Receiver;
  let now = new Date("2026-04-01T08:00:00Z");
  /** What names are said to lead to, and how often that was asked. */
  const names = { addresses: [] as string[], lookups: 0 };
  async function resolve(): Promise<string[]> {
    names.lookups += 1;
    return names.addresses;
  }
  const options = {
    jwtSecret: "a secret that two processes share",
    clock: () => now,
    webhooks: { allowLoopback: true, pollMilliseconds: 10, timeoutMilliseconds, resolve },
  };
  beforeAll(async () => {
    api = await anApi(options);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    exporter = await anExporter(api);
    receiver = await aReceiver();
  });
  afterEach(() => receiver.close());

  async function log({ webhookId }: Webhook, query = ""): Promise<WebhookDelivery[]> {
    const path = `/v1/user/webhook/deliveries?webhookId=${webhookId}${query}`;
    return (await exporter.user.get<{ deliveries: WebhookDelivery[] }>(path)).data.deliveries;
  }
  return {
    options,
    names,
    log,
    get api() {
      return api;
    },
    get exporter() {
      return exporter;
    },
    get receiver() {
      return receiver;
    },
    get now() {
      return now;
    },
    async aWebhook(change: object = {}, { user } = exporter): Promise<MadeWebhook> {
      const body = { url: receiver.url, events: ["shipment.created"], ...change };
      const { data, errors } = await user.post<MadeWebhook>("/v1/user/webhook/add", body);
      expect(errors).toEqual([]);
      return data;
    },
    /** Waits until the newest delivery of a webhook matches, and returns it. */
    async newest(webhook: Webhook, expected: Partial<WebhookDelivery>): Promise<WebhookDelivery> {
      await expect.poll(async () => (await log(webhook))[0], patience).toMatchObject(expected);
      const [delivery] = await log(webhook);
      if (!delivery) throw new Error("There is no delivery");
      return delivery;
    },
    async stateOf({ webhookId }: Webhook): Promise<Webhook | undefined> {
      const { data } = await exporter.user.get<{ webhooks: Webhook[] }>("/v1/user/webhook");
      return data.webhooks.find((webhook) => webhook.webhookId === webhookId);
    },
    succeeds: () => receiver.answers((response) => void response.writeHead(204).end()),
    fails: (status = 500) => receiver.answers((response) => void response.writeHead(status).end()),
    /** Moves the clock, and signs in again: a session lasts for hours, these tests for days. */
    async itIs(instant: string | number | null): Promise<void> {
      now = new Date(instant ?? "");
      const { email, password } = exporter.user;
      const { data } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email, password } });
      exporter = { ...exporter, user: asUser(api, { ...exporter.user, jwt: data.jwt }) };
    },
  };
}

/** What a message says. */
export function bodyOf({ body }: Received): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}
