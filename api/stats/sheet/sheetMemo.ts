import { createHash } from "node:crypto";

/** Caches results computed from a sheet, by key, while the sheet's version stays the same. */
export type SheetMemo<T> = { getOrCompute: (key: string, version: number, workOut: () => Promise<T>) => Promise<T> };

type Kept<T> = { version: number; result: Promise<T>; size: number };

/** Caches results up to a total size of `mostSize` and evicts the least recently used. Concurrent calls for a key share one computation. */
export function createSheetMemo<T>({ mostSize, sizeOf }: { mostSize: number; sizeOf: (result: T) => number }): SheetMemo<T> {
  const results = new Map<string, Kept<T>>();

  function dropOldest(): void {
    let size = [...results.values()].reduce((sum, kept) => sum + kept.size, 0);
    for (const [key, kept] of results) {
      if (size <= mostSize) return;
      results.delete(key);
      size -= kept.size;
    }
  }

  return {
    async getOrCompute(asked, version, workOut) {
      // A key may be a filter of a megabyte.
      const key = createHash("sha256").update(asked).digest("base64url");
      const known = results.get(key);
      const kept = known?.version === version ? known : { version, result: workOut(), size: 0 };
      results.delete(key);
      results.set(key, kept);
      try {
        const result = await kept.result;
        kept.size = sizeOf(result) + 1;
        dropOldest();
        return result;
      } catch (error) {
        if (results.get(key) === kept) results.delete(key);
        throw error;
      }
    },
  };
}
