/** Running work by the name of its lock. */
export type Locks = Map<string, Promise<void>>;

/** Runs `act` when no other work of the same `name` runs in this process. Waiting work runs in order, even after failures. */
export async function withLock<T>(locks: Locks, name: string, act: () => Promise<T>): Promise<T> {
  while (locks.has(name)) await locks.get(name);
  const done = act();
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  locks.set(name, settled);
  try {
    return await done;
  } finally {
    locks.delete(name);
  }
}
