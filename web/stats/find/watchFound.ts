import { selectionOf } from "../grid/state/gridSelection.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import { findCells, type FoundCells } from "./foundCells.ts";
import { markFound } from "./foundMarks.ts";

/**
 * Shows the found cells of a text once their rows are there, and again when rows or columns change, until aborted. Marks them, and selects
 * the first one once. Null means that they are still to come.
 */
export function watchFound(sheet: StatsSheet, text: string, show: (found: FoundCells | null) => void, signal: AbortSignal): void {
  let isFirst = true;
  let round = 0;
  const unmark = markFound(text);

  async function look() {
    const current = (round += 1);
    if (sheet.status() !== "ready") return show(null);
    const found = await findCells(sheet, text).catch(() => null);
    if (signal.aborted || current !== round) return;
    const [first] = found?.places ?? [];
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
