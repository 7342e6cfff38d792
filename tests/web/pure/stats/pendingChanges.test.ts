import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShownPending, type PendingRows } from "../../../../web/stats/data/pendingRows.ts";
import { createPendingChanges } from "../../../../web/stats/edits/pendingChanges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pendingChanges() {
  const shown = createShownPending();
  return { ...shown, ...createPendingChanges(shown) };
}

const eta: PendingRows = new Map([["row", { texts: { eta: "today" } }]]);
const agent: PendingRows = new Map([["row", { texts: { agent: "Rao" } }]]);

test("a change shows its text at once, says that it waits only when no answer comes for a moment, and goes with the answer", async () => {
  const pending = pendingChanges();
  const answer = Promise.withResolvers<boolean>();
  const done = pending.run({ rows: eta, send: () => answer.promise });
  expect(pending.of("row")).toEqual({ texts: { eta: "today" } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(pending.of("row")).toEqual({ texts: { eta: "today" }, isLate: true });
  answer.resolve(true);
  expect(await done).toBe(true);
  expect(pending.of("row")).toBeUndefined();
});

test("a change that is answered within a moment never says that it waits", async () => {
  const pending = pendingChanges();
  const lates: unknown[] = [];
  pending.subscribe(() => lates.push(pending.of("row")?.isLate));
  await pending.run({ rows: eta, send: () => Promise.resolve(true) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lates).toEqual([undefined, undefined]);
});

test("a row with a late change says that it waits until that change is answered, whatever was changed in it since", async () => {
  const pending = pendingChanges();
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const done = pending.run({ rows: eta, send: () => first.promise });
  await vi.advanceTimersByTimeAsync(1000);
  void pending.run({ rows: agent, send: () => second.promise });
  expect(pending.of("row")).toEqual({ texts: { eta: "today", agent: "Rao" }, isLate: true });
  first.resolve(true);
  await done;
  expect(pending.of("row")).toEqual({ texts: { agent: "Rao" } });
});
