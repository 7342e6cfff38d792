import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import type { WatchdogData } from "./watchdog.ts";

/** A process's answer to a task, and the memory that it then uses, in bytes. Errors lose their class between processes. */
export type TaskAnswer<Result> = ({ result: Result } | { error: string }) & { memory: number };

/** What a process says when a task has reached it. A task that none has begun can be given to another. */
export const taskBegun = "begun";

const [parentPid = 0, maxBytes = 0] = process.argv.slice(2).map(Number);
/** Its thread starts while this process loads the modules that are imported after this one. */
const watchdog = startWatchdog({ parentPid, maxBytes });

/**
 * Makes this process a worker of `startWorkerProcess`: runs `work` for each task of the parent. Ends with the parent, and kills itself when
 * a task exceeds the parent's memory limit. Calls `tidy` after each answer, while the parent reads it.
 */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>, tidy: () => void = () => undefined): void {
  becomeOomVictim();
  process.on("disconnect", () => process.exit());
  // A terminal or service manager signals all processes; only the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  let hasAnswered = false;
  const afterAnswer = () => {
    tidy();
    // The parent kills this process in the end, which then has no time to keep what it compiled.
    if (!hasAnswered) flushCompileCache();
    hasAnswered = true;
  };
  async function answer(task: Task): Promise<void> {
    process.send?.(taskBegun);
    await watchdog.ready;
    watchdog.setWorking(true);
    const outcome = await attempt(() => work(task));
    watchdog.setWorking(false);
    process.send?.({ ...outcome, memory: process.memoryUsage.rss() } satisfies TaskAnswer<Result>, afterAnswer);
  }
  process.on("message", (task: Task) => void answer(task));
}

async function attempt<Result>(work: () => Result | Promise<Result>): Promise<{ result: Result } | { error: string }> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function startWatchdog(limits: Omit<WatchdogData, "working">): { ready: Promise<unknown>; setWorking: (isWorking: boolean) => void } {
  const working = new Int32Array(new SharedArrayBuffer(4));
  const workerData: WatchdogData = { ...limits, working };
  const thread = new Worker(new URL("./watchdog.ts", import.meta.url), { workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  thread.unref();
  return {
    ready: once(thread, "message"),
    setWorking(isWorking) {
      Atomics.store(working, 0, isWorking ? 1 : 0);
      Atomics.notify(working, 0);
    },
  };
}

/** On Linux, lets the kernel kill this process before its parent when memory runs out. Other systems have no such file. */
function becomeOomVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // The watchdog's limit still applies.
  }
}
