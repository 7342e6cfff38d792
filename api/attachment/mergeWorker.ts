import { parentPort, workerData } from "node:worker_threads";
import { mergeParts, PartProblem, type Part } from "./mergeParts.ts";

/** What the worker says when it is done: the merged file, or what is wrong with which part. */
export type MergeAnswer = { merged: Uint8Array } | { problem: string; part: number };

try {
  // merge.ts starts this worker with just this.
  const { parts, title } = workerData as { parts: Part[]; title: string };
  const merged = await mergeParts(parts, title);
  parentPort?.postMessage({ merged } satisfies MergeAnswer, [merged.buffer as ArrayBuffer]);
} catch (error) {
  if (!(error instanceof PartProblem)) throw error;
  parentPort?.postMessage({ problem: error.message, part: error.part } satisfies MergeAnswer, []);
}
