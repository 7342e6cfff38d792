import { createFairQueue, QueueFull, type FairQueueLimits } from "./fairQueue.ts";
import { startWorkerProcess, TaskKilled, type TaskLimits, type WorkerProcess } from "./workerProcess.ts";

export type WorkerPoolOptions = {
  /** The module of each process; it calls `serveTasks`. */
  entry: URL;
  limits: TaskLimits;
  /** Maximum processes (`places`), and maximum waiting tasks per owner and in total. */
  queue: FairQueueLimits;
  /** Whether a process stays for the next task; otherwise it ends with its task and frees its memory. */
  isKept: boolean;
};

/** A pool of processes that owners share. */
export type WorkerPool<Task, Result> = {
  /**
   * Calls `prepare` when a place is free, and runs the task. Throws `QueueFull` when too many tasks wait, `TaskKilled` when the process was
   * killed, the signal's reason when it aborts while the task waits, and `TaskKilled` when it
   * aborts later.
   */
  run(ownerId: string, prepare: () => Promise<Task>, options?: { signal?: AbortSignal | undefined }): Promise<Result>;
  /** Starts the first process early. Call it when a task follows soon. */
  wake(): void;
  /** Finishes accepted tasks, accepts no more, and ends the processes. */
  close(): Promise<void>;
};

/** Opens a pool. Processes start with the first tasks; the next task replaces a lost one. */
export function openWorkerPool<Task extends object, Result>({ entry, limits, queue, isKept }: WorkerPoolOptions): WorkerPool<Task, Result> {
  const places = createFairQueue(queue);
  const idle: WorkerProcess<Task, Result>[] = [];
  const accepted = new Set<Promise<Result>>();
  let working = 0;
  let isClosed = false;

  async function work(prepare: () => Promise<Task>, signal: AbortSignal | undefined): Promise<Result> {
    // A new process starts while the task is prepared.
    const worker = takeIdle() ?? start();
    const prepared = prepare();
    try {
      return await runOn(worker, prepared, signal);
    } catch (error) {
      // Such as one that the system chose when memory ran out: idle processes hold what their last task needed (R-1168).
      if (!(error instanceof TaskKilled) || error.hasBegun) throw error;
      return await runOn(start(), prepared, signal);
    }
  }

  async function runOn(worker: WorkerProcess<Task, Result>, prepared: Promise<Task>, signal: AbortSignal | undefined): Promise<Result> {
    working += 1;
    try {
      return await worker.run(await prepared, signal);
    } finally {
      working -= 1;
      if (isKept && worker.isReusable()) idle.push(worker);
      else await worker.end();
    }
  }

  function start(): WorkerProcess<Task, Result> {
    return startWorkerProcess(entry, limits);
  }

  /** Skips processes that died while idle. */
  function takeIdle(): WorkerProcess<Task, Result> | undefined {
    const worker = idle.pop();
    return worker === undefined || worker.isReusable() ? worker : takeIdle();
  }

  return {
    async run(ownerId, prepare, options) {
      if (isClosed) throw new QueueFull("queue");
      const running = places.run(ownerId, () => work(prepare, options?.signal), options);
      accepted.add(running);
      try {
        return await running;
      } finally {
        accepted.delete(running);
      }
    },
    wake() {
      if (!isClosed && working === 0 && idle.length === 0) idle.push(start());
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(accepted);
      await Promise.all(idle.splice(0).map((worker) => worker.end()));
    },
  };
}
