/* oxlint-disable relay/unused-fields -- The columns are passed on whole. */
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import { statsFailures } from "#domain/stats/stats.ts";
import type { statsSheetQuery } from "../../__generated__/statsSheetQuery.graphql.ts";
import { mayNow } from "../../session/role.ts";
import { createSignal } from "../../ui/store/store.ts";
import type { GridRange } from "../grid/state/gridRange.ts";
import { blockSelection } from "../grid/state/gridSelection.ts";
import { createGridState, type GridState } from "../grid/state/gridState.ts";
import { createUndoHistory, type UndoHistory } from "../edits/undoHistory.ts";
import { createCellConflicts, type CellConflicts } from "../edits/conflictQueue.ts";
import type { UndoableEdit } from "../edits/undoableEdits.ts";
import { createShownPending, type ShownPending } from "../data/pendingRows.ts";
import { createDeferredChanges, type DeferredChanges } from "./deferredChanges.ts";
import { createStatsColumns, type StatsColumn, type StatsColumns } from "../data/statsColumns.ts";
import { showFailure } from "../../relay/showFailure.ts";
import { createStatsGridAdapter, type StatsListener } from "./statsGridAdapter.ts";
import { createStatsRows, type StatsRows } from "../data/statsRows.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import { createCellTexts, type CellTexts } from "../data/cellTexts.ts";

const query = graphql`
  query statsSheetQuery($firmId: ID!) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet {
          columns {
            id
            columnId
            name
            width
            editable
            kind
          }
        }
      }
    }
  }
`;

/** What the sheet is loading. */
type SheetStatus = "columns" | "rows" | "ready" | "failed";
type SheetSort = NonNullable<RowQuery["sort"]>;

/** How long loaded columns wait for their rows, in milliseconds, so that the grid renders once for both. */
const together = 80;

/** Data older than this, in milliseconds, is loaded again when the firm is shown. */
const cacheTime = 5 * 60_000;

/** A firm's sheet in the browser: its data, what is selected in it, and what can be undone. It outlives the page. */
export type StatsSheet = {
  firmId: string;
  grid: GridState;
  rows: StatsRows;
  columns: StatsColumns;
  texts: CellTexts;
  /** What the server has not accepted yet. */
  pending: ShownPending;
  changes: DeferredChanges;
  history: UndoHistory<UndoableEdit>;
  /** Edits that conflict with another user's, until the user decides. */
  conflicts: CellConflicts;
  status: () => SheetStatus;
  sorting: () => SheetSort | null;
  /** The columns that filter the rows; the same array until the filter changes. */
  filtering: () => RowQuery["filter"]["columns"];
  onStatus: (listener: () => void) => () => void;
  /** Shows the rows of a filter. Loads them unless the cached rows have the same filter and are fresh. */
  show: (filter: RowQuery["filter"]) => void;
  /** Loads columns and rows again. */
  reload: () => void;
  sortBy: (sort: SheetSort | null) => void;
  /** Registers the page for menus and the find bar; returns a function that unregisters it. */
  listen: (listener: StatsListener) => () => void;
};

