import { useEffect, useState } from "react";
import { selectionOf } from "../grid/state/gridSelection.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import type { FoundCells } from "./foundCells.ts";
import { watchFound } from "./watchFound.ts";

/** What the find bar tells, and the way to the next found cell or, by -1, to the one before; both go round. */
type Found = { text: string; canStep: boolean; step: (by: 1 | -1) => void };

/** Finds, marks and counts the cells that show a text. */
export function useFoundCells(sheet: StatsSheet, text: string): Found {
  const [found, setFound] = useState<FoundCells | null>(null);
  const [at, setAt] = useState({ text: "", index: 0 });
  useEffect(() => {
    if (text === "") return;
    const stop = new AbortController();
    watchFound(sheet, text, setFound, stop.signal);
    return () => stop.abort();
  }, [sheet, text]);

  const places = found?.places ?? [];
  const current = at.text === text ? Math.min(at.index, Math.max(0, places.length - 1)) : 0;
  return {
    text: found === null || text === "" ? "" : textOf(found, current),
    canStep: text !== "" && places.length > 0,
    step(by) {
      const index = (current + by + places.length) % places.length;
      const place = places[index];
      if (place === undefined) return;
      setAt({ text, index });
      sheet.grid.select(selectionOf(place));
    },
  };
}

function textOf({ places, rows, isPart }: FoundCells, current: number): string {
  if (rows === 0) return "Nothing found";
  if (places.length === 0) return "In hidden columns";
  return `${(current + 1).toLocaleString("en-US")} of ${places.length.toLocaleString("en-US")}${isPart ? "+" : ""}`;
}
