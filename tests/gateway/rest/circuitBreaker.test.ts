import { expect, test } from "vitest";
import { createBreaker, createRetryBudget, createTurnstile } from "../../../gateway/rest/circuitBreaker.ts";

test("the retry budget holds ten and earns one for ten answers", () => {
  const budget = createRetryBudget();
  const spent = Array.from({ length: 12 }, () => budget.spend()).filter(Boolean);
  expect(spent).toHaveLength(10);
  for (let answers = 0; answers < 11; answers += 1) budget.earn();
  expect([budget.spend(), budget.spend()]).toEqual([true, false]);
});

test("the turnstile never lets more through at once, also when work fails", async () => {
  const inTurn = createTurnstile(3);
  let inside = 0;
  let most = 0;
  const work = Array.from({ length: 20 }, (_, index) =>
    inTurn(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      if (index % 4 === 0) throw new Error("failed");
    }),
  );
  const done = await Promise.allSettled(work);
  expect(most).toBe(3);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
});

test("the breaker opens after so many failures in a row, lets one probe through after the pause, and closes on its success", () => {
  let now = 0;
  const breaker = createBreaker({ failures: 2, pauseMs: 100, now: () => now });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  now = 100;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  now = 150;
  expect(breaker.allows()).toBe(false);
  now = 300;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});
