import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** Every check that does not run the product: format, lint, types, generated files, imports between rooms. */
const every: [name: string, command: string, ...args: string[]][] = [
  ["format", "oxfmt", "--check", "."],
  ["lint, with types", "oxlint", "--type-aware", "--deny-warnings"],
  // Several checkers instantiate the same types once each: for two thirds more work they end a tenth earlier.
  ["types", "tsc", "--noEmit", "--checkers", "1"],
  ["nothing is unused", "knip"],
  ["schema.graphql is what the gateway prints", "node", "scripts/build/printSchema.ts", "--check"],
  ["the changelog announces what breaks the released schema", "node", "scripts/checks/checkSchemaChanges.ts"],
  ["Relay's artefacts are up to date", "relay-compiler", "--noWatchman", "--validate"],
  ["comments and documents are free of dropped phrases", "node", "scripts/checks/checkProse.ts"],
  [
    "imports stay within their rooms, regular expressions take linear time, every rule has a test, every citation resolves",
    "vitest",
    "run",
    "--project",
    "node",
    ...["architecture", "regularExpressions", "productRules", "trustPage"].map((name) => `tests/${name}.test.ts`),
  ],
  ["the OpenAPI document passes its linter", "node", "scripts/checks/lintOpenApi.ts"],
  [
    "lock files name no registry, and a checksum for each package; each install script is decided",
    "node",
    "scripts/checks/checkLockfile.ts",
  ],
];

/** The whole suite has the tests too: `--without-tests` leaves them to it. */
const hasTests = !process.argv.includes("--without-tests");
const steps = every.filter(([, command]) => hasTests || command !== "vitest");

/** The compiler and the lint are Go programs, whose collector by default takes a third of their time; what it leaves is freed at their end. */
const env = { ...process.env, GOGC: process.env["GOGC"] ?? "400" };

/** Runs a step and prints what it said once it has ended, so that the lines of steps that run side by side do not mix. */
function passes([name, command, ...args]: (typeof every)[number]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { shell: process.platform === "win32", maxBuffer: Infinity, env }, (error, stdout, stderr) => {
      // A program that could not be started has said nothing.
      const said = stdout + stderr || error?.message || "";
      console.log(`\n— ${name}\n${said.trimEnd()}`);
      resolve(error === null);
    });
  });
}

// Most steps keep one core busy.
const limit = pLimit(availableParallelism());
const isGood = await Promise.all(steps.map((step) => limit(passes, step)));
const failed = steps.filter((_, index) => !isGood[index]);
for (const [name] of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
