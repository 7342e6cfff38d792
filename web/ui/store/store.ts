import { useSyncExternalStore } from "react";

/** A list of listeners to notify of an event. */
export type Signal<Event> = {
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (event: Event) => void) => () => void;
  emit: (event: Event) => void;
};

/** A value outside React; `subscribe` calls back after each change. Ours, not a library's: ADR-0058. */
export type Store<Value> = { get: () => Value; set: (next: Value) => void; subscribe: (listener: () => void) => () => void };

export function createSignal<Event = void>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const changed = createSignal();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
