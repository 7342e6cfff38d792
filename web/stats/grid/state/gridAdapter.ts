import type { CellAct } from "#domain/stats/stats.ts";
import type { CellText, Place } from "./gridRange.ts";

/** A visible column. All cells of a figure column are right-aligned; in an own one, those that show a figure. */
export type GridColumn = {
  readonly id: string;
  readonly name: string;
  readonly isEditable: boolean;
  readonly isFigure: boolean;
  readonly isOwn: boolean;
  /** In CSS pixels. */
  readonly width: number;
};

/** A cell to edit. It holds its row and column, not its place, which changes when rows are added, removed or sorted. */
export type CellTarget = { readonly text: string; readonly save: (text: string) => void };

/** A point of the screen, in CSS pixels. */
export type Point = { x: number; y: number };

/** What a menu is opened for. */
export type MenuOf = { kind: "cells" } | { kind: "rows" } | { kind: "column"; column: number };

/** What the grid needs from the sheet that it shows: its data, and callbacks for user actions. */
export type GridAdapter = {
  /** The visible columns in their order; the same array until something changes. */
  columns: () => readonly GridColumn[];
  widthOf: (columnId: string) => number;
  /** How many columns, from the first on, stay in view while the others scroll. */
  frozen: () => number;
  /** Rows that hold data; the grid itself is padded below them. */
  rowCount: () => number;
  /** A cell's displayed text; null while its row loads. */
  textAt: (place: Place) => string | null;
  /** The cell to edit; null while its row loads, or where there is no cell. */
  targetAt: (place: Place) => CellTarget | null;
  /** Saves texts in many cells as one edit, under what the history calls it. */
  saveCells: (cells: readonly CellText[], act: CellAct) => void;
  /** Requests the rows in view, first to last. */
  requestRows: (first: number, last: number) => void;
  /** Loads the rows of a block; returns false when that fails. */
  loadRows: (first: number, last: number) => Promise<boolean>;
  /** A column is being dragged to this width; nothing is saved yet. */
  showWidth: (columnId: string, width: number) => void;
  /** Saves a column's new width. */
  resize: (columnId: string, from: number, to: number) => void;
  /** Puts columns, first to last, into the gap before another one. */
  moveColumns: (first: number, last: number, before: number) => void;
  undo: () => void;
  redo: () => void;
  find: () => void;
  menu: (of: MenuOf, at: Point) => void;
  /** Says why a cell cannot be edited. */
  explain: (place: Place) => void;
  /** Shows an informational message, such as what a paste left out. */
  notify: (text: string) => void;
};
