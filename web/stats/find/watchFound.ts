import { selectionOf } from "../grid/state/gridSelection.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import { findCells, type FoundCells } from "./foundCells.ts";
import { markFound } from "./foundMarks.ts";

/** What a search has found; null while it is still to come. */
export type Looked = FoundCells | "failed" | null;

/**
 * Shows the found cells of a text once their rows are there, and again when rows or columns change, until aborted. Marks them, and selects
 * the first one once.
 */
export function watchFound(sheet: StatsSheet, text: string, show: (found: Looked) => void, signal: AbortSignal): void {
  let isFirst = true;
  let round = 0;
  const unmark = markFound(text);

  async function look() {
    const current = (round += 1);
    const status = sheet.status();
    if (status !== "ready") return show(status === "failed" ? status : null);
    const found = await findCells(sheet, text).catch(() => "failed" as const);
    if (signal.aborted || current !== round) return;
    if (found === "failed") return show(found);
    const [first] = found.places;
    if (isFirst && first !== undefined) sheet.grid.select(selectionOf(first));
    isFirst = false;
    show(found);
  }
  const handleChange = () => void look();
  const stops = [sheet.onStatus(handleChange), sheet.rows.subscribe(handleChange), sheet.columns.subscribe(handleChange)];
  signal.addEventListener("abort", () => {
    unmark();
    for (const stop of stops) stop();
  });
  handleChange();
}
