import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { onSession } from "../session/session.ts";

/** How long, in ms, a query counts as fresh, and one that was started ahead waits for its page. */
const freshness = 10_000;

/** A page's query that was started lately; `isWaiting` while no page has it. */
export type Preloaded = { queryRef: PreloadedQuery<OperationType>; isWaiting: boolean };

const entries = new Map<string, Preloaded>();

/** The query as it was started lately, by whichever page or ahead of it; null when there was none or it failed. */
export function peekPreloaded(key: string): PreloadedQuery<OperationType> | null {
  const recent = entries.get(key);
  return recent === undefined || hasFailed(recent) ? null : recent.queryRef;
}

function hasFailed({ queryRef }: Preloaded): boolean {
  // Relay sets it on what `loadQuery` answers, and leaves it out of its types.
  return ((queryRef as { networkError?: Error | null }).networkError ?? null) !== null;
}

/** Hands a query that was started ahead to its page, which lets go of it from now on; null when none waits. */
export function takePreloaded(key: string): PreloadedQuery<OperationType> | null {
  const recent = entries.get(key);
  if (recent === undefined || !recent.isWaiting || hasFailed(recent)) return null;
  recent.isWaiting = false;
  return recent.queryRef;
}

/** Notes a query that was just started; one that waits for its page is released when nobody comes for it. */
export function putPreloaded(key: string, recent: Preloaded): void {
  forget(key);
  entries.set(key, recent);
  setTimeout(() => entries.get(key) === recent && forget(key), freshness);
}

/** Makes every answer count as old: something was changed, or another session began. */
export function clearPreloaded(): void {
  for (const key of entries.keys()) forget(key);
}

function forget(key: string): void {
  const recent = entries.get(key);
  entries.delete(key);
  if (recent?.isWaiting) recent.queryRef.dispose();
}

onSession(clearPreloaded);