function createStatsSheet(environment: IEnvironment, firmId: string): StatsSheet {
  let currentQuery: RowQuery | null = null;
  let status: SheetStatus = "columns";
  let loadedAt = 0;
  const page = createSlot<StatsListener>();
  const changedStatus = createSignal();
  const columns = createStatsColumns(firmId);
  const rows = createStatsRows(environment, (error) => showFailure(error, statsFailures.load));
  const pending = createShownPending();
  const texts = createCellTexts(environment, rows, pending);
  const conflicts = createCellConflicts();
  const history = createUndoHistory<UndoableEdit>();
  const parts = { environment, firmId, columns, rows, texts, pending, history, reload };
  const changes = createDeferredChanges({ ...parts, onConflict: conflicts.add, show: (range) => showBlock(grid, range) });
  const adapter = createStatsGridAdapter({ columns, rows, texts, changes, listener: page.current });
  const grid = createGridState(adapter);
  columns.subscribe(grid.layOut);
  layOutOnNewCount(rows, grid);

  function setStatus(next: SheetStatus) {
    status = next;
    changedStatus.emit();
  }
  async function load(requested: RowQuery): Promise<void> {
    const next = withoutGone(columns, requested);
    currentQuery = next;
    loadedAt = 0;
    setStatus("columns");
    // Start both requests at once; the columns usually arrive first.
    const coming = rows.restart(next);
    async function showColumns() {
      const loaded = await fetchColumns(environment, firmId);
      await Promise.race([coming.catch(() => {}), new Promise((resolve) => setTimeout(resolve, together))]);
      if (currentQuery !== next) return;
      columns.set(loaded);
      setStatus("rows");
    }
    try {
      await Promise.all([showColumns(), coming]);
      if (currentQuery !== next) return;
      loadedAt = Date.now();
      setStatus("ready");
    } catch (error) {
      if (currentQuery !== next) return;
      setStatus("failed");
      showFailure(error, statsFailures.load);
    }
  }
  function reload() {
    if (currentQuery !== null) void load({ ...currentQuery });
  }
  return {
    firmId,
    grid,
    rows,
    columns,
    texts,
    pending,
    changes,
    history,
    conflicts,
    status: () => status,
    filtering: () => currentQuery?.filter.columns ?? null,
    sorting: () => currentQuery?.sort ?? null,
    onStatus: changedStatus.subscribe,
    show(filter) {
      const next = { firmId, filter, sort: currentQuery?.sort ?? null };
      const isSame = JSON.stringify(next) === JSON.stringify(currentQuery);
      // A clock that was ahead and is set back (R-1306) makes the sheet no fresher.
      const isComing = status === "columns" || status === "rows";
      if (isSame && (isComing || Math.abs(Date.now() - loadedAt) < cacheTime)) return;
      void load(next);
    },
    reload,
    sortBy(sort) {
      if (currentQuery !== null) void load({ ...currentQuery, sort });
    },
    listen: page.hold,
  };
}

function showBlock(grid: GridState, range: GridRange): void {
  const selection = blockSelection(range);
  grid.select(selection, selection.active);
}

/** Holds the latest value until its holder gives it back. */
function createSlot<Value>() {
  let held: Value | null = null;
  return {
    current: () => held,
    hold(next: Value): () => void {
      held = next;
      return () => {
        if (held === next) held = null;
      };
    },
  };
}

async function fetchColumns(environment: IEnvironment, firmId: string): Promise<StatsColumn[]> {
  const data = await fetchQuery<statsSheetQuery>(environment, query, { firmId }, { fetchPolicy: "network-only" }).toPromise();
  const sheet = data?.node?.statsSheet;
  if (!sheet) throw new Error("Firm not found");
  // A viewer reads the sheet.
  return sheet.columns.map((column) => ({ ...column, isOwn: column.editable, editable: column.editable && mayNow("write") }));
}

/** Drops deleted columns from filter and sort. */
function withoutGone(columns: StatsColumns, next: RowQuery): RowQuery {
  if (!columns.isLoaded()) return next;
  const isThere = ({ columnId }: { columnId: string }) => columns.find(columnId) !== undefined;
  const kept = next.filter.columns?.filter(isThere) ?? null;
  return { ...next, filter: { ...next.filter, columns: kept }, sort: next.sort && isThere(next.sort) ? next.sort : null };
}

/** Lays the grid out again when a loaded window changes the row count. */
function layOutOnNewCount(rows: StatsRows, grid: GridState): void {
  let rowCount = 0;
  rows.subscribe(() => {
    if (rows.count() === rowCount) return;
    rowCount = rows.count();
    grid.layOut();
  });
}

const sheets = new WeakMap<IEnvironment, Map<string, StatsSheet>>();

/** The sheet of a firm in this session. It keeps its state between visits. */
export function statsSheetOf(environment: IEnvironment, firmId: string): StatsSheet {
  const ofSession = sheets.get(environment) ?? new Map<string, StatsSheet>();
  sheets.set(environment, ofSession);
  const sheet = ofSession.get(firmId) ?? createStatsSheet(environment, firmId);
  ofSession.set(firmId, sheet);
  return sheet;
}
