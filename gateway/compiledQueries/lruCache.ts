/** A map of at most `limit` entries that drops an entry which was not used recently (second chance, also called CLOCK). */
export type LruCache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void };

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A map keeps insertion order. The oldest entry goes unless it was used since it was last spared.
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
