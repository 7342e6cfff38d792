import { toCursor } from "./connections.ts";

/** A numbered page. `first: size, after: cursor` requests it. */
export type PageCursor = { page: number; cursor: string; isCurrent: boolean };

/** The buttons below a list, with an ellipsis after `first` and before `last` when these are not among `around`. */
export type PageCursors = { first: PageCursor | null; previous: PageCursor | null; around: PageCursor[]; last: PageCursor | null };

/** At most this many numbers are shown; with more pages only the first, the last and the nearest. */
const shown = 7;

/** The page buttons of a list of `total` items in pages of `size`, at `offset`. */
export function pageCursors({ total, size, offset }: { total: number; size: number; offset: number }): PageCursors {
  const pages = Math.max(1, Math.ceil(total / Math.max(size, 1)));
  const current = Math.min(Math.floor(offset / Math.max(size, 1)) + 1, pages);
  const at = (page: number): PageCursor => ({ page, cursor: toCursor((page - 1) * size - 1), isCurrent: page === current });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => at(from + index));
  const previous = current > 1 ? at(current - 1) : null;
  const half = Math.floor(shown / 2);
  if (pages <= shown) return { first: null, previous, around: range(1, pages), last: null };
  if (current <= half + 1) return { first: null, previous, around: range(1, shown - 1), last: at(pages) };
  if (current >= pages - half) return { first: at(1), previous, around: range(pages - shown + 2, pages), last: null };
  const reach = Math.floor((shown - 3) / 2);
  return { first: at(1), previous, around: range(current - reach, current + reach), last: at(pages) };
}
