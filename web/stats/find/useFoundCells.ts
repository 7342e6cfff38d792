import { useEffect, useState } from "react";
import { selectionOf } from "../grid/state/gridSelection.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import { watchFound, type Looked } from "./watchFound.ts";

/** What the find bar tells, and the way to the next found cell or, by -1, to the one before; both go round. */
type Found = { text: string; canStep: boolean; step: (by: 1 | -1) => void };

/** Until it is known what there is. */
export const searching = "Searching...";

/** Finds, marks and counts the cells that show a text. */
export function useFoundCells(sheet: StatsSheet, text: string): Found {
  const [looked, setLooked] = useState<{ text: string; found: Looked } | null>(null);
  const [at, setAt] = useState({ text: "", index: 0 });
  useEffect(() => {
    if (text === "") return;
    const stop = new AbortController();
    watchFound(sheet, text, (found) => setLooked({ text, found }), stop.signal);
    return () => stop.abort();
  }, [sheet, text]);

  // What was found of another text says nothing of this one.
  const found = looked?.text === text ? looked.found : null;
  const places = found === "failed" ? [] : (found?.places ?? []);
  const current = at.text === text ? Math.min(at.index, Math.max(0, places.length - 1)) : 0;
  return {
    text: text === "" ? "" : textOf(found, current),
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

function textOf(found: Looked, current: number): string {
  if (found === null) return searching;
  // The page has said so.
  if (found === "failed") return "";
  const { places, rows, isPart } = found;
  if (rows === 0) return "Nothing found";
  if (places.length === 0) return "In hidden columns";
  return `${(current + 1).toLocaleString("en-US")} of ${places.length.toLocaleString("en-US")}${isPart ? "+" : ""}`;
}
