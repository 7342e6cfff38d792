import { createStore, useStore } from "../store/store.ts";

const arrivals = createStore(0);

/** Call after data or code arrived for which a component may be suspended. */
export function emitArrival(): void {
  arrivals.set(arrivals.get() + 1);
}

/** The number of arrivals so far; the component renders again at each. */
export function useArrivals(): number {
  return useStore(arrivals);
}
