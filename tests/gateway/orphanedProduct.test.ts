import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const product = pathToFileURL(join(import.meta.dirname, "../support/servers/product.ts")).href;
const script = `
  const { startProduct } = await import(${JSON.stringify(product)});
  const { pid, dataDir } = await startProduct();
  console.log(JSON.stringify({ pid, dataDir }));
`;

test("a product that a test started ends when the test's process is killed", async () => {
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const started = await new Promise<string>((resolve, reject) => {
    parent.stdout.once("data", (line: Buffer) => resolve(line.toString()));
    parent.once("exit", () => reject(new Error("The product did not start")));
  });
  const { pid, dataDir }: { pid: number; dataDir: string } = JSON.parse(started);
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
