import { attachmentMessages, maxFileBytes } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { QueueFull } from "../workerProcess/fairQueue.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";
import { openWorkerPool, type WorkerPool } from "../workerProcess/workerPool.ts";
import { defaultTaskMegabytes, TaskKilled } from "../workerProcess/workerProcess.ts";
import type { MergeResult, MergeTask } from "./mergeProcess.ts";

/** Merges files into one PDF. */
export type Merges = {
  /**
   * Waits for the owner's place, calls `prepare`, and writes the merged file, of at most `maxBytes` (25 MB), to its `output`. Returns the
   * size in bytes. Throws a `ProblemError` that names the faulty part (`documents`, its index), or says that the owner or the file exceeds a
   * limit. Throws `Overloaded` when too many merges wait.
   */
  merge(ownerId: string, prepare: () => Promise<MergeTask>, maxBytes?: number): Promise<number>;
  /** Finishes accepted merges, accepts no more, and ends the processes. */
  close(): Promise<void>;
};

/** Maximum milliseconds of a merge: a crafted file can keep the parser busy for ever. */
const timeLimit = 20_000;

/** An owner merges one at a time, so two owners can always merge. */
const queue = { places: 2, placesPerKey: 1, waitingPerKey: 3, waiting: 20 };

const entry = new URL("./mergeProcess.ts", import.meta.url);

/** Runs merges in processes that can be killed. A process ends with its merge, because a merge leaves much memory behind. */
export function openMerges({ memoryMegabytes = defaultTaskMegabytes }: { memoryMegabytes?: number } = {}): Merges {
  const limits = { milliseconds: timeLimit, megabytes: memoryMegabytes };
  const pool: WorkerPool<MergeTask, MergeResult> = openWorkerPool({ entry, limits, queue, isKept: false });
  return {
    async merge(ownerId, prepare, maxBytes = maxFileBytes) {
      const result = await pool.run(ownerId, prepare).catch(refuse);
      if ("problem" in result) throw new ProblemError([invalid(result.problem, "documents", String(result.part))]);
      if (result.size > maxBytes) throw tooMuch(attachmentMessages.mergeTooLarge);
      return result.size;
    },
    close: () => pool.close(),
  };
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull && error.scope === "key") {
    throw new ProblemError([{ message: attachmentMessages.mergesWaiting, code: "RATE_LIMITED", field: null }], { retryAfter: 5 });
  }
  if (error instanceof QueueFull) throw new Overloaded(5);
  if (error instanceof TaskKilled && error.reason === "TIME") throw tooMuch(attachmentMessages.mergeTooLong);
  if (error instanceof TaskKilled && error.reason === "MEMORY") throw tooMuch(attachmentMessages.mergeTooHeavy);
  throw error;
}

function tooMuch(message: string): ProblemError {
  return new ProblemError([{ message, code: "TOO_LARGE", field: ["documents"] }]);
}
