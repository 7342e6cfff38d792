import type { GridRange, GridSize } from "./gridRange.ts";
import { columnAt, gutterWidth, headHeight, rowHeight, type Track } from "./gridTrack.ts";

/** Rows and columns are drawn in blocks of this size: a steady scroll then asks React once in several frames. */
export const blockRows = 8;
export const blockColumns = 4;
/** The part of the grid that is in sight, in pixels of the whole. */
export type Sight = { top: number; left: number; width: number; height: number };

/** The cells to draw for what is in sight beside the frozen columns: whole blocks, and none to spare, as the pane never moves before they are drawn. */
export function virtualRange(sight: Sight, track: Track, { rows, columns }: GridSize, frozen = 0): GridRange {
  const first = Math.floor(sight.top / rowHeight);
  const last = Math.ceil((sight.top + sight.height - headHeight) / rowHeight);
  const left = columnAt(track, sight.left + (track[frozen] ?? 0));
  const right = columnAt(track, sight.left + sight.width - gutterWidth);
  return {
    top: Math.max(0, Math.floor(first / blockRows) * blockRows),
    bottom: Math.min(rows - 1, Math.ceil(last / blockRows) * blockRows - 1),
    left: Math.max(frozen, Math.floor(left / blockColumns) * blockColumns),
    right: Math.min(columns - 1, Math.ceil((right + 1) / blockColumns) * blockColumns - 1),
  };
}
