import type { IEnvironment } from "relay-runtime";
import { createSignal } from "../grid/state/gridSignal.ts";
import { windowAhead, windowsOf, type RowWindow } from "./rowWindow.ts";
import { createRowWindowStore, type RowQuery, type StatsRowRef } from "./rowWindowStore.ts";

/** What a line of the grid shows. */
export type DrawnRow = StatsRowRef | "awaited" | null;

/** The rows of a sheet, as far as they are here: windows come as they are looked at, and leave again. */
export type StatsRows = {
  count: () => number;
  at: (index: number) => StatsRowRef | null;
  /** The rows of a block, one that is on its way, and null for padding; the same array until one of them changes. */
  block: (first: number, last: number) => readonly DrawnRow[];
  /** Counts the changes of what is here. */
  latest: () => number;
  /** Rows that are looked at: fetched once they have been for a moment, with the next window ahead. */
  request: (first: number, last: number) => void;
  /** Fetches all rows of a block now; rejects when that failed. */
  load: (first: number, last: number) => Promise<void>;
  /** Asks for other rows, or for the same ones anew; what is here stays until the first of them come. */
  restart: (query: RowQuery) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** So long, in milliseconds, a window must be looked at before it is fetched. */
const rest = 80;
/** So many blocks of eight rows are remembered; a screen draws about five. */
const mostBlocks = 64;

export function createStatsRows(environment: IEnvironment, onFailure: (error: unknown) => void): StatsRows {
  const changed = createSignal();
  const windows = createRowWindowStore(environment, changed.notify);
  let requested: RowWindow[] = [];
  let lastFirst = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocks = new Map<number, { stamp: string; rows: readonly DrawnRow[] }>();

  function fetchWanted() {
    timer = undefined;
    for (const rowWindow of requested) if (!windows.has(rowWindow)) windows.fetch(rowWindow).catch(onFailure);
  }
  function clearWait() {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    count: windows.count,
    at: windows.at,
    latest: windows.latest,
    block(first, last) {
      const count = windows.count();
      const current = [windows.stampOf(first), windows.stampOf(last), last, count].join(" ");
      const known = blocks.get(first);
      if (known?.stamp === current) return known.rows;
      const rows = Array.from({ length: last - first + 1 }, (_, index) => {
        if (first + index >= count) return null;
        return windows.at(first + index) ?? "awaited";
      });
      if (blocks.size >= mostBlocks) blocks.clear();
      blocks.set(first, { stamp: current, rows });
      return rows;
    },
    request(first, last) {
      const before = requested;
      const inSight = windowsOf(first, last);
      const ahead = windowAhead(first, last, first < lastFirst, windows.count());
      lastFirst = first;
      requested = ahead === null ? inSight : [...inSight, ahead];
      if (requested.every((rowWindow) => windows.has(rowWindow) || windows.isComing(rowWindow))) return clearWait();
      // What is still looked at goes on waiting; in a fling each window starts anew, and most are never asked for.
      const isSame = requested.length === before.length && requested.every(({ offset }, index) => offset === before[index]?.offset);
      if (timer !== undefined && isSame) return;
      clearWait();
      timer = setTimeout(fetchWanted, rest);
    },
    async load(first, last) {
      const missing = windowsOf(first, Math.min(last, windows.count() - 1)).filter((rowWindow) => !windows.has(rowWindow));
      for (const rowWindow of missing) await windows.fetch(rowWindow);
    },
    async restart(next) {
      clearWait();
      if (!(await windows.restart(next))) return;
      // The grid tells what it looks at as it moves; it may stand still far below the first window.
      requested = requested.filter(({ offset }) => offset < windows.count());
      fetchWanted();
    },
    subscribe: changed.subscribe,
  };
}
