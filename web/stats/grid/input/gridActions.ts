import type { CellEditor } from "./cellEditor.ts";
import { moveToEdge } from "./edgeMove.ts";
import { fillDownOf, fillRightOf, planFill } from "./fillPlan.ts";
import type { MenuOf } from "../state/gridAdapter.ts";
import type { GridCommand } from "./gridKeys.ts";
import { clipRange, placesOf, type GridRange, type Place } from "../state/gridRange.ts";
import { columnSelection, isWholeColumns, isWholeRows, rowSelection } from "../state/lineSelection.ts";
import { stepFrom } from "../state/gridSteps.ts";
import {
  afterEnter,
  afterTab,
  around,
  blockSelection,
  cornerOf,
  extended,
  rangeOfSelection,
  selectionOf,
  wholeSelection,
} from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridGeometry } from "../dom/gridGeometry.ts";

type Tools = { editor: CellEditor; geometry: GridGeometry };

/** Runs a command. Returns false when the browser should handle the key. */
export function runCommand(grid: GridState, command: GridCommand, { editor, geometry }: Tools): boolean {
  const { active, head } = grid.selection();
  const corner = cornerOf(grid.selection());
  const size = grid.size();
  if (size.columns === 0) return false;
  switch (command.kind) {
    case "move":
      if (command.reach === "edge") void moveToEdge(grid, command);
      else move(grid, command, command.reach === "page" ? geometry.pageRows() : 1);
      return true;
    case "goTo":
      goTo(grid, command);
      return true;
    case "tab": {
      const next = afterTab(grid.selection(), command.direction, size);
      if (next !== null) grid.select(next);
      return next !== null;
    }
    case "enter":
      if (grid.isEditable(active) && command.direction === "down") editor.open(active, "edited");
      else grid.select(afterEnter(grid.selection(), command.direction, size));
      return true;
    case "edit":
      if (grid.isEditable(active)) editor.open(active, "edited");
      else grid.adapter.explain(active);
      return true;
    case "type":
      if (grid.isEditable(active)) editor.open(active, "typed", command.text);
      else grid.adapter.explain(active);
      return true;
    case "clear":
      clearCells(grid);
      return true;
    case "select":
      if (command.what === "all") grid.select(around(active, wholeSelection(size)), null);
      else if (command.what === "rows") grid.select(around(active, rowSelection(corner.row, head.row, size)), null);
      else grid.select(around(active, columnSelection(corner.column, head.column, size)), null);
      return true;
    case "fillDown":
      return fill(grid, fillDownOf(grid.range()));
    case "fillRight":
      return fill(grid, fillRightOf(grid.range()));
    case "menu":
      grid.adapter.menu(menuOf(grid), geometry.pointBelow(active));
      return true;
    case "undo":
    case "redo":
    case "find":
      grid.adapter[command.kind]();
      return true;
    case "leave":
      return false;
  }
}

/** What the menu key opens a menu for: whole rows, a whole column, or cells. */
function menuOf(grid: GridState): MenuOf {
  const { left, right } = grid.range();
  if (isWholeRows(grid.selection(), grid.size())) return { kind: "rows" };
  return isWholeColumns(grid.selection(), grid.size()) && left === right ? { kind: "column", column: left } : { kind: "cells" };
}

function move(grid: GridState, { direction, isExtending }: GridCommand & { kind: "move" }, count: number): void {
  const { active, head } = grid.selection();
  const to = stepFrom(isExtending ? head : active, direction, grid.size(), count);
  grid.select(isExtending ? extended(grid.selection(), to) : selectionOf(to));
}

function goTo(grid: GridState, { target, isExtending }: GridCommand & { kind: "goTo" }): void {
  const { active, head } = grid.selection();
  const { row } = isExtending ? head : active;
  const last = grid.size().columns - 1;
  const lastRow = Math.max(0, grid.dataSize().rows - 1);
  const places = {
    rowStart: { row, column: 0 },
    rowEnd: { row, column: last },
    start: { row: 0, column: 0 },
    end: { row: lastRow, column: last },
  };
  const to = places[target];
  grid.select(isExtending ? extended(grid.selection(), to) : selectionOf(to));
}

/** Empties the selected cells that can be edited. */
export function clearCells(grid: GridState): void {
  const range = clipRange(grid.range(), grid.dataSize());
  if (range === null) return;
  grid.adapter.saveCells(
    [...placesOf(range)].filter(grid.isEditable).map((place) => ({ ...place, text: "" })),
    "CLEARED",
  );
}

/** Repeats one block over another, as one edit. */
export function fill(grid: GridState, blocks: { source: GridRange; target: GridRange } | null): boolean {
  const target = blocks && clipRange(blocks.target, grid.dataSize());
  if (blocks === null || target === null) return true;
  void saveFill(grid, blocks.source, target);
  grid.select(blockSelection(target), null);
  return true;
}

/** Rows of the source that are not here yet are fetched first: their cells would be repeated as empty ones. */
async function saveFill(grid: GridState, source: GridRange, target: GridRange): Promise<void> {
  const textAt = (place: Place) => grid.adapter.textAt(place) ?? "";
  const isEditable = (column: number) => grid.adapter.columns()[column]?.isEditable === true;
  const isMissing = () => [...placesOf({ ...source, right: source.left })].some((place) => grid.adapter.textAt(place) === null);
  if (isMissing() && !(await grid.adapter.loadRows(source.top, source.bottom))) return;
  if (isMissing()) return grid.adapter.notify("Too many rows to fill at once. Nothing was changed.");
  grid.adapter.saveCells(planFill({ source, target, textAt, isEditable }), "FILLED");
}

/** Extends the selection to a cell. */
export function extendTo(grid: GridState, place: Place): void {
  const next = extended(grid.selection(), place);
  const { top, bottom, left, right } = rangeOfSelection(next);
  const before = grid.range();
  if (before.top === top && before.bottom === bottom && before.left === left && before.right === right) return;
  grid.select(next);
}
