/** Holds calls back from a service that is down, so that callers fail at once and the service can recover. */
export type CircuitBreaker = {
  /** Whether a call may go out now. After the pause one call may, as a probe. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/**
 * Opens after `failures` failed calls in a row and stays open for `pauseMs` milliseconds. Then one probe goes out, and its outcome
 * closes or reopens it. `now` is a clock in milliseconds that nobody sets back.
 */
export function createCircuitBreaker({
  failures,
  pauseMs,
  now = () => performance.now(),
}: {
  failures: number;
  pauseMs: number;
  now?: () => number;
}): CircuitBreaker {
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
