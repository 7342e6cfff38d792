import { TestRunner, type RunnerTask } from "vitest";

/** Carries out each test twice (TWICE=on): one that then fails could not pass at a second try either. */
export default class TwiceRunner extends TestRunner {
  override onBeforeRunTask(test: RunnerTask): Promise<void> {
    if (test.type === "test") test.repeats = 1;
    return super.onBeforeRunTask(test);
  }
}
