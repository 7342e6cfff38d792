import type { ActEntry } from "./groupActs.ts";

/** What an act did to cells of the stats sheet. */
const cellVerbs: Record<string, string> = {
  CHANGED: "changed",
  PASTED: "pasted",
  FILLED: "filled",
  CLEARED: "cleared",
  IMPORTED: "imported",
};

type Acted = {
  actor: string;
  /** Of one of its entries: they are alike. */
  entry: ActEntry & { isColour: boolean };
  /** The sentence of the newest entry. */
  sentence: string;
  entryCount: number;
  /** Changes of all entries together. */
  changeCount: number;
};

/** An act of several entries as one sentence: "Meera Rao pasted 27 cells in 9 rows of the stats sheet" (R-1060). */
export function actWords({ actor, entry, sentence, entryCount, changeCount }: Acted): string {
  if (entry.entityType !== "STATS_ROW") return `${sentence}, and ${entryCount - 1} more at once`;
  if (entry.isColour) return `${actor} coloured ${entryCount} rows of the stats sheet`;
  const cells = `${changeCount} ${changeCount === 1 ? "cell" : "cells"}`;
  return `${actor} ${cellVerbs[entry.action] ?? "changed"} ${cells} in ${entryCount} rows of the stats sheet`;
}
