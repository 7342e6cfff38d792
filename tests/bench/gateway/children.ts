import { fork } from "node:child_process";
import { join } from "node:path";

/** A gateway in its own process: its address, and its CPU time so far in microseconds. */
export type Child = { url: string; cpu(): Promise<number>; stop(): void };

/** Starts a file of this directory and waits until it listens. Throws when it ends before. */
export async function startChild(file: string, environment: Record<string, string>): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<never>((_resolve, reject) => child.once("exit", () => reject(new Error(`${file} has ended`))));
  const message = () =>
    Promise.race([
      ended,
      // The children send plain objects (`child.ts`).
      new Promise<Record<string, unknown>>((resolve) => child.once("message", (told) => resolve(told as Record<string, unknown>))),
    ]);
  const { url } = await message();
  return {
    url: String(url),
    async cpu() {
      const told = message();
      child.send("cpu");
      return Number((await told)["cpu"]);
    },
    stop() {
      child.removeAllListeners("exit");
      child.disconnect();
    },
  };
}
