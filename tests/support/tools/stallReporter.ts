import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Longer than any test may take, with its further tries. */
const minutes = 10;

const files = new Set<TestModule>();
const tests = new Set<TestCase>();
let alarm: NodeJS.Timeout | undefined;

/**
 * Ends a run in which nothing has begun or ended for ten minutes, and names what has not: a timeout cannot end a test that holds up its
 * process.
 */
export const stalledRuns: Reporter = {
  onTestModuleStart(file) {
    files.add(file);
    watch();
  },
  onTestCaseReady(test) {
    tests.add(test);
    watch();
  },
  onTestCaseResult(test) {
    tests.delete(test);
    watch();
  },
  onTestModuleEnd(file) {
    files.delete(file);
    watch();
  },
};

function watch(): void {
  clearTimeout(alarm);
  // A run that has ended is not held up by its watch.
  alarm = setTimeout(endRun, minutes * 60_000).unref();
}

function endRun(): void {
  console.error(`Nothing has begun or ended for ${minutes} minutes. What has not ended:`);
  for (const { relativeModuleId } of files) console.error(`  ${relativeModuleId}`);
  for (const { module, fullName } of tests) console.error(`  ${module.relativeModuleId} > ${fullName}`);
  process.exit(1);
}
