/** A map that forgets what was not used for long once it holds more than `limit` entries. */
export type LruCache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void };

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A map remembers the order of adding: the oldest is forgotten, but for what was used since it was passed over last.
  const entries = new Map<string, { value: Value; isUsed: boolean }>();
  function forgetOne(): void {
    for (const [key, entry] of entries) {
      entries.delete(key);
      if (!entry.isUsed) return;
      entries.set(key, { ...entry, isUsed: false });
    }
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entry.isUsed = true;
      return entry.value;
    },
    set(key, value) {
      if (!entries.delete(key) && entries.size >= limit) forgetOne();
      entries.set(key, { value, isUsed: false });
    },
  };
}
