import type { Page } from "playwright-core";

/** A page that shows a sheet, and where on it the measurement finds what it needs. */
export type SheetPage = {
  name: string;
  url: string;
  /** What scrolls it down and, where that is another element, to the side; selectors, of which the first visible one counts. */
  scroller: string;
  sideways?: string;
  /** A cell; a canvas has none, and is there once it has ink. */
  cell?: string;
  canvas?: string;
  /** What is dragged to resize a column: elements, or a point of the page. */
  edge?: string;
  edgeAt?: { x: number; y: number };
  /** A cell to edit, as a point of the page; of elements a visible one is taken. */
  at?: { x: number; y: number };
  /** The grid itself, without the page around it. */
  root: string;
  /** The key that opens the editor, and the one that closes it where a click has opened it. */
  opening: string;
  closing?: string;
  /** The same application without a sheet, for its own heap. A page without one waits with its data until it may go on. */
  bare?: string;
  /** What must be done before the page is opened, such as signing in. */
  prepare?: (page: Page) => Promise<void>;
};

/** What the page knows about itself: plain data only. */
export type ProbeOptions = Pick<SheetPage, "scroller" | "root" | "sideways" | "cell" | "canvas" | "edge" | "edgeAt" | "at">;
