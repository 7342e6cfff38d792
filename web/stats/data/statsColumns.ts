import { statsLimits } from "#domain/stats/stats.ts";
import type { StatsColumnKind } from "../../__generated__/statsSheetQuery.graphql.ts";
import { inOrder } from "../../firm/firmsOrder.ts";
import type { GridColumn } from "../grid/state/gridAdapter.ts";
import { createSignal } from "../../ui/store/store.ts";
import { onLayoutElsewhere, readColumnLayout, storeColumnLayout, type ColumnLayout } from "./columnLayout.ts";

/** A column as the server has it; cells know it by `columnId`, mutations by `id`. */
export type StatsColumn = {
  readonly id: string;
  readonly columnId: string;
  readonly name: string;
  readonly width: number;
  readonly editable: boolean;
  /** Whether the office added it, so that its texts are whatever was typed. */
  readonly isOwn: boolean;
  readonly kind: StatsColumnKind;
};

/** The columns of a firm's sheet, with the user's layout in this browser. */
export type StatsColumns = {
  isLoaded: () => boolean;
  /** The columns that are shown, in order; the same array until something changes. */
  visible: () => readonly GridColumn[];
  /** All of them, in the user's order. */
  all: () => readonly StatsColumn[];
  /** As the server lists them. */
  stored: () => readonly StatsColumn[];
  find: (columnId: string) => StatsColumn | undefined;
  set: (columns: readonly StatsColumn[]) => void;
  isHidden: (columnId: string) => boolean;
  widthOf: (columnId: string) => number;
  /** How many columns, from the first on, do not scroll away: Shipment, until the user decides. */
  frozen: () => number;
  layout: () => ColumnLayout;
  /** Changes the layout, and stores it unless a column edge is still being dragged. */
  changeLayout: (change: Partial<ColumnLayout>, isKept?: boolean) => void;
  /** Takes on the layout that another tab stores, now and until the returned function is called (R-1304). */
  followTabs: () => () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStatsColumns(firmId: string): StatsColumns {
  let columns: readonly StatsColumn[] | null = null;
  let layout = readColumnLayout(firmId);
  let all: readonly StatsColumn[] = [];
  let visible: readonly GridColumn[] = [];
  const changed = createSignal();

  /** Columns missing from a saved order go to the end. */
  function order() {
    all = inOrder(
      (columns ?? []).map((column) => ({ id: column.columnId, column })),
      layout.order,
    ).map(({ column }) => column);
    visible = all
      .filter(({ columnId }) => !layout.hidden.includes(columnId))
      .map(({ columnId, name, editable, isOwn, kind }) => ({
        id: columnId,
        name,
        isEditable: editable,
        isFigure: kind === "MONEY" || kind === "MEASURE",
        isOwn,
        width: widthOf(columnId),
      }));
  }
  function find(columnId: string) {
    return all.find((column) => column.columnId === columnId);
  }
  function widthOf(columnId: string) {
    return layout.widths[columnId] ?? find(columnId)?.width ?? statsLimits.defaultWidth;
  }
  function takeOn() {
    const stored = readColumnLayout(firmId, layout);
    if (JSON.stringify(stored) === JSON.stringify(layout)) return;
    layout = stored;
    order();
    changed.emit();
  }
  return {
    isLoaded: () => columns !== null,
    visible: () => visible,
    all: () => all,
    stored: () => columns ?? [],
    find,
    set(next) {
      columns = next;
      order();
      changed.emit();
    },
    isHidden: (id) => layout.hidden.includes(id),
    widthOf,
    frozen: () => layout.frozen ?? (visible[0]?.id === "shipment" ? 1 : 0),
    layout: () => layout,
    changeLayout(change, isKept = true) {
      layout = { ...layout, ...change };
      if (isKept) storeColumnLayout(firmId, layout);
      // While a column's edge is dragged, style rules alone give it its width: the cells are not made again.
      if (change.order !== undefined || change.hidden !== undefined || (change.widths !== undefined && isKept)) order();
      changed.emit();
    },
    followTabs() {
      takeOn();
      return onLayoutElsewhere(firmId, takeOn);
    },
    subscribe: changed.subscribe,
  };
}
