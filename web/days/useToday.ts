import { useSyncExternalStore } from "react";
import { localDay, type Day } from "#domain/time/dates.ts";

/** The day of the reader's calendar. A page that stays open over midnight has the new one once it is looked at again. */
export function useToday(): Day {
  return useSyncExternalStore(followLooks, () => localDay(new Date()));
}

function followLooks(onLook: () => void): () => void {
  document.addEventListener("visibilitychange", onLook);
  return () => document.removeEventListener("visibilitychange", onLook);
}
