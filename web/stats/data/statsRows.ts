import type { IEnvironment } from "relay-runtime";
import { createSignal } from "../../ui/store/store.ts";
import { windowAhead, windowsOf, type RowWindow } from "./rowWindow.ts";
import { createRowWindowStore, type RowQuery, type StatsRowRef } from "./rowWindowStore.ts";

/** What a row of the grid shows. */
type DrawnRow = StatsRowRef | "awaited" | null;

/** The loaded rows of a sheet. Windows load when they come into view, and are evicted again. */
export type StatsRows = {
  count: () => number;
  at: (index: number) => StatsRowRef | null;
  /** The rows of a block, "awaited" for a loading one, null for padding; the same array until one changes. */
  block: (first: number, last: number) => readonly DrawnRow[];
  /** A counter of changes of the loaded rows. */
  latest: () => number;
  /** Requests rows in view, and the next window ahead. They are fetched once they have stayed in view. */
  request: (first: number, last: number) => void;
  /** Fetches all rows of a block now; rejects when a request fails. */
  load: (first: number, last: number) => Promise<void>;
  /** Loads other rows, or the same ones again. The old ones stay until the first new window is loaded. */
  restart: (query: RowQuery) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** How long a window must stay in view before it is fetched, in milliseconds. */
const rest = 80;
/** How many blocks of eight rows are cached; a screen renders about five. */
const mostBlocks = 64;

export function createStatsRows(environment: IEnvironment, onFailure: (error: unknown) => void): StatsRows {
  const changed = createSignal();
  const windows = createRowWindowStore(environment, changed.emit);
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
      // Rows still in view keep their timer. A fling restarts it for each window, so most are never fetched.
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
      // The grid only requests rows when it scrolls, and it may rest far below the first window.
      requested = requested.filter(({ offset }) => offset < windows.count());
      fetchWanted();
    },
    subscribe: changed.subscribe,
  };
}
