import type { Location } from "react-router";

/** How far the tabs of a page have led from where it was entered: kept in the history's own entries, and so through a reload. */
export type TabHistory = { entryKey: string; steps: number };

/** The steps that led to this entry of the history; none where it is no tab's. */
export function tabHistory({ key, state }: Pick<Location, "key" | "state">): TabHistory {
  return isTabHistory(state) ? state : { entryKey: key, steps: 0 };
}

function isTabHistory(state: unknown): state is TabHistory {
  return typeof state === "object" && state !== null && "entryKey" in state && "steps" in state;
}
