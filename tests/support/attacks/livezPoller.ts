import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** What the worker is given: the product's address and its process id. */
export type PollerData = { url: string; pid: number };

/**
 * What it saw. Memory is the resident memory of the process, in bytes. Of an answer's time, that is left out in which the product's main
 * thread or this one could have run and the processor was with others: a busy machine is no fault of the product's.
 */
export type PollerReport = { longestLivezMs: number; failedLivez: number; memoryBefore: number; memoryPeak: number };

const everyMs = 20;
const giveUpMs = 120_000;

const { url, pid }: PollerData = workerData;
const memoryBefore = residentBytes() ?? 0;
const report: PollerReport = { longestLivezMs: 0, failedLivez: 0, memoryBefore, memoryPeak: memoryBefore };
const attack = { isOver: false };
parentPort?.once("message", () => (attack.isOver = true));
const sampling = setInterval(sampleMemory, everyMs);
parentPort?.postMessage("started", []);

// An answer that is still awaited when the attack ends counts in full.
do {
  const askedAt = performance.now();
  const keptWaitingBefore = keptWaitingMs();
  const isAlive = await asksLivez();
  const keptWaiting = keptWaitingMs() - keptWaitingBefore;
  report.longestLivezMs = Math.max(report.longestLivezMs, performance.now() - askedAt - keptWaiting);
  if (!isAlive) report.failedLivez += 1;
  await wait(everyMs);
} while (!attack.isOver);
clearInterval(sampling);
sampleMemory();
parentPort?.postMessage(report, []);

/** Over a connection of its own each time, so that a server which takes no connections is seen too. */
function asksLivez(): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/livez`, { agent: false, timeout: giveUpMs }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200));
    })
      .on("timeout", () => resolve(false))
      .on("error", () => resolve(false));
  });
}

function sampleMemory(): void {
  report.memoryPeak = Math.max(report.memoryPeak, residentBytes() ?? 0);
}

/** How long the product's main thread and this one have waited for a processor so far; 0 where the system does not say. */
function keptWaitingMs(): number {
  return [`/proc/${pid}/task/${pid}/schedstat`, "/proc/thread-self/schedstat"].reduce((sum, file) => {
    const [, nanoseconds = "0"] = (read(file) ?? "").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

/** Linux alone tells it; null where it does not, or the process has ended. */
function residentBytes(): number | null {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? "") ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
