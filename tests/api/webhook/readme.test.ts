import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/anApi.ts";
import { aUser } from "../../support/aUser.ts";
import { aReceiver, type Received, type Receiver } from "../../support/receiver.ts";

type Example = { isFromLading: (secret: string, headers: Received["headers"], body: string, now?: number) => boolean };

let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  api = await anApi({ webhooks: { allowLoopback: true } });
  receiver = await aReceiver();
});
afterAll(async () => {
  await receiver.close();
  await api.close();
});

test("README's check takes a message of ours, and neither a changed, nor an old, nor an unsigned one", async () => {
  const readme = await readFile(join(import.meta.dirname, "../../../README.md"), "utf8");
  const source = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  // The example is README's, and exports this one function.
  const { isFromLading } = (await import(/* @vite-ignore */ module)) as Example;
  const user = await aUser(api);
  const body = { url: receiver.url, events: ["shipment.created"] };
  const { webhookId, secret } = (await user.post<{ webhookId: string; secret: string }>("/v1/user/webhook/add", body)).data;
  await user.post(`/v1/user/webhook/test?webhookId=${webhookId}`);
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
  const message = receiver.received[0] ?? { path: "", headers: {}, body: "" };
  const check = (change: Partial<Received>, later = 0) =>
    isFromLading(secret, change.headers ?? message.headers, change.body ?? message.body, Date.now() / 1000 + later);
  expect(isFromLading(secret, message.headers, message.body)).toBe(true);
  expect(check({ body: message.body.replace("test", "best") })).toBe(false);
  expect(check({}, 301)).toBe(false);
  expect(check({ headers: {} })).toBe(false);
  expect(isFromLading(`whsec_${Buffer.from("another").toString("base64")}`, message.headers, message.body)).toBe(false);
});
