import type { Disposable, IEnvironment } from "relay-runtime";
import { statsFailures, statsLimits, type RowColour } from "#domain/stats/stats.ts";
import { showInfo, showSuccess } from "../../ui/feedback/toast.ts";
import type { UndoHistory } from "./undoHistory.ts";
import type { CellText } from "../grid/state/gridRange.ts";
import type { CellConflict } from "./cellConflicts.ts";
import type { ShownPending } from "../data/pendingRows.ts";
import { createPendingChanges } from "./pendingChanges.ts";
import { reverseOf, withoutColumn, type CellChange, type ColourChange, type UndoableEdit } from "./undoableEdits.ts";
import type { ColumnLayout } from "../data/columnLayout.ts";
import { movedColumns } from "./movedColumns.ts";
import { createCellEdits } from "./statsCellEdits.ts";
import { readValues } from "../data/statsCells.ts";
import type { StatsColumnEdits } from "./statsColumnEdits.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import { showFailure } from "../data/showFailure.ts";
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
};

/** Every edit of a sheet. A refused edit leaves the history, so that undo skips it. */
export type StatsChanges = {
  /** Saves cells as one edit; false when it was refused. */
  saveCells: (changes: readonly CellChange[]) => Promise<boolean>;
  /** Saves texts at places, after fetching rows that are not loaded yet. */
  saveTexts: (cells: readonly CellText[]) => Promise<void>;
  /** Colours rows, first to last. */
  colour: (first: number, last: number, colour: RowColour) => Promise<void>;
  resize: (columnId: string, from: number, to: number) => void;
  /** Changes the order of columns, or which are hidden or frozen. */
  changeLayout: (change: Partial<ColumnLayout>) => void;
  /** Moves visible columns, first to last, into the gap before another one. */
  moveColumns: (first: number, last: number, before: number) => void;
  addColumn: (name: string) => Promise<boolean>;
  renameColumn: (columnId: string, name: string) => Promise<boolean>;
  deleteColumn: (columnId: string) => Promise<boolean>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
};

