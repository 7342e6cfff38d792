import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideTools } from "./testTools.ts";

/** The whole suite: provides what it runs on, builds the web, runs every test, and ends with `N passed, N failed`. */
const missing = provideTools();
if (missing.length > 0) {
  console.error(`The tests need what could be neither found nor installed: ${missing.join(", ")}`);
  end(0, 1);
}

const build = spawnSync("node", ["scripts/buildIfStale.ts"], { stdio: "inherit" });
if (build.status !== 0) end(0, 1);

const report = join(mkdtempSync(join(tmpdir(), "lading-test-")), "report.json");
const environment = { ...process.env, TEST_REPORT: report };
const { status } = spawnSync("vitest", ["run", ...process.argv.slice(2)], { stdio: "inherit", env: environment });
if (!existsSync(report)) end(0, 1);

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
const result = JSON.parse(readFileSync(report, "utf8")) as Report; // vitest's own report of the run above
const brokenFiles = result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
const failures = result.numFailedTests + result.numPendingTests + brokenFiles;
end(result.numPassedTests, failures === 0 && status !== 0 ? 1 : failures);

function end(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
