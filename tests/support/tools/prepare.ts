import { beforeAll, beforeEach } from "vitest";

/** Makes what the tests of a file begin with, and makes it again before a further try of a test: the one before may have left anything. */
export function prepare(make: () => Promise<void>): void {
  beforeAll(make);
  beforeEach(({ task }) => ((task.result?.attempts ?? []).length > 0 ? make() : undefined));
}
