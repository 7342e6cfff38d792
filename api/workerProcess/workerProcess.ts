import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { taskBegun, TaskAnswer } from "./serveTasks.ts";

/** Limits of a task. `megabytes` covers the whole process, native memory included. */
export type TaskLimits = { milliseconds: number; megabytes: number };

/** The default memory limit of a task. */
export const defaultTaskMegabytes = 1024;

/** A task killed with its process: it reached a limit, or the process crashed ("CRASH"), which may have been before the task began. */
export class TaskKilled extends Error {
  readonly reason: "TIME" | "MEMORY" | "CRASH" | "GIVEN_UP";
  readonly hasBegun: boolean;

  constructor(reason: TaskKilled["reason"], detail: string, hasBegun = true) {
    super(detail);
    this.reason = reason;
    this.hasBegun = hasBegun;
  }
}

/** A process that runs one task at a time. */
export type WorkerProcess<Task, Result> = {
  /**
   * Throws `TaskKilled` when the process ends before it returns a result, and a plain error when the task itself throws. If the signal aborts,
   * the process is killed, but not in the first second of the task: most end by then, and the next task would pay for a new process.
   */
  run(task: Task, signal?: AbortSignal): Promise<Result>;
  /** Whether it can run another task: it lives and listens, and its memory has shrunk since the last one. */
  isReusable(): boolean;
  /** Kills the process. Resolves when it has ended. */
  end(): Promise<void>;
};

/**
 * Starts a process that runs `entry`, a module that calls `serveTasks`. Unlike a thread, a process can be killed in the middle of native
 * code. It does not inherit the environment, which contains secrets, and ends when this process ends.
 */
export function startWorkerProcess<Task extends object, Result>(entry: URL, limits: TaskLimits): WorkerProcess<Task, Result> {
  const maxBytes = limits.megabytes * 1024 * 1024;
  const child = fork(fileURLToPath(entry), [String(process.pid), String(maxBytes)], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    env: environment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // An idle worker does not keep this process alive; a running task's timer does.
  child.unref();
  child.channel?.unref();
  let isAlive = true;
  let memory = 0;
  child.once("exit", () => (isAlive = false));
  // Without a listener a failure to start or to send would end this process; `run` reports it.
  child.on("error", () => (isAlive &&= child.pid !== undefined));

  return {
    async run(task, signal) {
      const answer = await answerOf<Result>(child, task, { ...limits, signal });
      memory = answer.memory;
      if ("error" in answer) throw new Error(answer.error);
      return answer.result;
    },
    isReusable: () => isAlive && child.connected && memory < maxBytes / 2,
    async end() {
      if (!isAlive) return;
      child.ref();
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** How long a task runs on that nobody waits for any more. */
const graceMilliseconds = 1_000;

type Watch = TaskLimits & { signal: AbortSignal | undefined };

function answerOf<Result>(child: ChildProcess, task: object, { milliseconds, megabytes, signal }: Watch): Promise<TaskAnswer<Result>> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let hasBegun = false;
    let isLate = false;
    let isGivenUp = false;
    let leaving: NodeJS.Timeout | undefined;
    const onGone = () => {
      const kill = () => {
        isGivenUp = true;
        child.kill("SIGKILL");
      };
      leaving = setTimeout(kill, Math.max(0, graceMilliseconds - (performance.now() - begun)));
    };
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, milliseconds);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      clearTimeout(leaving);
      signal?.removeEventListener("abort", onGone);
      child.off("message", onAnswer).off("exit", onExit).off("error", onError);
      act();
    };
    const onAnswer = (answer: typeof taskBegun | TaskAnswer<Result>) => {
      if (answer === "begun") hasBegun = true;
      else settle(() => resolve(answer));
    };
    const onError = (error: Error) => settle(() => reject(new TaskKilled("CRASH", error.message, hasBegun)));
    const onExit = (code: number | null, killedBy: string | null) =>
      settle(() => {
        if (isGivenUp) reject(new TaskKilled("GIVEN_UP", "nobody waits for it"));
        else if (isLate) reject(new TaskKilled("TIME", `took longer than ${milliseconds} ms`));
        // Sent by the watchdog, or by a system without free memory.
        else if (killedBy === "SIGKILL" && hasBegun) reject(new TaskKilled("MEMORY", `took more than ${megabytes} MB`));
        else reject(new TaskKilled("CRASH", `ended with ${killedBy ?? code}`, hasBegun));
      });
    child.on("message", onAnswer).on("exit", onExit).on("error", onError);
    if (signal?.aborted) onGone();
    else signal?.addEventListener("abort", onGone, { once: true });
    child.send(task);
  });
}

/** Where Node keeps the compiled modules of this and earlier processes: most of a start's time is compiling them (ADR-0090). */
const compileCache = fileURLToPath(new URL("../../node_modules/.cache/lading", import.meta.url));

/** Windows cannot start a process without SystemRoot. */
function environment(): NodeJS.ProcessEnv {
  const root = process.env["SystemRoot"];
  return { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? compileCache, ...(root !== undefined && { SystemRoot: root }) };
}