export function createStatsChanges(parts: StatsChangesParts): StatsChanges {
  const { environment, firmId, columns, rows, texts, pending, history, reload, onConflict } = parts;
  const inFlight = createPendingChanges(pending);
  const saveCells = createCellEdits({ environment, pending: inFlight, refetch, onConflict });

  async function refetch(of: readonly StatsRowRef[]): Promise<Disposable> {
    const { refetchRows } = await import("../data/refetchRows.ts");
    return refetchRows(environment, firmId, of);
  }
  async function saveColours(of: readonly ColourChange[]): Promise<boolean> {
    try {
      const { createColourEdits } = await import("./statsColourEdits.ts");
      return await createColourEdits(environment, inFlight)(of);
    } catch (error) {
      showFailure(error, statsFailures.colour);
      return false;
    }
  }
  /** Column edits are rare, so their code loads with the first one. If it cannot load, the edit fails. */
  async function editColumns<Result>(failure: string, edit: (edits: StatsColumnEdits) => Promise<Result>): Promise<Result | null> {
    try {
      const { createStatsColumnEdits } = await import("./statsColumnEdits.ts");
      return await edit(createStatsColumnEdits(environment));
    } catch (error) {
      showFailure(error, failure);
      return null;
    }
  }
  /** Does an edit, for the first time or again. */
  async function perform(edit: UndoableEdit): Promise<boolean> {
    switch (edit.kind) {
      case "cells":
        return saveCells(edit.changes);
      case "colours":
        return saveColours(edit.changes);
      case "width":
        columns.changeLayout({ widths: { ...columns.layout().widths, [edit.columnId]: edit.to } });
        return (await editColumns(statsFailures.width, (edits) => edits.resize(columns.find(edit.columnId)?.id ?? "", edit.to))) === true;
      case "rename":
        return rename(edit.columnId, edit.to);
      case "layout":
        columns.changeLayout(edit.to);
        return true;
      case "add":
        return false;
    }
  }
  async function doNow(edit: UndoableEdit): Promise<boolean> {
    history.push(edit);
    const isDone = await perform(edit);
    if (!isDone) history.rewrite((known) => (known === edit ? null : known));
    return isDone;
  }
  function changeLayout(to: Partial<ColumnLayout>) {
    const { order, hidden, frozen } = columns.layout();
    void doNow({ kind: "layout", from: { order, hidden, frozen }, to });
  }
  async function rename(columnId: string, name: string): Promise<boolean> {
    const column = columns.find(columnId);
    if (column === undefined || !(await editColumns(statsFailures.rename, (edits) => edits.rename(column.id, name)))) return false;
    columns.set(columns.stored().map((known) => (known.columnId === columnId ? { ...known, name } : known)));
    showSuccess("Column renamed successfully");
    return true;
  }
  async function remove(columnId: string): Promise<boolean> {
    const column = columns.find(columnId);
    if (column === undefined || !(await editColumns(statsFailures.delete, (edits) => edits.remove(column.id)))) return false;
    history.rewrite((edit) => withoutColumn(edit, columnId));
    columns.set(columns.stored().filter((known) => known.columnId !== columnId));
    showSuccess("Column deleted successfully");
    reload();
    return true;
  }
  async function here(first: number, last: number): Promise<boolean> {
    try {
      await rows.load(first, last);
      return true;
    } catch (error) {
      showFailure(error, statsFailures.load);
      return false;
    }
  }
  return {
    saveCells: (changes) => doNow({ kind: "cells", changes }),
    async saveTexts(cells) {
      if (cells.length > statsLimits.cellsAtOnce) return showInfo("At most 10,000 cells can be changed at once. Nothing was changed.");
      const lines = cells.map(({ row }) => row);
      if (cells.length === 0 || !(await here(Math.min(...lines), Math.max(...lines)))) return;
      const changes = cells.flatMap(({ row, column, text }) => {
        const ref = rows.at(row);
        const columnId = columns.visible()[column]?.id;
        if (ref === null || columnId === undefined) return [];
        const from = texts(row, columnId) ?? "";
        return from === text ? [] : [{ row: ref, columnId, from, to: text }];
      });
      if (changes.length > 0) await doNow({ kind: "cells", changes });
    },
    async colour(first, last, colour) {
      const end = Math.min(last, rows.count() - 1);
      if (end < first) return;
      if (end - first >= statsLimits.cellsAtOnce) return showInfo("At most 10,000 rows can be coloured at once. Nothing was changed.");
      if (!(await here(first, end))) return;
      const changes = Array.from({ length: end - first + 1 }, (_, index) => rows.at(first + index)).flatMap((row) => {
        const from = row && (pending.of(row.id)?.colour ?? readValues(environment, row.key)?.colour);
        return !row || !from || from === colour ? [] : [{ row, from, to: colour }];
      });
      if (changes.length > 0) await doNow({ kind: "colours", changes });
    },
    resize(columnId, from, to) {
      void doNow({ kind: "width", columnId, from, to });
    },
    changeLayout,
    moveColumns: (...of) => changeLayout({ order: movedColumns(columns, ...of) }),
    async addColumn(name) {
      const columnId = await editColumns(statsFailures.add, (edits) => edits.add(firmId, name));
      if (columnId === null) return false;
      history.push({ kind: "add", columnId });
      showSuccess("Column added successfully");
      reload();
      return true;
    },
    async renameColumn(columnId, name) {
      const from = columns.find(columnId)?.name ?? "";
      return from === name || (await doNow({ kind: "rename", columnId, from, to: name }));
    },
    deleteColumn: remove,
    async undo() {
      const edit = history.undo();
      if (edit === null) return;
      // Redoing would create a column with another id, so undoing an added column drops its edits.
      const isDone = await (edit.kind === "add" ? remove(edit.columnId) : perform(reverseOf(edit)));
      if (!isDone) history.restore(edit);
    },
    async redo() {
      const edit = history.redo();
      if (edit !== null && !(await perform(edit))) history.restore(edit);
    },
  };
}
