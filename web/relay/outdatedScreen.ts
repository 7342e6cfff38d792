import { createSignal, createStore, useStore } from "../ui/store/store.ts";

const refusals = createSignal();
const retries = createSignal();
const reloads = createStore(0);

/** Notes that the service refused what the screen offers, as somebody else was quicker: what it shows is out of date (R-1265). */
export const noteOutdated = refusals.emit;

/** Calls back when the screen is out of date. Returns a function that unsubscribes. */
export const onOutdated = refusals.subscribe;

/** Asks the page to repeat the queries that have just failed. */
export const retryPage = retries.emit;

/** Calls back when the page is to ask again. Returns a function that unsubscribes. */
export const onRetryPage = retries.subscribe;

/** Lets the lists that parts of a page load by themselves load again. */
export function reloadLists(): void {
  reloads.set(reloads.get() + 1);
}

/** The `fetchKey` of such a list. */
export function useReloadKey(): number {
  return useStore(reloads);
}
