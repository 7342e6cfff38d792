import type { GridRange } from "../grid/state/gridRange.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import type { StatsRows } from "../data/statsRows.ts";
import type { UndoableEdit } from "./undoableEdits.ts";

/** The block around what an edit of cells or colours changes, as the sheet is now; null if none of it is loaded and visible, and for columns. */
export function rangeOfEdit({ rows, columns }: { rows: StatsRows; columns: StatsColumns }, edit: UndoableEdit): GridRange | null {
  if (edit.kind !== "cells" && edit.kind !== "colours") return null;
  const changed = new Set(edit.changes.map(({ row }) => row.id));
  const lines = Array.from({ length: rows.count() }, (_, index) => index).filter((index) => changed.has(rows.at(index)?.id ?? ""));
  const shown = columns.visible().map(({ id }) => id);
  const written = new Set(edit.kind === "cells" ? edit.changes.map(({ columnId }) => columnId) : shown);
  const places = shown.flatMap((id, index) => (written.has(id) ? [index] : []));
  const [top, bottom, left, right] = [lines[0], lines.at(-1), places[0], places.at(-1)];
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return null;
  return { top, bottom, left, right };
}
