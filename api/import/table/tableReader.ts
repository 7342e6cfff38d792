import { importMessages } from "#domain/import/import.ts";
import { invalid } from "#domain/http/problem.ts";
import { Overloaded, ProblemError } from "../../http/httpErrors.ts";
import { QueueFull } from "../../workerProcess/fairQueue.ts";
import { openWorkerPool, type WorkerPool } from "../../workerProcess/workerPool.ts";
import { TaskKilled } from "../../workerProcess/workerProcess.ts";
import type { ReadTableResult, ReadTableTask } from "./readTableProcess.ts";
import type { UploadedTable } from "./uploadedTable.ts";

/** Reads uploaded tables. */
export type TableReader = {
  /** Throws a `ProblemError` for a file that is no table, or takes more than 10 seconds or 512 MB to read. */
  read(ownerId: string, task: ReadTableTask): Promise<UploadedTable>;
  /** Finishes accepted files, accepts no more, and ends the processes. */
  close(): Promise<void>;
};

const limits = { milliseconds: 10_000, megabytes: 512 };

/** An owner reads one at a time, and owners take turns. */
const queue = { places: 1, placesPerKey: 1, waitingPerKey: 4, waiting: 32 };

const entry = new URL("./readTableProcess.ts", import.meta.url);

/** Opens the reader. Its process can be killed, and starts with the first file and stays (ADR-0106). */
export function openTableReader(): TableReader {
  const pool: WorkerPool<ReadTableTask, ReadTableResult> = openWorkerPool({ entry, limits, queue, isKept: true });
  return {
    async read(ownerId, task) {
      const result = await pool.run(ownerId, async () => task).catch(refuse);
      if ("problem" in result) throw new ProblemError([invalid(result.problem, "file")]);
      return result.table;
    },
    close: () => pool.close(),
  };
}

function refuse(error: unknown): ReadTableResult {
  if (error instanceof QueueFull) throw new Overloaded(5);
  // A reader that stumbles over a damaged file throws anything.
  if (error instanceof TaskKilled) return { problem: importMessages.tooHard };
  return { problem: importMessages.unreadable };
}
