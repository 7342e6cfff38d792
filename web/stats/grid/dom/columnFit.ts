import type { GridState } from "../state/gridState.ts";

/** Space around the text in pixels: a cell's padding and border, a head's button. */
const cellSpace = 16;
const headSpace = 40;
const most = 480;

/** The width at which a column shows what its drawn cells and its head say, from 80 pixels to 480. */
export function fittingWidth(grid: GridState, column: number, scroller: HTMLElement): number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return most;
  context.font = getComputedStyle(scroller).font;
  const { top, bottom } = grid.view();
  let width = context.measureText(grid.adapter.columns()[column]?.name ?? "").width * 1.1 + headSpace;
  for (let row = top; row <= bottom; row += 1) {
    const text = grid.adapter.textAt({ row, column });
    if (text !== null) width = Math.max(width, context.measureText(text).width + cellSpace);
  }
  return Math.round(Math.max(80, Math.min(most, width)));
}
