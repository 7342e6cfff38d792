import { createFairQueue, QueueFull, type FairQueueLimits } from "./fairQueue.ts";
import { startWorkerProcess, type TaskLimits, type WorkerProcess } from "./workerProcess.ts";

export type WorkerPoolOptions = {
  /** The module that each process runs; it calls `serveTasks`. */
  entry: URL;
  limits: TaskLimits;
  /** How many processes there are at most (`places`), and how many tasks of an owner and of all may wait. */
  queue: FairQueueLimits;
  /** Whether a process stays for the next task; otherwise it ends with its task, and its memory with it. */
  isKept: boolean;
};

/** Processes that owners share. */
export type WorkerPool<Task, Result> = {
  /**
   * Prepares a task once a place is free, and runs it. Throws `QueueFull` when too much waits already, `TaskKilled` when the
   * process had to be given up, and the signal's reason when it aborts while the task waits.
   */
  run(ownerId: string, prepare: () => Promise<Task>, options?: { signal?: AbortSignal | undefined }): Promise<Result>;
  /** Finishes what was accepted, takes nothing new, and ends the processes. */
  close(): Promise<void>;
};

/** Opens a pool. Its processes start with the first tasks; a lost one is replaced by the next task that needs one. */
export function openWorkerPool<Task, Result>({ entry, limits, queue, isKept }: WorkerPoolOptions): WorkerPool<Task, Result> {
  const places = createFairQueue(queue);
  const idle: WorkerProcess<Task, Result>[] = [];
  const accepted = new Set<Promise<Result>>();
  let isClosed = false;

  async function work(prepare: () => Promise<Task>): Promise<Result> {
    const task = await prepare();
    const worker = takeIdle() ?? startWorkerProcess<Task, Result>(entry, limits);
    try {
      return await worker.run(task);
    } finally {
      if (isKept && worker.isReusable()) idle.push(worker);
      else await worker.end();
    }
  }

  /** One that died while nobody used it is left out. */
  function takeIdle(): WorkerProcess<Task, Result> | undefined {
    const worker = idle.pop();
    return worker === undefined || worker.isReusable() ? worker : takeIdle();
  }

  return {
    async run(ownerId, prepare, options) {
      if (isClosed) throw new QueueFull("queue");
      const running = places.run(ownerId, () => work(prepare), options);
      accepted.add(running);
      try {
        return await running;
      } finally {
        accepted.delete(running);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(accepted);
      await Promise.all(idle.splice(0).map((worker) => worker.end()));
    },
  };
}
