import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const runFile = promisify(execFile);

/**
 * In development, runs the Relay compiler whenever a file with a graphql tag below `web` changes, before the browser
 * asks for the new code. (The compiler's own watch mode needs a separate file watcher.)
 */
export function compileRelayOnChange(web: string): Plugin {
  let running: Promise<void> | null = null;
  let again = false;

  async function compile(): Promise<void> {
    do {
      again = false;
      await runFile("npx", ["relay-compiler", "--noWatchman"]).then(
        ({ stdout }) => console.info(stdout.trim()),
        (error: { stdout?: string; stderr?: string }) => console.error(`${error.stdout ?? ""}${error.stderr ?? ""}`.trim()),
      );
    } while (again);
    running = null;
  }

  return {
    name: "compile-relay-on-change",
    apply: "serve",
    async hotUpdate({ file, type }) {
      if (!file.startsWith(web) || file.includes("__generated__") || !/\.tsx?$/.test(file)) return;
      const hasTag = type === "delete" || (await readFile(file, "utf8")).includes("graphql`");
      if (!hasTag) return;
      again = running !== null;
      running ??= compile();
      await running;
    },
  };
}
