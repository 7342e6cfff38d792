import type { GridAdapter } from "./gridAdapter.ts";
import { isInside, isSameRange, type GridRange, type GridSize, type Place } from "./gridRange.ts";
import { isSameSelection, rangeOfSelection, selectionOf, selectionOnGrid, type Selection } from "./gridSelection.ts";
import { createSignal } from "../../../ui/store/store.ts";
import { emptyView, type GridView } from "./gridView.ts";
import { frozenColumns, columnOffsetsOf, type ColumnOffsets } from "./columnOffsets.ts";

/** The grid is padded with empty rows up to this many. */
const leastRows = 100;

/** The grid's state outside React: the selection, column positions, and which cells are rendered. */
export type GridState = {
  readonly adapter: GridAdapter;
  /** All rows, the padding included, and the visible columns. */
  size: () => GridSize;
  /** The rows that hold data. */
  dataSize: () => GridSize;
  columnOffsets: () => ColumnOffsets;
  /** How many columns stay in sight on the left while the others scroll below them. */
  frozen: () => number;
  /** How far the grid is scrolled to the side, in pixels. */
  scrolledLeft: () => number;
  /** The grid was scrolled to the side, or has another width. */
  setSight: (sight: { left: number; width: number }) => void;
  selection: () => Selection;
  range: () => GridRange;
  /** Selects, and scrolls `reveal` into view: by default the corner that moved; null scrolls nothing. */
  select: (next: Selection, reveal?: Place | null) => void;
  isEditable: (place: Place) => boolean;
  /** The rendered cells, without those of frozen columns. */
  view: () => GridView;
  setView: (next: GridView) => void;
  isDrawn: (place: Place) => boolean;
  /** Columns, widths or the number of rows have changed. */
  layOut: () => void;
  onSelect: (listener: () => void) => () => void;
  onReveal: (listener: (place: Place) => void) => () => void;
  onView: (listener: () => void) => () => void;
  onLayout: (listener: () => void) => () => void;
  /** Frozen columns have moved over the others. */
  onShift: (listener: () => void) => () => void;
};

export function createGridState(adapter: GridAdapter): GridState {
  let selection = selectionOf({ row: 0, column: 0 });
  let view = emptyView;
  let offsets = readColumnOffsets();
  let sight = { left: 0, width: 0 };
  let frozen = 0;
  const [selected, viewed, laidOut, shifted] = [createSignal(), createSignal(), createSignal(), createSignal()];
  const revealed = createSignal<Place>();

  function readColumnOffsets(): ColumnOffsets {
    return columnOffsetsOf(adapter.columns().map(({ id }) => adapter.widthOf(id)));
  }
  function size(): GridSize {
    return { rows: Math.max(leastRows, adapter.rowCount()), columns: adapter.columns().length };
  }
  function isDrawn({ row, column }: Place): boolean {
    return isInside(view, { row, column: column < frozen ? view.left : column });
  }
  function freeze() {
    frozen = frozenColumns(offsets, adapter.frozen(), sight.width);
  }
  return {
    adapter,
    size,
    dataSize: () => ({ rows: adapter.rowCount(), columns: adapter.columns().length }),
    columnOffsets: () => offsets,
    frozen: () => frozen,
    scrolledLeft: () => sight.left,
    setSight(next) {
      const isShifted = next.left !== sight.left;
      sight = next;
      const before = frozen;
      freeze();
      if (frozen !== before) laidOut.emit();
      else if (isShifted && frozen > 0) shifted.emit();
    },
    selection: () => selection,
    range: () => rangeOfSelection(selection),
    select(next, reveal = next.head) {
      selection = selectionOnGrid(next, size());
      if (reveal !== null) revealed.emit(reveal);
      selected.emit();
    },
    isEditable: ({ row, column }) => row < adapter.rowCount() && adapter.columns()[column]?.isEditable === true,
    view: () => view,
    setView(next) {
      if (isSameRange(view, next)) return;
      view = next;
      viewed.emit();
    },
    isDrawn,
    layOut() {
      offsets = readColumnOffsets();
      freeze();
      const before = selection;
      selection = selectionOnGrid(selection, size());
      laidOut.emit();
      if (!isSameSelection(selection, before)) selected.emit();
    },
    onSelect: selected.subscribe,
    onView: viewed.subscribe,
    onLayout: laidOut.subscribe,
    onShift: shifted.subscribe,
    onReveal: revealed.subscribe,
  };
}
