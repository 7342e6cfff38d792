import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";

/** The message that a worker sends to the primary process once it accepts requests. */
export const readyMessage = "ready";

/** Delay before a crashed worker is replaced, so that one which cannot start does not spin. */
const pauseMs = 1_000;

export type ClusterOptions = {
  count: number;
  /** The port that all workers share. Port 0 must be resolved before. */
  port: number;
  url: string;
  /** Called with one line for each worker that ended by itself. */
  onLoss: (line: string) => void;
};

/** Several processes behind one port. `rollingRestart` replaces them one by one; one of them always listens. */
export type RunningCluster = { url: string; close(): Promise<void>; rollingRestart(): Promise<void> };

/**
 * Starts `count` processes of this program behind one port and keeps that many running. They share only the database and the files.
 * Rejects when a worker ends before it is ready; the worker has logged why.
 */
export async function startCluster({ count, port, url, onLoss }: ClusterOptions): Promise<RunningCluster> {
  // Workers accept connections themselves. A connection handed to a worker that is just being stopped would be lost.
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
