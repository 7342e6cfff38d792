import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rateLimits, standingLimits } from "#domain/http/limits.ts";

/** A whole running Lading with its own process and data directory. */
export type Product = {
  url: string;
  /** Where its process listens, which is another address than `url` where the environment sets PUBLIC_URL. */
  address: string;
  dataDir: string;
  /** Its process id, for signals. */
  pid: number;
  /** What it has written so far, for tests that look at its log. */
  output(): string;
  /** Ends it as an operator does (SIGTERM), and deletes its data. */
  stop(): Promise<void>;
  /** Ends it at once (SIGKILL) and starts it again on the same data, at a new address; `meanwhile` may change the data in between. */
  crash(meanwhile?: () => Promise<void>): Promise<Product>;
};

const root = join(import.meta.dirname, "../../..");
/** It ends with the test process, also where that is killed and runs no hook. */
const program = [`--import=${pathToFileURL(join(root, "tests/support/tools/endWithParent.ts")).href}`, "gateway/main.ts"];
/** With the compile cache from its first file on, a start takes less processor time. */
const usual = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/lading") };
/** Processes that a test has ended. The output of any other that ends is printed: the tests after it say only that nobody answers. */
const wanted = new WeakSet<ChildProcess>();

/** No limits, for what puts load on the product from one address and in the name of one owner. */
export const unlimited: Record<string, string> = Object.fromEntries(
  [...Object.values({ ...rateLimits, ...standingLimits }).map(({ setting }) => setting), "REQUESTS_PER_ADDRESS"].map((name) => [name, "0"]),
);

/** Hashes at a fraction of their cost, for products whose tests sign up and in all the time. */
export const quickPasswords = { NODE_OPTIONS: `--import=${pathToFileURL(join(root, "tests/support/tools/quickPasswords.ts")).href}` };

/** Starts the product on a free port; `environment` sets what a test needs. Throws with its own words when it does not start. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = environment["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "lading-product-")));
  const { child, url, output } = await run({ LOG_LEVEL: "warn", ...environment, DATA_DIR: dataDir, PORT: "0" });
  return {
    url,
    address: /\(listening at (http\S+)\)/.exec(output())?.[1] ?? url,
    dataDir,
    pid: child.pid ?? NaN,
    output,
    async stop() {
      await end(child, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
    async crash(meanwhile = async () => undefined) {
      await end(child, "SIGKILL");
      await meanwhile();
      return await startProduct({ ...environment, DATA_DIR: dataDir });
    },
  };
}

/**
 * Starts the product in an environment that it should refuse, or that `meanwhile` ends; answers what it said and its exit code, null if a signal
 * killed it.
 */
export async function startRefused(
  environment: Record<string, string>,
  meanwhile: (pid: number) => Promise<void> = async () => undefined,
  as: { uid?: number; gid?: number } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, program, { cwd: root, env: { ...usual, ...process.env, ...environment }, ...as });
  const output = collect(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await meanwhile(child.pid ?? NaN);
  return { code: await ended, said: output() };
}

function run(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = spawn(process.execPath, program, { cwd: root, env: { ...usual, ...process.env, ...environment } });
  const output = collect(child);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}: ${output()}`)));
    child.stdout.on("data", function look() {
      const url = /is at (http\S+)/.exec(output())?.[1];
      if (!url) return;
      child.stdout.off("data", look);
      child.once(
        "exit",
        (code, ending) => wanted.has(child) || console.error(`The product ended by itself (${ending ?? code}): ${output()}`),
      );
      resolve({ child, url, output });
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  wanted.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
