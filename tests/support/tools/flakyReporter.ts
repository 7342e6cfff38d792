import type { Reporter } from "vitest/node";

/** Names the tests that passed only at a further try, so that nobody takes them for sound, and what they failed for before. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const late = modules.flatMap((module) => [...module.children.allTests("passed")].filter((test) => test.diagnostic()?.flaky));
    for (const test of late) {
      console.log(`second try: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, stacks } of test.result().errors ?? []) {
        const places = stacks?.map(({ file, line }) => `${file}:${line}`).join(", ");
        console.log(`  ${message.split("\n").slice(0, 8).join("\n  ")}\n  ${places ?? ""}`);
      }
    }
  },
};
