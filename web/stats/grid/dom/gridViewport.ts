import type { Point } from "../state/gridAdapter.ts";
import type { Place } from "../state/gridRange.ts";
import type { GridState } from "../state/gridState.ts";
import { columnAt, gutterWidth, headHeight, rowAt, rowHeight } from "../state/columnOffsets.ts";
import { virtualRange } from "../state/virtualRange.ts";

/** The grid's elements. */
export type GridElements = {
  /** Scrolls, has the focus and gets the events. */
  scroller: HTMLElement;
  /** As large as the whole grid, so that the scroll bars fit. */
  sizer: HTMLElement;
  body: HTMLElement;
  gutter: HTMLElement;
  head: HTMLElement;
  /** The cells and heads of frozen columns. */
  frozenBody: HTMLElement;
  frozenHead: HTMLElement;
  overlay: HTMLElement;
};

/** What is under a point. */
export type Hit = Place & { area: "cell" | "gutter" | "head" | "corner" };

/** The grid's window onto its cells. */
export type GridViewport = {
  /** Puts the layers where the scroll position wants them: transforms, no layout. */
  place: () => void;
  hit: (at: Point) => Hit;
  /** The gap between columns that is nearest to a point's x: 0 is before the first one. */
  gapAt: (x: number) => number;
  /** How many whole rows are in sight. */
  pageRows: () => number;
  /** Where a cell's left bottom corner is on the screen. */
  pointBelow: (place: Place) => Point;
  detach: () => void;
};

/** Handles scrolling and resizing: sets which cells to render, and positions the layers. */
export function attachViewport(grid: GridState, elements: GridElements): GridViewport {
  const { scroller, sizer, body, gutter, head, frozenBody, overlay } = elements;
  let width = scroller.clientWidth;
  let height = scroller.clientHeight;
  let { scrollTop, scrollLeft } = scroller;
  let frozenWidth = -1;

  function measure() {
    const sight = { top: scrollTop, left: scrollLeft, width, height };
    grid.setSight(sight);
    grid.setView(virtualRange(sight, grid.columnOffsets(), grid.size(), grid.frozen()));
    const rows = grid.dataSize().rows;
    if (rows > 0) grid.adapter.requestRows(rowAt(sight.top, rows), rowAt(sight.top + height, rows));
  }
  /** Uses measured values: reading from the scroller after a render would force a second layout per frame. */
  function place() {
    const x = (grid.columnOffsets()[grid.view().left] ?? 0) + gutterWidth - scrollLeft;
    body.style.transform = `translate3d(${x}px,${-scrollTop}px,0)`;
    gutter.style.transform = `translate3d(0,${-scrollTop}px,0)`;
    head.style.transform = `translate3d(${x}px,0,0)`;
    overlay.style.transform = `translate3d(${gutterWidth - scrollLeft}px,${-scrollTop}px,0)`;
    if (grid.frozen() > 0) frozenBody.style.transform = `translate3d(${gutterWidth}px,${-scrollTop}px,0)`;
  }
  /** Set only on change: it restyles every cell below. */
  function showFrozen(next: number) {
    if (next === frozenWidth) return;
    frozenWidth = next;
    scroller.style.setProperty("--frozen", `${next}px`);
  }
  /** Uses the last scroll position: reading it would force a layout at every move of a dragged edge. */
  function layOut() {
    showFrozen(grid.columnOffsets()[grid.frozen()] ?? 0);
    sizer.style.width = `${(grid.columnOffsets().at(-1) ?? 0) + gutterWidth}px`;
    sizer.style.height = `${grid.size().rows * rowHeight + headHeight}px`;
    measure();
    place();
  }
  function handleScroll() {
    ({ scrollTop, scrollLeft } = scroller);
    measure();
    place();
  }
  function reveal({ row, column }: Place) {
    const offsets = grid.columnOffsets();
    ({ scrollTop, scrollLeft } = scroller);
    const top = row * rowHeight;
    const frozen = offsets[grid.frozen()] ?? 0;
    const left = (offsets[column] ?? 0) - frozen;
    const right = (offsets[column + 1] ?? 0) - frozen;
    const room = width - gutterWidth - frozen;
    if (top < scrollTop) scroller.scrollTop = top;
    else if (top + rowHeight > scrollTop + height - headHeight) scroller.scrollTop = top + rowHeight - height + headHeight;
    if (column >= grid.frozen()) {
      if (left < scrollLeft || right - left > room) scroller.scrollLeft = left;
      else if (right > scrollLeft + room) scroller.scrollLeft = right - room;
    }
    // The scroll event comes later, but the reached cell must render in this frame.
    if (scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft) handleScroll();
  }
  /** Converts an x from the grid's left edge to an x from the first column's left edge. */
  function xAt(fromLeft: number): number {
    const x = fromLeft - gutterWidth;
    return x < (grid.columnOffsets()[grid.frozen()] ?? 0) ? x : x + scroller.scrollLeft;
  }
  const observer = new ResizeObserver(() => {
    width = scroller.clientWidth;
    height = scroller.clientHeight;
    ({ scrollTop, scrollLeft } = scroller);
    measure();
    place();
  });
  observer.observe(scroller);
  scroller.addEventListener("scroll", handleScroll, { passive: true });
  const detachers = [grid.onLayout(layOut), grid.onReveal(reveal)];
  layOut();
  return {
    place,
    hit({ x, y }) {
      const box = scroller.getBoundingClientRect();
      const [fromLeft, fromTop] = [x - box.left, y - box.top];
      const column = columnAt(grid.columnOffsets(), xAt(fromLeft));
      const row = rowAt(fromTop - headHeight + scroller.scrollTop, grid.size().rows);
      const isHead = fromTop < headHeight;
      if (fromLeft < gutterWidth) return { area: isHead ? "corner" : "gutter", row, column };
      return { area: isHead ? "head" : "cell", row, column };
    },
    gapAt(x) {
      const offsets = grid.columnOffsets();
      const from = xAt(x - scroller.getBoundingClientRect().left);
      const column = columnAt(offsets, from);
      const [left = 0, right = left] = [offsets[column], offsets[column + 1]];
      return from > (left + right) / 2 ? column + 1 : column;
    },
    pageRows: () => Math.max(1, Math.floor((height - headHeight) / rowHeight)),
    pointBelow({ row, column }) {
      const box = scroller.getBoundingClientRect();
      const x = box.left + gutterWidth + grid.extentOf(column, column).left - scroller.scrollLeft;
      const y = box.top + headHeight + (row + 1) * rowHeight - scroller.scrollTop;
      return { x: Math.max(box.left, Math.min(box.right, x)), y: Math.max(box.top, Math.min(box.bottom, y)) };
    },
    detach() {
      observer.disconnect();
      scroller.removeEventListener("scroll", handleScroll);
      for (const detach of detachers) detach();
    },
  };
}
