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

type Line = { running: number; waiting: (() => void)[] };

/**
 * Shares `places` between keys (owners, addresses). Runs a key's work in order; keys take turns, so that one with much work never delays
 * one with little.
 */
export function createFairQueue({ places, placesPerKey, waiting, waitingPerKey }: FairQueueLimits): FairQueue {
  // Contains a key only while it runs or waits. Map order is the order of turns: a key that gets a place moves to the end.
  const lines = new Map<string, Line>();
  let runningCount = 0;
  let waitingCount = 0;

  function occupy(key: string, line: Line): void {
    runningCount += 1;
    line.running += 1;
    lines.delete(key);
    lines.set(key, line);
  }

  function release(key: string, line: Line): void {
    runningCount -= 1;
    line.running -= 1;
    forgetIdle(key, line);
    startNext();
  }

  function startNext(): void {
    for (const [key, line] of lines) {
      const start = line.running < placesPerKey ? line.waiting.shift() : undefined;
      if (!start) continue;
      waitingCount -= 1;
      occupy(key, line);
      return start();
    }
  }

  function wait(key: string, line: Line, signal: AbortSignal | undefined): Promise<void> {
    if (line.waiting.length >= waitingPerKey) throw new QueueFull("key");
    if (waitingCount >= waiting) throw new QueueFull("queue");
    lines.set(key, line);
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(start), 1);
        waitingCount -= 1;
        forgetIdle(key, line);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      line.waiting.push(start);
      waitingCount += 1;
    });
  }

  function forgetIdle(key: string, { running, waiting: starts }: Line): void {
    if (running === 0 && starts.length === 0) lines.delete(key);
  }

  return {
    async run(key, work, { signal } = {}) {
      signal?.throwIfAborted();
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      if (runningCount < places && line.running < placesPerKey) occupy(key, line);
      else await wait(key, line, signal);
      try {
        return await work();
      } finally {
        release(key, line);
      }
    },
  };
}
