import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PollerData, PollerReport } from "./livezPoller.ts";
import type { Product } from "../servers/product.ts";

/** What an attack returned, and how the product bore it. */
export type Watched<Outcome> = {
  outcome: Outcome;
  /** The longest time that /livez took to answer during the attack, in milliseconds. The product promises 500. */
  longestLivezMs: number;
  /** How many requests of /livez failed or were answered by anything but 200. */
  failedLivez: number;
  /** By how many bytes the resident memory of the product's process grew at most; 0 on other systems than Linux. */
  memoryGrowth: number;
};

/**
 * Runs an attack on a product while /livez is polled every 20 ms and the memory of its process is sampled. A thread of its own does
 * this, so that the work of the attacker is not counted. Throws what the attack throws.
 */
export async function watched<Outcome>(
  { address, pid }: Pick<Product, "address" | "pid">,
  attack: () => Promise<Outcome>,
): Promise<Watched<Outcome>> {
  const workerData: PollerData = { url: address, pid };
  const poller = new Worker(new URL("./livezPoller.ts", import.meta.url), { workerData });
  try {
    await once(poller, "message");
    const outcome = await attack();
    poller.postMessage("over", []);
    const [report] = await once(poller, "message");
    const { longestLivezMs, failedLivez, memoryBefore, memoryPeak }: PollerReport = report;
    return { outcome, longestLivezMs, failedLivez, memoryGrowth: memoryPeak - memoryBefore };
  } finally {
    await poller.terminate();
  }
}
