import { context, ROOT_CONTEXT } from "@opentelemetry/api";

/**
 * Wakes listeners to an owner's events. A wake-up carries no data: listeners then read the table `events`. So a lost, repeated or late one
 * is harmless, also between processes (`startPostgresNotify`).
 */
export type OwnerEvents = {
  /** Call it after this process has committed events of the owner. */
  wake(ownerId: string): void;
  /** Call it after another process has committed: wakes listeners of that owner, or all listeners if the owner is unknown. */
  hear(ownerId?: string): void;
  /** Calls `listener` when the owner may have new events, and on close. Returns a function that unsubscribes. */
  subscribe(ownerId: string, listener: () => void): () => void;
  /** Calls `listener` with the owner at each commit of this process. Returns a function that unsubscribes. */
  onWake(listener: (ownerId: string) => void): () => void;
  /** Wakes all listeners for the last time, so that waiting streams end. */
  close(): void;
  isClosed(): boolean;
};

export function createOwnerEvents(): OwnerEvents {
  const byOwner = new Map<string, Set<() => void>>();
  const ofAll = new Set<(ownerId: string) => void>();
  let closed = false;
  function hear(ownerId?: string): void {
    const heard = ownerId === undefined ? [...byOwner.values()] : [byOwner.get(ownerId) ?? []];
    for (const listeners of heard) for (const listener of listeners) listener();
  }
  return {
    wake(ownerId) {
      hear(ownerId);
      // They serve all owners: what they do is no part of the request that wakes them.
      context.with(ROOT_CONTEXT, () => ofAll.forEach((listener) => listener(ownerId)));
    },
    hear,
    onWake(listener) {
      ofAll.add(listener);
      return () => void ofAll.delete(listener);
    },
    subscribe(ownerId, listener) {
      const listeners = byOwner.get(ownerId) ?? new Set();
      byOwner.set(ownerId, listeners.add(listener));
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) byOwner.delete(ownerId);
      };
    },
    close() {
      closed = true;
      hear();
    },
    isClosed: () => closed,
  };
}
