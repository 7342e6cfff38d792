import type { Location } from "react-router";

/**
 * How many history entries the tabs of a page have added since it was entered. Kept in the history's own state, so it survives a reload.
 */
export type TabHistory = { entryKey: string; steps: number };

/** The tab steps that led to this history entry; 0 if it is not a tab's. */
export function tabHistory({ key, state }: Pick<Location, "key" | "state">): TabHistory {
  return isTabHistory(state) ? state : { entryKey: key, steps: 0 };
}

function isTabHistory(state: unknown): state is TabHistory {
  return typeof state === "object" && state !== null && "entryKey" in state && "steps" in state;
}
