import { Worker } from "node:worker_threads";
import { attachmentMessages, maxFileBytes } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import type { ApiContext } from "../context.ts";
import { inTurn } from "../inTurn.ts";
import { Busy, Refusal } from "../refusal.ts";
import type { Part } from "./mergeParts.ts";
import type { MergeAnswer } from "./mergeWorker.ts";

/** A merge is given up after this long; files can be made to keep a reader busy for ever. */
const timeLimit = 20_000;
const maxMemoryMegabytes = 512;
const maxWaiting = 8;

let waiting = 0;

/**
 * Merges files into one PDF, in a thread of its own that ends with it, one merge at a time. Throws a `Refusal` that
 * names the file to blame (`documents`, its place), or that it would be too much; `Busy` where too many wait already.
 */
export async function merge(context: ApiContext, parts: Part[], title: string): Promise<Uint8Array> {
  if (waiting >= maxWaiting) throw new Busy(5);
  waiting += 1;
  try {
    const merged = await inTurn(context.turns, "merge", () => inWorker(parts, title));
    if (merged.byteLength > maxFileBytes) throw tooMuch(attachmentMessages.mergeTooLarge);
    return merged;
  } finally {
    waiting -= 1;
  }
}

async function inWorker(parts: Part[], title: string): Promise<Uint8Array> {
  const worker = new Worker(new URL("./mergeWorker.ts", import.meta.url), {
    workerData: { parts, title },
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), timeLimit);
  try {
    const answer = await new Promise<MergeAnswer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(tooMuch(attachmentMessages.mergeTooLong)));
    });
    if ("merged" in answer) return answer.merged;
    throw new Refusal([invalid(answer.problem, "documents", String(answer.part))]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
      throw tooMuch(attachmentMessages.mergeTooLarge);
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function tooMuch(message: string): Refusal {
  return new Refusal([{ message, code: "TOO_LARGE", field: ["documents"] }]);
}
