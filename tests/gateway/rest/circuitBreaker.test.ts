import { expect, test, vi } from "vitest";
import { createCircuitBreaker } from "../../../gateway/rest/circuitBreaker.ts";

test("the breaker opens after so many failures in a row, lets one probe through after the pause, and closes on its success", () => {
  let now = 0;
  const breaker = createCircuitBreaker({ failures: 2, pauseMs: 100, now: () => now });
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

test("a machine's clock that is set back does not keep the breaker open", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00Z") });
  try {
    const breaker = createCircuitBreaker({ failures: 1, pauseMs: 0 });
    breaker.failed();
    vi.setSystemTime(new Date("2026-11-26T12:00:00Z"));
    expect(breaker.allows()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
