import type { Disposable, IEnvironment } from "relay-runtime";
import { statsFailures, statsLimits, type CellAct, type RowColour } from "#domain/stats/stats.ts";
import { currentToken } from "../../session/session.ts";
import { showInfo } from "../../ui/feedback/toast.ts";
import type { UndoHistory } from "./undoHistory.ts";
import type { CellText, GridRange } from "../grid/state/gridRange.ts";
import type { CellConflict } from "./cellConflicts.ts";
import type { ShownPending } from "../data/pendingRows.ts";
import { createPendingChanges, type PendingChanges } from "./pendingChanges.ts";
import { reverseOf, type CellChange, type ColourChange, type UndoableEdit } from "./undoableEdits.ts";
import { layoutBefore, layoutChangeNow, type ColumnLayout } from "../data/columnLayout.ts";
import { createColumnChanges } from "./columnChanges.ts";
import { movedColumns } from "./movedColumns.ts";
import { rangeOfEdit } from "./rangeOfEdit.ts";
import { createCellEdits } from "./statsCellEdits.ts";
import type { EditOutcome } from "./statsCommit.ts";
import { readValues } from "../data/statsCells.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsRows } from "../data/statsRows.ts";
import type { StatsRowRef } from "../data/rowWindowStore.ts";
import type { CellTexts } from "../data/cellTexts.ts";

/** What the edits work on. */
export type StatsChangesParts = {
  environment: IEnvironment;
  firmId: string;
  columns: StatsColumns;
  rows: StatsRows;
  texts: CellTexts;
  pending: ShownPending;
  history: UndoHistory<UndoableEdit>;
  reload: () => void;
  onConflict: (conflict: CellConflict) => void;
  /** Selects a block, and brings it into view. */
  show: (range: GridRange) => void;
};

/** Every edit of a sheet. A refused edit leaves the history, so that undo skips it. */
export type StatsChanges = {
  /** Saves cells as one edit, under what the history calls it; false when it was refused. */
  saveCells: (changes: readonly CellChange[], act?: CellAct) => Promise<boolean>;
  /** Saves texts at places, after fetching rows that are not loaded yet. */
  saveTexts: (cells: readonly CellText[], act: CellAct) => Promise<void>;
  /** Colours rows, first to last. */
  colour: (first: number, last: number, colour: RowColour) => Promise<void>;
  resize: (columnId: string, from: number, to: number) => void;
  /** Changes the order of columns, or which are hidden or frozen. */
  changeLayout: (change: Partial<ColumnLayout>) => void;
  /** Moves visible columns, first to last, into the gap before another one. */
  moveColumns: (first: number, last: number, before: number) => void;
  addColumn: (name: string) => Promise<boolean>;
  renameColumn: (columnId: string, name: string) => Promise<boolean>;
  /** Resolves to whether the column is gone. */
  deleteColumn: (columnId: string) => Promise<boolean>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
};

const loadRefetch = () => import("../data/refetchRows.ts");

export function createStatsChanges(parts: StatsChangesParts): StatsChanges {
  const { environment, firmId, columns, rows, pending, history, onConflict } = parts;
  const inFlight = createPendingChanges(pending);
  const saveCells = createCellEdits({ environment, pending: inFlight, refetch, onConflict });
  const columnChanges = createColumnChanges(parts);

  async function refetch(of: readonly StatsRowRef[]): Promise<Disposable> {
    const { refetchRows } = await loadRefetch();
    return refetchRows(environment, firmId, of);
  }
  // After an update of Lading its code would not come any more, and what was typed could not be saved.
  loadRefetch().catch(() => null);
  /** Does an edit, for the first time or again. */
  async function perform(edit: UndoableEdit): Promise<EditOutcome> {
    if (edit.kind === "cells") return seen(await saveCells(edit.changes, edit.act));
    if ("columnId" in edit && columns.find(edit.columnId) === undefined) return "gone";
    return seen(await performOther({ ...parts, inFlight, columnChanges }, edit));
  }
  /** Loads the sheet again if it shows a column or row that somebody else has deleted (R-1265). */
  function seen(outcome: EditOutcome): EditOutcome {
    if (outcome === "gone") parts.reload();
    return outcome;
  }
  async function doNow(edit: UndoableEdit): Promise<boolean> {
    history.push(edit);
    const outcome = await perform(edit);
    if (outcome !== "saved" && !isKeptUnsent(history, edit, outcome)) forget(edit);
    return outcome === "saved";
  }
  function forget(edit: UndoableEdit) {
    history.rewrite((known) => (known === edit ? null : known));
  }
  /** An undo or redo that may succeed later keeps its place; one of what was deleted would bar the way to all the others. */
  function settle(edit: UndoableEdit, outcome: EditOutcome) {
    if (outcome === "refused" || outcome === "failed") history.restore(edit);
    if (outcome === "gone") forget(edit);
  }
  function changeLayout(to: Partial<ColumnLayout>) {
    void doNow({ kind: "layout", from: layoutBefore(columns.layout(), to), to });
  }
  return {
    saveCells: (changes, act) => doNow({ kind: "cells", changes, act: act ?? null }),
    async saveTexts(cells, act) {
      if (cells.length > statsLimits.cellsAtOnce) return showInfo("At most 10,000 cells can be changed at once. Nothing was changed.");
      const lines = cells.map(({ row }) => row);
      if (cells.length === 0 || !(await haveLoaded(rows, Math.min(...lines), Math.max(...lines)))) return;
      const changes = cellChangesOf(parts, cells);
      if (changes.length > 0) await doNow({ kind: "cells", changes, act });
    },
    async colour(first, last, colour) {
      const end = Math.min(last, rows.count() - 1);
      if (end < first) return;
      if (end - first >= statsLimits.cellsAtOnce) return showInfo("At most 10,000 rows can be coloured at once. Nothing was changed.");
      if (!(await haveLoaded(rows, first, end))) return;
      const changes = colourChangesOf(parts, { first, end, colour });
      if (changes.length > 0) await doNow({ kind: "colours", changes });
    },
    resize(columnId, from, to) {
      void doNow({ kind: "width", columnId, from, to });
    },
    changeLayout,
    moveColumns: (...of) => changeLayout({ order: movedColumns(columns, ...of) }),
    addColumn: columnChanges.add,
    async renameColumn(columnId, name) {
      const from = columns.find(columnId)?.name ?? "";
      return from === name || (await doNow({ kind: "rename", columnId, from, to: name }));
    },
    deleteColumn: async (columnId) => ["saved", "gone"].includes(seen(await columnChanges.remove(columnId))),
    async undo() {
      const edit = history.undo();
      if (edit === null) return;
      showPlace(parts, edit);
      // Redoing would create a column with another id, so undoing an added column drops its edits.
      settle(edit, edit.kind === "add" ? await columnChanges.remove(edit.columnId) : await perform(reverseOf(edit)));
    },
    async redo() {
      const edit = history.redo();
      if (edit === null) return;
      showPlace(parts, edit);
      const outcome = await perform(edit);
      if (!isKeptUnsent(history, edit, outcome)) settle(edit, outcome);
    },
  };
}

