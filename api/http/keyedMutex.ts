/** Work that is running now, by the name of what it must have to itself. */
export type Turns = Map<string, Promise<void>>;

/** Runs `act` when no other work of the same `place` runs in this process; others wait in turn, whatever comes of it. */
export async function inTurn<T>(turns: Turns, place: string, act: () => Promise<T>): Promise<T> {
  while (turns.has(place)) await turns.get(place);
  const done = act();
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  turns.set(place, settled);
  try {
    return await done;
  } finally {
    turns.delete(place);
  }
}
