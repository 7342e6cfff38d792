import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { startBucketStore } from "../../support/servers/bucketStore.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let stored: Attachment;

beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  stored = await aStoredFile(api, exporter);
});

async function aStoredFile(at: TestApi, owner: Exporter): Promise<Attachment> {
  const { shipmentId } = await aShipment(owner);
  return (await attach(at, owner.user, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) })).data;
}

async function address({ user }: Exporter, { key }: Attachment, more = ""): Promise<string> {
  const { data } = await user.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${key}&attachment_type=OTHER${more}`);
  return data.url.replace("http://lading.test", "");
}

/** What the trail says of the file since it was uploaded. */
async function noted({ user }: Exporter): Promise<string[]> {
  const { entries } = await trailOf(user);
  return entries.filter(({ noun, action }) => noun === "ATTACHMENT" && action !== "UPLOADED").map(({ action }) => action);
}

test("an address that is handed out is no download, nor is looking at its head", async () => {
  const url = await address(exporter, stored);
  expect((await api.app.inject({ method: "HEAD", url })).statusCode).toBe(200);
  expect(await noted(exporter)).toEqual([]);
});

test("a fetch is noted once for each person and hour, however often, by however many addresses and however much of it (R-723)", async () => {
  const [first, second] = [await address(exporter, stored), await address(exporter, stored, "&disposition=inline")];
  const fetches = Array.from({ length: 3 }, () => api.app.inject({ url: first, headers: { range: "bytes=0-9" } }));
  for (const { statusCode } of await Promise.all(fetches)) expect(statusCode).toBe(200);
  await api.app.inject({ url: first });
  await api.app.inject({ url: await address(exporter, stored, "&listed=true") });
  expect(await noted(exporter)).toEqual(["DOWNLOADED"]);
  await api.app.inject({ url: second });
  expect(await noted(exporter)).toEqual(["OPENED", "DOWNLOADED"]);
});

test("a refused address is not noted, and none names another asker", async () => {
  const url = await address(exporter, stored);
  const forged = url.replace(/asker=[^&]*/, "asker=USER+somebody");
  expect([forged === url, (await api.app.inject({ url: forged })).statusCode]).toEqual([false, 403]);
  expect(await noted(exporter)).toEqual([]);
});

test("no request's Idempotency-Key keeps a fetch out of the trail", async () => {
  const url = await address(exporter, stored);
  const signature = new URLSearchParams(url.split("?")[1]).get("signature");
  const headers = { "idempotency-key": `address ${signature}` };
  await exporter.user.post("/v1/user/broker/add", { name: "Broker" }, headers);
  await api.app.inject({ url });
  expect(await noted(exporter)).toEqual(["DOWNLOADED"]);
});

test("with a store that is fetched from unseen, the address of one file is noted when it is asked for, those of a list are not", async () => {
  const store = await startBucketStore();
  const bucket = await anApi({ filesUrl: store.filesUrl });
  const owner = await anExporter(bucket);
  const file = await aStoredFile(bucket, owner);
  await address(owner, file, "&listed=true");
  expect(await noted(owner)).toEqual([]);
  await address(owner, file);
  expect(await noted(owner)).toEqual(["DOWNLOADED"]);
  await bucket.close();
  await store.stop();
});
