/** Work that is running now, by the name of what it must have to itself. */
export type Locks = Map<string, Promise<void>>;

/** Runs `act` when no other work of the same `place` runs in this process; others wait in turn, whatever comes of it. */
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
