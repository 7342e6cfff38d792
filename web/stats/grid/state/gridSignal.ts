/** A list of listeners to notify of a change. */
export type Signal = { subscribe: (listener: () => void) => () => void; notify: () => void };

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
