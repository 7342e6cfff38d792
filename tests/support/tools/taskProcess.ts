import { writeFileSync } from "node:fs";
import { serveTasks } from "../../../api/workerProcess/serveTasks.ts";

/** What a test lets a process do; `started` is a file that it writes when it begins. */
export type TestTask =
  | { act: "return"; value: string }
  | { act: "throw" | "crash" | "environment" }
  | { act: "spin" | "allocate"; started?: string };

/** A process for tests of the pool; every task returns its process id, or what it was asked for. */
serveTasks((task: TestTask): { pid: number; value: string } => {
  if ("started" in task && task.started) writeFileSync(task.started, String(process.pid));
  switch (task.act) {
    case "return":
      return { pid: process.pid, value: task.value };
    case "environment":
      return { pid: process.pid, value: Object.keys(process.env).join() };
    case "throw":
      throw new Error("The task failed");
    case "crash":
      process.kill(process.pid, "SIGSEGV");
      return spin();
    case "spin":
      return spin();
    case "allocate":
      return allocate();
  }
});

/** Blocks its thread, as native code does. */
function spin(): never {
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

function allocate(): never {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
}
