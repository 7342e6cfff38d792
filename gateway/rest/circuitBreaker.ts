/** Keeps calls away from a service that is down: callers get their answer at once and it gets time to recover. */
export type Breaker = {
  /** Whether a call may go out now. After the pause one call may, as a probe. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/**
 * Opens after `failures` failed calls in a row and stays open for `pauseMs`; then one probe goes out, and its outcome
 * closes or opens it again. `now` is the clock in milliseconds.
 */
export function createBreaker({ failures, pauseMs, now = Date.now }: { failures: number; pauseMs: number; now?: () => number }): Breaker {
  let inARow = 0;
  let blockedUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (now() < blockedUntil) return false;
      blockedUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) blockedUntil = now() + pauseMs;
    },
  };
}

/** How many reads may be tried a second time, over all requests. */
export type RetryBudget = { earn(): void; spend(): boolean };

/** Ten retries at hand, and one more for every ten answers, so that an outage is not met with twice the calls. */
export function createRetryBudget(): RetryBudget {
  let left = 10;
  return {
    earn() {
      left = Math.min(10, left + 0.1);
    },
    spend() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** Lets at most `places` pieces of work run at once; the others wait in line. */
export function createTurnstile(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
