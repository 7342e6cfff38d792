import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallableApi } from "../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../support/api/anExporter.ts";
import { attach, attachmentsOf } from "../support/api/calls/attachments.ts";
import { anInvoiceRequest } from "../support/fixtures/documentRequests.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { type Product, startProduct, unlimited } from "../support/servers/product.ts";
import { productApi } from "../support/servers/productApi.ts";

/** How often all of the work is done, before and again after the first look: a few times in the suite, more by `npm run soak`. */
const rounds = Number(process.env["ROUNDS"] ?? "5");
const clients = 4;

let product: Product;
let api: CallableApi;
let exporter: Exporter;
let pdf: Buffer;
beforeAll(async () => {
  product = await startProduct({ ...unlimited, METRICS_PORT: "0", LOG_LEVEL: "info" });
  api = productApi(product.url);
  exporter = await anExporter(api);
  pdf = await aPdf(["FLAT"]);
});
afterAll(() => product?.stop());

/** What may not grow with the work that was done. */
type Look = { memory: number; openFiles: number; answered: number; logged: number; files: string[]; incoming: string[] };

async function look(): Promise<Look> {
  const url = /Metrics are at (\S+)/.exec(product.output())?.[1] ?? "";
  const metrics = await (await fetch(url)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1] ?? "0");
  const counts = metrics.matchAll(/^lading_request_seconds_count\{side="public"[^}]*\} (\d+)/gm);
  return {
    memory: figure("process_resident_memory_bytes"),
    openFiles: figure("process_open_fds"),
    answered: [...counts].reduce((sum, [, count]) => sum + Number(count), 0),
    logged: product.output().length,
    files: readdirSync(join(product.dataDir, "files"), { recursive: true, encoding: "utf8" }).toSorted(),
    incoming: readdirSync(join(product.dataDir, "incoming")),
  };
}

/** Enters, reads, changes, uploads, draws, downloads and deletes: what there was before is what there is afterwards. */
async function work(): Promise<void> {
  const { user } = exporter;
  const { shipmentId } = await aShipment(exporter);
  const ofShipment = `?shipmentId=${shipmentId}`;
  await user.post(`/v1/shipment/update${ofShipment}`, aShipmentBody(exporter, { vessel: "MV TARANG" }));
  await user.post("/v1/shipment/filter", {});
  await attach(api, user, shipmentId, { name: "list.pdf", content: pdf });
  const drawn = await user.post(`/v1/shipment/document/invoice${ofShipment}`, anInvoiceRequest());
  expect(drawn.errors).toEqual([]);
  const attachments = await attachmentsOf(user, shipmentId);
  expect(attachments).toHaveLength(2);
  for (const { key, type } of attachments) await user.get(`/v1/attachment?key=${key}&attachment_type=${type}`);
  const query = "{ viewer { shipments(first: 50) { totalCount nodes { id name totalAmount } } } }";
  const headers = { "content-type": "application/json", authorization: `Bearer ${user.jwt}` };
  await (await fetch(`${product.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })).text();
  expect((await user.delete(`/v1/shipment/delete${ofShipment}`)).errors).toEqual([]);
}

async function workInRounds(): Promise<Look> {
  const each = async () => {
    for (let round = 0; round < rounds; round += 1) await work();
  };
  await Promise.all(Array.from({ length: clients }, each));
  return await look();
}

test(
  "memory, open files, files on the disk and the log's share of a request stay as they are, however much work is done",
  async () => {
    const first = await look();
    const middle = await workInRounds();
    const last = await workInRounds();
    const answered = last.answered - middle.answered;
    const logged = (last.logged - middle.logged) / answered;
    const megabytes = [first, middle, last].map(({ memory }) => Math.round(memory / 1_000_000));
    console.log(`${last.answered} requests; memory ${megabytes.join(", ")} MB; ${Math.round(logged)} characters of log a request`);
    expect(answered).toBeGreaterThan(rounds * clients * 8);
    expect(logged).toBeLessThan(300);
    expect(last.files).toEqual(first.files);
    // The reader of documents may still have a copy.
    await expect.poll(() => look().then(({ incoming }) => incoming), { timeout: 30_000 }).toEqual([]);
    expect(last.openFiles).toBeLessThanOrEqual(middle.openFiles + clients);
    expect(last.memory).toBeLessThan(middle.memory * 1.5);
  },
  60_000 + rounds * 10_000,
);
