import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aReceiver, type Received, type Receiver } from "../../support/servers/webhookReceiver.ts";

type Check = (secret: string, headers: Received["headers"], body: string, now?: number) => boolean;

const page = await readFile(join(import.meta.dirname, "../../../docs/api/webhooks.md"), "utf8");

/** The page's check in JavaScript, which exports this one function. */
async function inJavaScript(): Promise<Check> {
  const source = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(page)?.[1] ?? "";
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  const { isFromLading } = (await import(/* @vite-ignore */ module)) as { isFromLading: Check };
  return isFromLading;
}

/** The page's check in Python, run as a program that reads its arguments as JSON. */
function inPython(): Check {
  const source = /```python\n(import base64, hashlib[\s\S]*?)```/.exec(page)?.[1] ?? "";
  const program = `${source}\nimport json, sys\nprint(json.dumps(is_from_lading(*json.load(sys.stdin))))`;
  return (...given) => {
    const { stdout, stderr } = spawnSync("python3", ["-c", program], { input: JSON.stringify(given), encoding: "utf8" });
    expect(stderr).toBe("");
    return JSON.parse(stdout) === true;
  };
}

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

test.each([
  ["JavaScript", inJavaScript],
  ["Python", inPython],
])("docs/api/webhooks.md: the check in %s accepts a message of ours, and no changed, old or unsigned one", async (_language, check) => {
  const isFromLading = await check();
  receiver.received.splice(0);
  const user = await aUser(api);
  const body = { url: receiver.url, events: ["shipment.created"] };
  const { webhookId, secret } = (await user.post<{ webhookId: string; secret: string }>("/v1/user/webhook/add", body)).data;
  await user.post(`/v1/user/webhook/test?webhookId=${webhookId}`);
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
  const message = receiver.received[0] ?? { path: "", headers: {}, body: "" };
  const changed = (change: Partial<Received>, later = 0) =>
    isFromLading(secret, change.headers ?? message.headers, change.body ?? message.body, Date.now() / 1000 + later);
  expect(isFromLading(secret, message.headers, message.body)).toBe(true);
  expect(changed({ body: message.body.replace("test", "best") })).toBe(false);
  expect(changed({}, 301)).toBe(false);
  expect(changed({ headers: {} })).toBe(false);
  expect(isFromLading(`whsec_${Buffer.from("another").toString("base64")}`, message.headers, message.body)).toBe(false);
});
