import PQueue from "p-queue";

/** The queue is full: for this key, or for all keys together. */
export class QueueFull extends Error {
  readonly scope: "key" | "queue";

  constructor(scope: "key" | "queue") {
    super(scope === "key" ? "Too much work of one key is waiting" : "Too much work is waiting");
    this.scope = scope;
  }
}

/** The capacity of a queue. `placesPerKey` and `waitingPerKey` apply to each key, the other two to all keys together. */
export type FairQueueLimits = { places: number; placesPerKey: number; waiting: number; waitingPerKey: number };

export type FairQueue = {
  /**
   * Runs `work` when a place is free and returns its result. Throws `QueueFull` at once when the key or the queue is full, and the signal's
   * reason when it aborts before `work` starts. Does not interrupt running work.
   */
  run<T>(key: string, work: () => Promise<T>, options?: { signal?: AbortSignal | undefined }): Promise<T>;
};

/**
 * Shares `places` between keys (owners, addresses). Runs a key's work in order; keys take turns, so that one with much work never delays
 * one with little: work leaves its key's line only when the key has a place, and then waits behind at most `placesPerKey` of each other key.
 */
export function createFairQueue({ places, placesPerKey, waiting, waitingPerKey }: FairQueueLimits): FairQueue {
  const shared = new PQueue({ concurrency: places });
  // Contains a key only while it runs or waits.
  const lines = new Map<string, PQueue>();
  let total = 0;

  function lineOf(key: string): PQueue {
    const line = lines.get(key) ?? new PQueue({ concurrency: placesPerKey });
    if (lengthOf(line) >= placesPerKey + waitingPerKey) throw new QueueFull("key");
    if (total >= places + waiting) throw new QueueFull("queue");
    lines.set(key, line);
    return line;
  }

  return {
    async run(key, work, { signal } = {}) {
      signal?.throwIfAborted();
      const line = lineOf(key);
      const leaving = new AbortController();
      const leave = () => leaving.abort(signal?.reason);
      const waiter = { signal: leaving.signal };
      const begin = async () => {
        // p-queue frees the place of running work that is aborted, although it goes on.
        signal?.removeEventListener("abort", leave);
        return await work();
      };
      signal?.addEventListener("abort", leave);
      total += 1;
      try {
        return await line.add(() => shared.add(begin, waiter), waiter);
      } finally {
        total -= 1;
        if (lengthOf(line) === 0) lines.delete(key);
      }
    },
  };
}

function lengthOf({ size, pending }: PQueue): number {
  return size + pending;
}
