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

/**
 * Several processes behind one port. `rollingRestart` replaces them one by one; one of them always listens. `close` may be called while they
 * start: those that serve already finish their requests.
 */
export type Cluster = {
  url: string;
  /** Resolves once all accept requests: false if the cluster was closed before. Rejects when one ends before; it has logged why. */
  started: Promise<boolean>;
  close(): Promise<void>;
  rollingRestart(): Promise<void>;
};

/** Starts `count` processes of this program behind one port and keeps that many running. They share only the database and the files. */
export function startCluster({ count, port, url, onLoss }: ClusterOptions): Cluster {
  // Workers accept connections themselves. A connection handed to a worker that is just being stopped would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const current = new Set<Worker>();
  let isClosing = false;

  async function add(): Promise<void> {
    if (isClosing) return;
    const worker = cluster.fork({ PORT: String(port) });
    await new Promise<void>((resolve, reject) => {
      worker.once("exit", (code) => (isClosing ? resolve() : reject(new Error(`A worker ended with ${code} before it was ready.`))));
      worker.on("message", (message) => message === readyMessage && resolve());
    });
    current.add(worker);
    worker.once("exit", (code, signal) => {
      if (!current.delete(worker) || isClosing) return;
      onLoss(`A worker ended with ${signal ?? code}; another takes its place.`);
      void replace();
    });
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
    await Promise.all(Object.values(cluster.workers ?? {}).map(async (worker) => worker && (await end(worker))));
  }

  async function start(): Promise<boolean> {
    try {
      for (let started = 0; started < count; started += 1) await add();
    } catch (error) {
      await close();
      throw error;
    }
    return !isClosing;
  }

  return {
    url,
    started: start(),
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
