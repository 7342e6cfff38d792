import { parentPort, workerData } from "node:worker_threads";

/** `working` holds 1 while the process works on a task, and wakes its waiters when that changes. */
export type WatchdogData = { working: Int32Array; parentPid: number; maxBytes: number };

/** How long native code may run between two looks, in milliseconds. Memory grows by less than 100 MB in that time. */
const interval = 20;

// serveTasks.ts starts this thread with just this.
const { working, parentPid, maxBytes } = workerData as WatchdogData;

parentPort?.postMessage("ready", []);

// A thread of its own keeps looking while native code blocks the main thread.
for (;;) {
  Atomics.wait(working, 0, 0);
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
  Atomics.wait(working, 0, 1, interval);
}
