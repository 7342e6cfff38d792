import { useEffect } from "react";

/** Keeps the screens told of what happens elsewhere, from when the first of them has been painted until the session ends. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const gone = new AbortController();
    async function begin() {
      const { followUpdates } = await import("./updateStream.ts");
      if (!gone.signal.aborted) followUpdates(gone.signal);
    }
    // News are an extra: where their code cannot be fetched the screens do without.
    const timer = setTimeout(() => void begin().catch(() => undefined), 1_000);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
}
