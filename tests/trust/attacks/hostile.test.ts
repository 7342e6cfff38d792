import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromAddress, type Attacker } from "../../support/attacks/attacker.ts";
import { attacks as floods } from "../../support/attacks/attacks.ts";
import { sharingAttacks } from "../../support/attacks/sharingAttacks.ts";
import { tableAttacks } from "../../support/attacks/tableAttacks.ts";
import { anOffice } from "../../support/api/calls/writeCalls.ts";
import type { Read, ReadReport } from "../../support/attacks/honestReader.ts";
import { startProduct, unlimited, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { aReceiver, type Receiver } from "../../support/servers/webhookReceiver.ts";
import { watched } from "../../support/attacks/watched.ts";

/** For how long the attacks go on: each once in the suite, ten minutes of them by `npm run soak -- hostile`. */
const seconds = Number(process.env["HOSTILE_SECONDS"] ?? "0");
/** "off": without rate limits, so that what they keep out meets the queues and bounds behind them. */
const rateLimits = process.env["HOSTILE_LIMITS"] ?? "on";
const attackersAtOnce = 2;
const attacks = { ...floods, ...sharingAttacks, ...tableAttacks };
/**
 * Limits in milliseconds for an honest user's read and for /livez, and in bytes for the growth of memory. Each attack alone leaves /livez
 * below 500 ms; here two bursts of dozens of requests meet, and the last request waits for all of them.
 */
const bounds = { readMs: 2_000, livezMs: 1_000, memory: 900 * 1024 * 1024 };

let product: Product;
let receiver: Receiver;
let attackers: Attacker[];
let reads: Read[];
beforeAll(async () => {
  const { REQUESTS_PER_ADDRESS: _share, ...rates } = unlimited;
  product = await startProduct({ WEBHOOKS_TO_LOOPBACK: "on", ...(rateLimits === "off" && rates) });
  receiver = await aReceiver();
  receiver.answers(() => {});
  const api = productApi(product.url);
  attackers = await Promise.all(
    Array.from({ length: attackersAtOnce }, async (_, index) => {
      const address = `203.0.113.${index + 1}`;
      return { url: product.url, address, office: await anOffice(fromAddress(api, address)), receiverUrl: receiver.url };
    }),
  );
  const honest = await anOffice(fromAddress(api, "198.51.100.7"));
  const headers = { authorization: `Bearer ${honest.user.jwt}`, "x-forwarded-for": "198.51.100.7", "content-type": "application/json" };
  const query = "{ viewer { name shipments(first: 50) { totalCount nodes { id name totalAmount } } } }";
  reads = [
    { name: "a shipment by REST", url: `${product.url}/ep/api/v1/shipment?shipmentId=${honest.shipmentId}`, method: "GET", headers },
    { name: "the list by GraphQL", url: `${product.url}/graphql`, method: "POST", headers, body: JSON.stringify({ query }) },
  ];
});
afterAll(async () => {
  await product?.stop();
  await receiver?.close();
});

/** Attackers carry out the attacks until the time is over, each attack at least once. They begin at different ones, so that others meet. */
async function attackAll(names: readonly string[]): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const left = [...names];
  await Promise.all(
    attackers.map(async (attacker, index) => {
      for (;;) {
        const name = index % 2 === 0 ? left.shift() : left.pop();
        if (name === undefined && performance.now() >= end) return;
        if (name === undefined) left.push(...names);
        else await attacks[name]?.(attacker).catch(() => {});
      }
    }),
  );
}

test(
  "while strangers and users attack in every known way, an honest user is served and the memory stays",
  async () => {
    const begunAt = performance.now();
    const reader = new Worker(new URL("../../support/attacks/honestReader.ts", import.meta.url), { workerData: reads });
    const names = Object.keys(attacks);
    const seen = await watched(product, () => attackAll(names));
    reader.postMessage("over", []);
    const [reports]: [ReadReport[]] = (await once(reader, "message")) as [ReadReport[]]; // What the reader posts.
    const slowest = Math.max(...reports.map(({ longestMs }) => longestMs));
    console.log(
      `${names.length} attacks for ${Math.round((performance.now() - begunAt) / 1_000)} s, rate limits ${rateLimits}: ${reports.reduce((sum, { count }) => sum + count, 0)} honest reads, the slowest ${slowest.toFixed(0)} ms; ` +
        `/livez at most ${seen.longestLivezMs.toFixed(0)} ms; memory +${(seen.memoryGrowth / 1024 / 1024).toFixed(0)} MB`,
    );
    expect(reports.flatMap(({ failed }) => failed).join("\n")).toBe("");
    expect(slowest).toBeLessThan(bounds.readMs);
    expect(seen.failedLivez).toBe(0);
    expect(seen.longestLivezMs).toBeLessThan(bounds.livezMs);
    expect(seen.memoryGrowth).toBeLessThan(bounds.memory);
    expect(product.output().match(/^.*"level":50.*$/gm) ?? []).toEqual([]);
  },
  240_000 + seconds * 1_000,
);