/** Shows what an undo or redo is about (R-1370). */
function showPlace(parts: StatsChangesParts, edit: UndoableEdit): void {
  const range = rangeOfEdit(parts, edit);
  if (range !== null) parts.show(range);
}

/**
 * Keeps what did not reach the server to be redone (R-1305), and says so: what is typed, pasted, filled or coloured. A dialog that could not be
 * saved stays open instead, and after the end of a session the sheet is not shown.
 */
function isKeptUnsent(history: UndoHistory<UndoableEdit>, edit: UndoableEdit, outcome: EditOutcome): boolean {
  const isOfRows = edit.kind === "cells" || edit.kind === "colours";
  if (outcome !== "failed" || !isOfRows || currentToken() === null) return false;
  history.keepUnsent(edit);
  showInfo("Your change is not saved. Redo sends it again.");
  return true;
}

type Means = Pick<StatsChangesParts, "environment" | "columns" | "pending"> & {
  inFlight: PendingChanges;
  columnChanges: ReturnType<typeof createColumnChanges>;
};

/** Does an edit of anything but cells. */
async function performOther(means: Means, edit: Exclude<UndoableEdit, { kind: "cells" }>): Promise<EditOutcome> {
  const { columns, columnChanges } = means;
  switch (edit.kind) {
    case "colours":
      return saveColours(means, edit.changes);
    case "width":
      return columnChanges.resize(edit.columnId, edit.from, edit.to);
    case "rename":
      return columnChanges.rename(edit.columnId, edit.from, edit.to);
    case "layout":
      return changeLayoutNow(columns, edit);
    case "add":
      return "refused";
  }
}

function changeLayoutNow(columns: StatsColumns, { from, to }: Extract<UndoableEdit, { kind: "layout" }>): EditOutcome {
  const change = layoutChangeNow(columns.layout(), from, to);
  if (Object.keys(change).length > 0) {
    columns.changeLayout(change);
    return "saved";
  }
  showInfo("The columns have been arranged otherwise since. Nothing was changed.");
  return "gone";
}

/** The texts that differ from those in the sheet, as changes of its rows and columns. */
function cellChangesOf({ rows, columns, texts }: StatsChangesParts, cells: readonly CellText[]): CellChange[] {
  return cells.flatMap(({ row, column, text }) => {
    const ref = rows.at(row);
    const columnId = columns.visible()[column]?.id;
    if (ref === null || columnId === undefined) return [];
    const from = texts(row, columnId) ?? "";
    return from === text ? [] : [{ row: ref, columnId, from, to: text }];
  });
}

/** The rows from `first` to `end` that have another colour. */
function colourChangesOf(
  { rows, pending, environment }: StatsChangesParts,
  { first, end, colour }: { first: number; end: number; colour: RowColour },
): ColourChange[] {
  return Array.from({ length: end - first + 1 }, (_, index) => rows.at(first + index)).flatMap((row) => {
    const from = row && colourOf({ pending, environment }, row);
    return !row || !from || from === colour ? [] : [{ row, from, to: colour }];
  });
}

/** The colour that the row shows; undefined if it is not loaded. */
function colourOf({ pending, environment }: Pick<StatsChangesParts, "pending" | "environment">, row: StatsRowRef): RowColour | undefined {
  return pending.of(row.id)?.colour ?? readValues(environment, row.key)?.colour;
}

/** Colours the rows that still have the colour which the change begins with: an undo leaves what somebody else coloured since. */
async function saveColours(means: Means, all: readonly ColourChange[]): Promise<EditOutcome> {
  const { environment, inFlight } = means;
  const changes = all.filter(({ row, from }) => (colourOf(means, row) ?? from) === from);
  if (changes.length === 0) {
    showInfo("Somebody else has coloured these rows since. Nothing was changed.");
    return "gone";
  }
  try {
    const { createColourEdits } = await import("./statsColourEdits.ts");
    return await createColourEdits(environment, inFlight)(changes);
  } catch (error) {
    showFailure(error, statsFailures.colour);
    return "refused";
  }
}

/** Loads the rows from `first` to `last`; false after a failure, which a toast reports. */
async function haveLoaded(rows: StatsRows, first: number, last: number): Promise<boolean> {
  try {
    await rows.load(first, last);
    return true;
  } catch (error) {
    showFailure(error, statsFailures.load);
    return false;
  }
}
