/** A map that forgets what was not used for longest once it holds more than `limit` entries. */
export type Recent<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void };

export function createRecent<Value>(limit: number): Recent<Value> {
  const entries = new Map<string, Value>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A map remembers the order of adding: taken out and put in again, what was used last stands last.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
  };
}
