/** Tells whoever subscribed that something has changed. */
export type Signal = { subscribe: (listener: () => void) => () => void; tell: () => void };

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
