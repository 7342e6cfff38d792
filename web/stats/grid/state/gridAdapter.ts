import type { CellText, Place } from "./gridRange.ts";

/** A visible column. */
export type GridColumn = { readonly id: string; readonly name: string; readonly isEditable: boolean; readonly isFigure: boolean };

/** A cell to edit: known by what it belongs to, and not by its place, which changes when rows come, go or are sorted. */
export type CellTarget = { readonly text: string; readonly save: (text: string) => void };

/** A point of the screen, in CSS pixels. */
export type Point = { x: number; y: number };

/** What a menu is asked for. */
export type MenuOf = { kind: "cells" } | { kind: "rows" } | { kind: "column"; column: number };

/** The sheet that a grid shows: what it needs to know, and whom it tells of what a person does. */
export type GridAdapter = {
  /** The visible columns in their order; the same array until something changes. */
  columns: () => readonly GridColumn[];
  widthOf: (columnId: string) => number;
  /** So many columns, from the first on, are to stay in sight while the others scroll. */
  frozen: () => number;
  /** Rows that hold data; the grid itself is padded below them. */
  rowCount: () => number;
  /** A cell's text as it is shown; null while its row is on the way. */
  textAt: (place: Place) => string | null;
  /** The cell to edit; null where there is none yet or none at all. */
  targetAt: (place: Place) => CellTarget | null;
  /** Puts texts into many cells as one act. */
  saveCells: (cells: readonly CellText[]) => void;
  /** The rows that are being looked at, first to last. */
  requestRows: (first: number, last: number) => void;
  /** Brings the rows of a block, so that their texts are known; false when that failed. */
  loadRows: (first: number, last: number) => Promise<boolean>;
  /** A column is being dragged to this width; nothing is saved yet. */
  showWidth: (columnId: string, width: number) => void;
  /** A column was let go at another width. */
  resize: (columnId: string, from: number, to: number) => void;
  /** Puts columns, first to last, into the gap before another one. */
  moveColumns: (first: number, last: number, before: number) => void;
  undo: () => void;
  redo: () => void;
  find: () => void;
  menu: (of: MenuOf, at: Point) => void;
  /** Says something that is no error, such as what a paste left out. */
  notify: (text: string) => void;
};
