import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { onSession } from "../../session/session.ts";

/** How long, in ms, a query counts as fresh, and a prefetched one waits for its page. */
const freshness = 10_000;

/** A recently started query; `isWaiting` until a page takes it. */
export type Preloaded = { queryRef: PreloadedQuery<OperationType>; isWaiting: boolean };

const entries = new Map<string, Preloaded>();

/** The recent query with this key, by a page or a prefetch; null if there is none or it failed. */
export function peekPreloaded(key: string): PreloadedQuery<OperationType> | null {
  const recent = entries.get(key);
  return recent === undefined || hasFailed(recent) ? null : recent.queryRef;
}

function hasFailed({ queryRef }: Preloaded): boolean {
  // `loadQuery` sets it, but Relay's types lack it.
  return "networkError" in queryRef && Boolean(queryRef.networkError);
}

/** Takes a prefetched query for its page, which disposes of it from now on; null if none waits. */
export function takePreloaded(key: string): PreloadedQuery<OperationType> | null {
  const recent = entries.get(key);
  if (recent === undefined || !recent.isWaiting || hasFailed(recent)) return null;
  recent.isWaiting = false;
  return recent.queryRef;
}

/** Stores a query that was just started. A prefetched one that no page takes is disposed of. */
export function putPreloaded(key: string, recent: Preloaded): void {
  forget(key);
  entries.set(key, recent);
  setTimeout(() => entries.get(key) === recent && forget(key), freshness);
}

/** Drops all entries: data changed, or another session began. */
export function clearPreloaded(): void {
  for (const key of entries.keys()) forget(key);
}

function forget(key: string): void {
  const recent = entries.get(key);
  entries.delete(key);
  if (recent?.isWaiting) recent.queryRef.dispose();
}

onSession(clearPreloaded);
