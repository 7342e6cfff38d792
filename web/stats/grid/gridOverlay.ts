import { clipRange, type GridRange } from "./gridRange.ts";
import type { GridState } from "./gridState.ts";
import { rowHeight, type Track } from "./gridTrack.ts";
import styles from "./GridOverlay.module.css";

/** The boxes that lie over the cells: the active cell's ring, the selected block, the fill handle, what is about to be filled. */
export type GridOverlay = {
  handle: HTMLElement;
  /** Shows what the fill handle would cover; null hides it. */
  showFill: (range: GridRange | null) => void;
  /** Shows the gap before a column into which others would be moved; null hides it. */
  showGap: (before: number | null) => void;
  detach: () => void;
};

/** Draws the selection outside React: moving it touches a few boxes and no cell. */
export function attachOverlay(grid: GridState, layer: HTMLElement): GridOverlay {
  const area = addBox(layer, styles.area);
  const ring = addBox(layer, styles.ring);
  const fill = addBox(layer, styles.fill);
  const handle = addBox(layer, styles.handle);
  const gap = addBox(layer, styles.gap);
  fill.hidden = true;
  gap.hidden = true;

  function draw() {
    const track = grid.track();
    const { active } = grid.selection();
    const range = clipRange(grid.range(), grid.size());
    for (const box of [area, ring, handle]) box.hidden = range === null;
    if (range === null) return;
    cover(area, range, track);
    cover(ring, { top: active.row, bottom: active.row, left: active.column, right: active.column }, track);
    handle.style.transform = `translate(${(track[range.right + 1] ?? 0) - 5}px,${(range.bottom + 1) * rowHeight - 5}px)`;
    area.dataset["isBlock"] = String(range.top !== range.bottom || range.left !== range.right);
  }
  const stop = grid.onSelect(draw);
  draw();
  return {
    handle,
    showFill(range) {
      fill.hidden = range === null;
      if (range !== null) cover(fill, range, grid.track());
    },
    showGap(before) {
      gap.hidden = before === null;
      if (before === null) return;
      gap.style.transform = `translateX(${(grid.track()[before] ?? 0) - 1}px)`;
      gap.style.height = `${grid.size().rows * rowHeight}px`;
    },
    detach() {
      stop();
      for (const box of [area, ring, fill, handle, gap]) box.remove();
    },
  };
}

function addBox(layer: HTMLElement, name = ""): HTMLElement {
  const box = document.createElement("div");
  box.className = name;
  box.setAttribute("aria-hidden", "true");
  layer.append(box);
  return box;
}

function cover(box: HTMLElement, { top, bottom, left, right }: GridRange, track: Track): void {
  const x = track[left] ?? 0;
  box.style.transform = `translate(${x}px,${top * rowHeight}px)`;
  box.style.width = `${(track[right + 1] ?? x) - x}px`;
  box.style.height = `${(bottom - top + 1) * rowHeight}px`;
}
