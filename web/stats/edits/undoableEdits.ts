import type { CellAct, RowColour } from "#domain/stats/stats.ts";
import type { ColumnLayout } from "../data/columnLayout.ts";
import type { StatsRowRef } from "../data/rowWindowStore.ts";

/** A cell's text before and after. */
export type CellChange = { readonly row: StatsRowRef; readonly columnId: string; readonly from: string; readonly to: string };
/** A row's colour before and after. */
export type ColourChange = { readonly row: StatsRowRef; readonly from: RowColour; readonly to: RowColour };

/** A user's edit with the data to undo and redo it. Deleting a column is final, so it is not one. */
export type UndoableEdit =
  | { readonly kind: "cells"; readonly changes: readonly CellChange[]; readonly act: CellAct | null }
  | { readonly kind: "colours"; readonly changes: readonly ColourChange[] }
  | { readonly kind: "width"; readonly columnId: string; readonly from: number; readonly to: number }
  | { readonly kind: "rename"; readonly columnId: string; readonly from: string; readonly to: string }
  | { readonly kind: "layout"; readonly from: Partial<ColumnLayout>; readonly to: Partial<ColumnLayout> }
  | { readonly kind: "add"; readonly columnId: string };

/** The inverse of an edit. Adding a column has none: undo deletes the column. */
export function reverseOf<Edit extends Exclude<UndoableEdit, { kind: "add" }>>(edit: Edit): UndoableEdit {
  switch (edit.kind) {
    case "cells":
      // Undoing a paste is no paste.
      return { ...edit, act: null, changes: edit.changes.map((change) => ({ ...change, from: change.to, to: change.from })) };
    case "colours":
      return { ...edit, changes: edit.changes.map((change) => ({ ...change, from: change.to, to: change.from })) };
    case "width":
      return { ...edit, from: edit.to, to: edit.from };
    case "rename":
      return { ...edit, from: edit.to, to: edit.from };
    case "layout":
      return { ...edit, from: edit.to, to: edit.from };
  }
}

/** An edit without a deleted column; null when nothing is left. */
export function withoutColumn(edit: UndoableEdit, columnId: string): UndoableEdit | null {
  if (edit.kind === "cells") {
    const changes = edit.changes.filter((change) => change.columnId !== columnId);
    return changes.length === 0 ? null : { ...edit, changes };
  }
  return "columnId" in edit && edit.columnId === columnId ? null : edit;
}
