import { afterAll, beforeAll, beforeEach } from "vitest";

type End = () => unknown;

/**
 * Makes what the tests of a file begin with, and makes it again before a further try of a test: the one before may have left anything. What
 * `make` returns ends it.
 */
export function prepare(make: () => Promise<End | void>): void {
  let end: End | void;
  const again = async () => {
    await end?.();
    end = undefined;
    end = await make();
  };
  beforeAll(again);
  beforeEach(({ task }) => ((task.result?.attempts ?? []).length > 0 ? again() : undefined));
  afterAll(() => end?.());
}
