/**
 * Wakes those who wait for an owner's events. It says that there may be some, never which: whoever wakes reads the table
 * `events`. That is why it may be lost, doubled or late without harm, also on its way between processes (`linkProcesses`).
 */
export type OwnerEvents = {
  /** This process has committed something of an owner's. */
  wake(ownerId: string): void;
  /** Another process has: wakes those who listen to that owner, or to any owner when it is not known to whom. */
  hear(ownerId?: string): void;
  /** Calls `listener` whenever something of the owner's may have come, and at the end. Answers how to stop that. */
  subscribe(ownerId: string, listener: () => void): () => void;
  /** Calls `listener` at each commit of this process with its owner. Answers how to stop that. */
  onWake(listener: (ownerId: string) => void): () => void;
  /** Wakes everyone for good: what waits is to come to its end. */
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
      for (const listener of ofAll) listener(ownerId);
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
