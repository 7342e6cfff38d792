import { cellCount, clipRange } from "../grid/state/gridRange.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import { sumTexts } from "./selectionSums.ts";

/** So many cells are added up in the browser at most; and so long, in milliseconds, a selection rests before it is. */
const most = 50_000;
const rest = 80;

/** Shows what there is to say of a selection that has rested, until aborted: moving about adds nothing up. */
export function watchSelection(sheet: StatsSheet, show: (texts: readonly string[]) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;

  function selected() {
    const range = clipRange(sheet.grid.range(), sheet.grid.dataSize());
    return range !== null && cellCount(range) > 1 ? range : null;
  }
  function read() {
    timer = undefined;
    const range = selected();
    isShown = range !== null;
    if (range === null) return show([]);
    const cells = cellCount(range);
    const sums = cells > most ? null : sumTexts(sheet, range);
    show(sums ?? [`${cells.toLocaleString("en-US")} cells selected`]);
  }
  function wait() {
    if (isShown || selected() !== null) timer ??= setTimeout(read, rest);
  }
  if (signal.aborted) return;
  const stops = [sheet.grid.onSelect(wait), sheet.rows.subscribe(wait), sheet.columns.subscribe(wait), sheet.history.subscribe(wait)];
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
  wait();
}
