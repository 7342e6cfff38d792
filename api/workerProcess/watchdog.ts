import { parentPort, workerData } from "node:worker_threads";

/** `working` holds 1 while the process runs a task, and notifies its waiters of changes. */
export type WatchdogData = { working: Int32Array; parentPid: number; maxBytes: number };

/** Milliseconds between two checks during native code. Memory grows by less than 100 MB in that time. */
const interval = 20;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serveTasks.ts starts this thread with this data.
const { working, parentPid, maxBytes } = workerData as WatchdogData;

parentPort?.postMessage("ready", []);

// A separate thread keeps checking while native code blocks the main thread.
for (;;) {
  Atomics.wait(working, 0, 0);
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
  Atomics.wait(working, 0, 1, interval);
}
