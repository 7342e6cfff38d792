/** The streams that all tabs of a browser have open together. Over HTTP/1.1 it makes six connections to a server, and pages need some. */
const places = ["lading-stream-1", "lading-stream-2", "lading-stream-3", "lading-stream-4"];
/** A stream that waited longer has missed what happened meanwhile. */
const lateMilliseconds = 1_000;

/**
 * Opens a stream by `read`, which never rejects, once one of the browser's few places is free (R-1130, ADR-0162), and resolves to its result;
 * to false if `gone` aborts before. `isLate` says that it had to wait. Over HTTP/2, and where pages cannot have locks, it opens at once.
 */
export async function inStreamPlace(gone: AbortSignal, read: (isLate: boolean) => Promise<boolean>): Promise<boolean> {
  if (!("locks" in navigator) || isMultiplexed()) return await read(false);
  const since = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const waiting = new AbortController();
  const signal = AbortSignal.any([gone, waiting.signal]);
  async function take(): Promise<void> {
    // Two places may become free at once.
    if (signal.aborted) return;
    waiting.abort();
    resolve(await read(performance.now() - since > lateMilliseconds));
  }
  // An aborted request rejects; one that was granted has a place until its `take` is done.
  for (const place of places) void navigator.locks.request(place, { signal }, take).catch(() => undefined);
  gone.addEventListener("abort", () => waiting.signal.aborted || resolve(false), { once: true });
  return await promise;
}

/** Whether the page came over a protocol that carries any number of requests in one connection. */
function isMultiplexed(): boolean {
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceResourceTiming && /^h[23]/.test(page.nextHopProtocol);
}
