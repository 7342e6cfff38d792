/**
 * Wakes those who wait for an owner's events. It says that there may be some, never which: whoever wakes reads the table
 * `events`. That is why it may be lost, doubled or late without harm, and why another way to carry it between processes
 * (PostgreSQL's NOTIFY) can take its place.
 */
export type EventSignal = {
  /** Something of an owner's was committed. */
  wake(ownerId: string): void;
  /** Calls `listener` at each wake of the owner, and at the end. Answers how to stop that. */
  subscribe(ownerId: string, listener: () => void): () => void;
  /** Calls `listener` at each wake of any owner. Answers how to stop that. */
  onWake(listener: () => void): () => void;
  /** How many listen: to one owner, or to all of them together. */
  listeners(ownerId?: string): number;
  /** Wakes everyone for good: what waits is to come to its end. */
  close(): void;
  isClosed(): boolean;
};

/** The signal inside one process. */
export function createEventSignal(): EventSignal {
  const byOwner = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  let count = 0;
  let closed = false;
  return {
    wake(ownerId) {
      for (const listener of byOwner.get(ownerId) ?? []) listener();
      for (const listener of ofAll) listener();
    },
    onWake(listener) {
      ofAll.add(listener);
      return () => void ofAll.delete(listener);
    },
    subscribe(ownerId, listener) {
      const listeners = byOwner.get(ownerId) ?? new Set();
      byOwner.set(ownerId, listeners.add(listener));
      count += 1;
      return () => {
        if (!listeners.delete(listener)) return;
        count -= 1;
        if (listeners.size === 0) byOwner.delete(ownerId);
      };
    },
    listeners: (ownerId) => (ownerId === undefined ? count : (byOwner.get(ownerId)?.size ?? 0)),
    close() {
      closed = true;
      for (const listeners of byOwner.values()) for (const listener of listeners) listener();
    },
    isClosed: () => closed,
  };
}
