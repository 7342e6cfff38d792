import { execFile, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Runs a program of scripts/ as `npm run` does, which `begun` may end; answers its exit code and all that it said. */
export function runScript(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  begun: (child: ChildProcess) => void = () => undefined,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...environment } };
    const child = execFile(process.execPath, [join("scripts", `${name}.ts`), ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr });
    });
    begun(child);
  });
}
