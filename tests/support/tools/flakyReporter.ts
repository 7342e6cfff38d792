import type { Reporter } from "vitest/node";

/** Names the tests that passed only at their second try, so that nobody takes them for sound. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const late = modules.flatMap((module) => [...module.children.allTests("passed")].filter((test) => test.diagnostic()?.flaky));
    for (const { fullName, module } of late) console.log(`second try: ${module.relativeModuleId} > ${fullName}`);
  },
};
