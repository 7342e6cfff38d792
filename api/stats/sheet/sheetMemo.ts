/** Results that are worked out from a sheet, kept by their key while the sheet's version is the same. */
export type SheetMemo<T> = { getOrCompute: (key: string, version: number, workOut: () => Promise<T>) => Promise<T> };

type Kept<T> = { version: number; result: Promise<T>; size: number };

/** Keeps results of at most `mostSize` in all; what was used longest ago goes first. Several who ask at once share one work. */
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
    async getOrCompute(key, version, workOut) {
      const known = results.get(key);
      const kept = known?.version === version ? known : { version, result: workOut(), size: 0 };
      results.delete(key);
      results.set(key, kept);
      try {
        const result = await kept.result;
        kept.size = sizeOf(result);
        dropOldest();
        return result;
      } catch (error) {
        if (results.get(key) === kept) results.delete(key);
        throw error;
      }
    },
  };
}
