import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";

/** What a worker tells the process that made it, once it takes requests. */
export const readyMessage = "ready";

/** A worker that ends by itself is replaced after this long, so that one which cannot live does not spin. */
const pauseMs = 1_000;

export type ClusterOptions = {
  count: number;
  /** Where all of them listen; the operating system's choice is made before. */
  port: number;
  url: string;
  /** Is told of workers that ended by themselves. */
  onLoss: (line: string) => void;
};

/** Several processes behind one port. `renew` replaces them one by one; one of them always listens. */
export type RunningCluster = { url: string; close(): Promise<void>; rollingRestart(): Promise<void> };

/**
 * Starts `count` processes that run this same program behind one port, and keeps that many running. They share nothing but
 * the database and the files. Rejects when one of the first ends before it is ready; it has said why.
 */
export async function startCluster({ count, port, url, onLoss }: ClusterOptions): Promise<RunningCluster> {
  // Each worker takes connections from the port itself: one handed on to a worker that is just being killed would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const current = new Set<Worker>();
  let isClosing = false;

  async function add(): Promise<Worker> {
    const worker = cluster.fork({ PORT: String(port) });
    await new Promise<void>((resolve, reject) => {
      worker.once("exit", (code) => reject(new Error(`A worker ended with ${code} before it was ready.`)));
      worker.on("message", (message) => message === readyMessage && resolve());
    });
    current.add(worker);
    worker.once("exit", (code, signal) => {
      if (!current.delete(worker) || isClosing) return;
      onLoss(`A worker ended with ${signal ?? code}; another takes its place.`);
      void replace();
    });
    return worker;
  }

  async function replace(): Promise<void> {
    await wait(pauseMs);
    if (isClosing || current.size >= count) return;
    await add().catch((error: unknown) => {
      onLoss(String(error));
      return replace();
    });
  }

  async function end(worker: Worker): Promise<void> {
    current.delete(worker);
    if (worker.isDead()) return;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.process.kill("SIGTERM");
    await ended;
  }

  async function close(): Promise<void> {
    isClosing = true;
    await Promise.all([...current].map(end));
  }

  try {
    for (let started = 0; started < count; started += 1) await add();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    close,
    async rollingRestart() {
      const before = [...current];
      for (const old of before) {
        await add();
        await end(old);
      }
    },
  };
}
