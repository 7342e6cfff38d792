import { extentOf } from "./columnExtent.ts";
import { clipRange, type GridRange } from "../state/gridRange.ts";
import type { GridState } from "../state/gridState.ts";
import { rowHeight } from "../state/columnOffsets.ts";
import styles from "./SelectionOverlay.module.css";

/** The boxes that lie over the cells: the active cell's ring, the selected block, the fill handle, what is about to be filled. */
export type SelectionOverlay = {
  handle: HTMLElement;
  /** Shows what the fill handle would cover; null hides it. */
  showFill: (range: GridRange | null) => void;
  /** Shows the gap before a column into which others would be moved; null hides it. */
  showGap: (before: number | null) => void;
  /** Shows a line down the sheet at an x, counted as `extentOf` does; null hides it. */
  showLine: (x: number | null) => void;
  detach: () => void;
};

/** Draws the selection outside React: moving it touches a few boxes and no cell. Those that show nothing are not in the document. */
export function attachSelectionOverlay(grid: GridState, layer: HTMLElement): SelectionOverlay {
  const [area, ring, fill] = [createBox(styles.area), createBox(styles.ring), createBox(styles.fill)];
  const [line, handle] = [createBox(styles.line), createBox(styles.handle)];
  layer.append(ring, handle);

  function draw() {
    const { active } = grid.selection();
    const range = clipRange(grid.range(), grid.size());
    for (const box of [ring, handle]) box.hidden = range === null;
    if (range === null) return area.remove();
    placeBox(grid, area, range);
    placeBox(grid, ring, { top: active.row, bottom: active.row, left: active.column, right: active.column });
    handle.hidden = area.hidden;
    handle.style.transform = `translate(${extentOf(grid, range.left, range.right).right - 5}px,${(range.bottom + 1) * rowHeight - 5}px)`;
    if (range.top === range.bottom && range.left === range.right) area.remove();
    else if (!area.isConnected) ring.before(area);
  }
  function showLine(x: number | null) {
    if (x === null) return line.remove();
    if (!line.isConnected) ring.before(line);
    line.style.transform = `translateX(${x - 1}px)`;
    line.style.height = `${grid.size().rows * rowHeight}px`;
  }
  const stops = [grid.onSelect(draw), grid.onShift(draw), grid.onLayout(draw)];
  draw();
  return {
    handle,
    showFill(range) {
      if (range === null) return fill.remove();
      placeBox(grid, fill, range);
      if (!fill.isConnected) ring.after(fill);
    },
    showGap(before) {
      if (before === null) return showLine(null);
      showLine(before === 0 ? extentOf(grid, 0, 0).left : extentOf(grid, 0, before - 1).right);
    },
    showLine,
    detach() {
      for (const stop of stops) stop();
      for (const box of [area, ring, fill, handle, line]) box.remove();
    },
  };
}

function createBox(name = ""): HTMLElement {
  const box = document.createElement("div");
  box.className = name;
  box.setAttribute("aria-hidden", "true");
  return box;
}

/** Covers the part of a block that no frozen column hides. */
function placeBox(grid: GridState, box: HTMLElement, { top, bottom, left, right }: GridRange): void {
  const extent = extentOf(grid, left, right);
  box.hidden = extent.right <= extent.left;
  box.style.transform = `translate(${extent.left}px,${top * rowHeight}px)`;
  box.style.width = `${extent.right - extent.left}px`;
  box.style.height = `${(bottom - top + 1) * rowHeight}px`;
}
