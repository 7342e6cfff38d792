/** How many reads may be retried, over all requests of this process. */
export type RetryBudget = { earn(): void; spend(): boolean };

/** Holds ten retries and earns one more for every ten answers, so that retries cannot double the load of an outage. */
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
