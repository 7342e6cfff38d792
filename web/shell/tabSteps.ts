import type { Location } from "react-router";

/** How far the tabs of a page have led from where it was entered: kept in the history's own entries, and so through a reload. */
export type TabSteps = { entryKey: string; steps: number };

/** The steps that led to this entry of the history; none where it is no tab's. */
export function tabSteps({ key, state }: Pick<Location, "key" | "state">): TabSteps {
  return isTabSteps(state) ? state : { entryKey: key, steps: 0 };
}

function isTabSteps(state: unknown): state is TabSteps {
  return typeof state === "object" && state !== null && "entryKey" in state && "steps" in state;
}
