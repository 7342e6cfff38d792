import { documentSetMessages } from "#domain/documents/documentSet.ts";
import { Overloaded, ProblemError } from "../../http/httpErrors.ts";

/** Awaits a part of the work; throws as soon as the time is over or the caller has gone, while that part goes on unheard. */
type Check = <T>(part: Promise<T>) => Promise<T>;

/** Runs work that ends after so many milliseconds at the latest (TOO_LARGE), and when its caller has gone; `ended` tells its parts. */
export async function withinTime<T>(
  milliseconds: number,
  gone: AbortSignal,
  work: (check: Check, ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  const ended = AbortSignal.any([gone, late.signal]);
  const stop = Promise.withResolvers<never>();
  // Swallow a rejection that comes between two parts; the next part meets it.
  stop.promise.catch(() => undefined);
  ended.addEventListener("abort", () => stop.reject(reasonOf(gone)), { once: true });
  if (ended.aborted) stop.reject(reasonOf(gone));
  try {
    // The first settled one wins, so the end comes first.
    return await work((part) => Promise.race([stop.promise, part]), ended);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(gone: AbortSignal): Error {
  // After the caller has gone nobody reads the reason, so any that is not logged as a fault will do.
  if (gone.aborted) return new Overloaded();
  return new ProblemError([{ message: documentSetMessages.tooLong, code: "TOO_LARGE", field: ["documents"] }], {
    status: 503,
    retryAfter: 5,
  });
}
