import type { GridHost } from "./gridHost.ts";
import { isInside, isSameRange, type GridRange, type GridSize, type Place } from "./gridRange.ts";
import { rangeOfSelection, selectionOf, selectionOnGrid, type Selection } from "./gridSelection.ts";
import { createSignal } from "./gridSignal.ts";
import { trackOf, type Track } from "./gridTrack.ts";

/** The grid is padded with empty rows up to this many (spec section 9). */
const leastRows = 100;

/** The grid's state, kept beside React: what is selected, where columns stand, which cells are drawn. */
export type GridState = {
  readonly host: GridHost;
  /** All rows, the padding included, and the visible columns. */
  size: () => GridSize;
  /** The rows that hold data. */
  dataSize: () => GridSize;
  track: () => Track;
  selection: () => Selection;
  range: () => GridRange;
  /** Selects, and brings a cell into view: the corner that moved unless another one, or none, is given. */
  select: (next: Selection, reveal?: Place | null) => void;
  isEditable: (place: Place) => boolean;
  /** The cells that are drawn. */
  view: () => GridRange;
  setView: (next: GridRange) => void;
  /** The active cell while it is not among the drawn ones: it stays in the document for screen readers. */
  parked: () => Place | null;
  /** Columns, widths or the number of rows have changed. */
  layOut: () => void;
  onSelect: (listener: () => void) => () => void;
  onReveal: (listener: (place: Place) => void) => () => void;
  onView: (listener: () => void) => () => void;
  onLayout: (listener: () => void) => () => void;
};

export function createGridState(host: GridHost): GridState {
  let selection = selectionOf({ row: 0, column: 0 });
  let view: GridRange = { top: 0, bottom: -1, left: 0, right: -1 };
  let parked: Place | null = null;
  let track = readTrack();
  const [selected, viewed, laidOut] = [createSignal(), createSignal(), createSignal()];
  const revealers = new Set<(place: Place) => void>();

  function readTrack(): Track {
    return trackOf(host.columns().map(({ id }) => host.widthOf(id)));
  }
  function size(): GridSize {
    return { rows: Math.max(leastRows, host.rowCount()), columns: host.columns().length };
  }
  function park() {
    parked = isInside(view, selection.active) || size().columns === 0 ? null : selection.active;
  }
  return {
    host,
    size,
    dataSize: () => ({ rows: host.rowCount(), columns: host.columns().length }),
    track: () => track,
    selection: () => selection,
    range: () => rangeOfSelection(selection),
    select(next, reveal = next.head) {
      selection = selectionOnGrid(next, size());
      if (reveal !== null) for (const listener of revealers) listener(reveal);
      park();
      selected.tell();
    },
    isEditable: ({ row, column }) => row < host.rowCount() && host.columns()[column]?.isEditable === true,
    view: () => view,
    setView(next) {
      if (isSameRange(view, next)) return;
      view = next;
      park();
      viewed.tell();
    },
    parked: () => parked,
    layOut() {
      track = readTrack();
      selection = selectionOnGrid(selection, size());
      park();
      laidOut.tell();
      selected.tell();
    },
    onSelect: selected.subscribe,
    onView: viewed.subscribe,
    onLayout: laidOut.subscribe,
    onReveal(listener) {
      revealers.add(listener);
      return () => void revealers.delete(listener);
    },
  };
}
