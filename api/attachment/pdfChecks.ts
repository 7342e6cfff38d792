import { pdfFaults, safeFileName } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";
import { QueueFull } from "../workerProcess/fairQueue.ts";
import { openWorkerPool, type WorkerPool } from "../workerProcess/workerPool.ts";
import { TaskKilled } from "../workerProcess/workerProcess.ts";
import type { PdfCheckResult, PdfCheckTask } from "./pdfCheckProcess.ts";

/** Checks uploaded PDFs. */
export type PdfChecks = {
  /**
   * Throws a `ProblemError` that names the file if it is damaged or locked by a password, so that it could never be merged. A file
   * that takes too long or too much memory to read passes: it may be a good one.
   */
  check(ownerId: string, file: { path: string; fileName: string }): Promise<void>;
  /** Finishes accepted checks, accepts no more, and ends the processes. */
  close(): Promise<void>;
};

/** The largest files of offices take a second. */
const limits = { milliseconds: 5_000, megabytes: 512 };

/** An owner checks one at a time, and owners take turns; load shedding bounds how many wait. */
const queue = { places: 2, placesPerKey: 1, waitingPerKey: Infinity, waiting: Infinity };

const entry = new URL("./pdfCheckProcess.ts", import.meta.url);

/** Runs checks in processes that can be killed; they start with the first PDFs and stay (ADR-0081). */
export function openPdfChecks(): PdfChecks {
  const pool: WorkerPool<PdfCheckTask, PdfCheckResult> = openWorkerPool({ entry, limits, queue, isKept: true });
  return {
    async check(ownerId, { path, fileName }) {
      const { fault } = await pool.run(ownerId, async () => ({ path })).catch(passOrRefuse);
      if (fault === null) return;
      throw new ProblemError([invalid(pdfFaults[fault](safeFileName(fileName)), "file")]);
    },
    close: () => pool.close(),
  };
}

function passOrRefuse(error: unknown): PdfCheckResult {
  if (error instanceof TaskKilled) return { fault: null };
  if (error instanceof QueueFull) throw new Overloaded(5);
  throw error;
}
