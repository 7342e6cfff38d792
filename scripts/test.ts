import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { scratchFolder } from "./machine/scratchFolder.ts";
import { findPostgres, missingTools, provideTools } from "./machine/systemDependencies.ts";

/**
 * Runs the tests and ends with `N passed, N failed`. Without arguments: the whole suite, after installing the programs that it needs.
 * With parts of file names: those files, on the programs that are here; nothing is installed.
 */
const args = process.argv.slice(2);
const filters = args.filter((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-t");
const isWhole = filters.length === 0;
const files = globSync("tests/**/*.test.ts").filter((file) => isWhole || filters.some((filter) => file.includes(filter)));
if (files.length === 0) {
  console.error(`No test file has ${filters.join(" or ")} in its path`);
  end(0, 1);
}

// The built client is what a browser loads; the other files run on the sources. It is built while programs are installed.
const needsBuild = files.some((file) => /^tests\/(web\/(?!pure\/)|e2e\/|trust\/|bundles)/.test(file));
const building = needsBuild ? spawn("node", ["scripts/build/buildIfStale.ts"], { stdio: "inherit" }) : null;
const built = building && once(building, "exit");

const missing = isWhole ? provideTools() : missingTools();
if (missing.length > 0) console.error(`The tests need what this machine lacks: ${missing.join(", ")}`);
if (missing.length > 0 && isWhole) {
  building?.kill();
  end(0, 1);
}
if (built && (await built)[0] !== 0) end(0, 1);

const scratch = scratchFolder();
const report = join(scratch, "report.json");
const withoutPostgres = findPostgres() === null ? ["--project", "!postgres"] : [];
const { status } = spawnSync("vitest", ["run", ...withoutPostgres, ...args], {
  stdio: "inherit",
  env: { ...process.env, TEST_REPORT: report, TMPDIR: scratch },
});
if (!existsSync(report)) end(0, 1);

const reportFile = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const result = reportFile.parse(JSON.parse(readFileSync(report, "utf8")));
const brokenFiles = result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
// A name given by -t leaves other tests out on purpose; in a whole run a skipped test is a failure.
const skipped = isWhole && args.length === 0 ? result.numPendingTests : 0;
const failures = result.numFailedTests + skipped + brokenFiles;
end(result.numPassedTests, failures === 0 && status !== 0 ? 1 : failures);

function end(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
