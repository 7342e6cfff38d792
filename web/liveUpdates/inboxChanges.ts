const listeners = new Set<() => void>();

/** Tells open pages that the inbox changed; the bell follows the changes. */
export function emitInboxChange(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the inbox changes, until the returned function is called. */
export function onInboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
