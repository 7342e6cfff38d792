import type { Place } from "../state/gridRange.ts";
import type { GridElements } from "./gridElements.ts";
import type { GridState } from "../state/gridState.ts";
import { gutterWidth, headHeight, rowAt, rowHeight } from "../state/columnOffsets.ts";
import { createColumnAxis } from "./columnAxis.ts";
import { offsetTo } from "./offsetTo.ts";
import { createRowAxis } from "./rowAxis.ts";

/** The grid's window onto its cells. */
export type GridViewport = {
  /** Puts the layers where the scroll position wants them: transforms, no layout. */
  place: () => void;
  /** The column at a distance from the first one's left edge in CSS pixels; the nearest one beyond the ends. */
  columnAt: (x: number) => number;
  detach: () => void;
};

/** Handles scrolling and resizing: sets which cells to render, and positions the layers. */
export function attachViewport(grid: GridState, elements: GridElements): GridViewport {
  const { scroller, sizer, pane, body, gutter, head, frozen, lines, overlay } = elements;
  let width = scroller.clientWidth;
  let height = scroller.clientHeight;
  let { scrollTop, scrollLeft } = scroller;
  let frozenWidth = -1;

  // Whether other cells have come into view.
  let isMoved = false;
  const handleChange = () => void (isMoved = true);
  const rowAxis = createRowAxis(scroller, handleChange);
  const columnAxis = createColumnAxis(scroller, handleChange);

  function measure() {
    grid.setSight({ left: scrollLeft, width });
    rowAxis.measured(grid.size().rows, scrollTop, Math.max(1, height - headHeight));
    columnAxis.layOut(grid.columnOffsets(), grid.frozen());
    columnAxis.measured(scrollLeft, width - gutterWidth);
    if (isMoved) showCells();
    const rows = grid.dataSize().rows;
    if (rows > 0) grid.adapter.requestRows(rowAt(scrollTop, rows), rowAt(scrollTop + height, rows));
  }
  /** Renders the cells of both directions at once, if they are others than before. */
  function showCells() {
    isMoved = false;
    grid.setView({ ...rowAxis.range(), ...columnAxis.range() });
  }
  /** Uses measured values: reading from the scroller after a render would force a second layout per frame. */
  function place() {
    const x = (grid.columnOffsets()[grid.view().left] ?? 0) + gutterWidth - scrollLeft;
    body.style.transform = `translate3d(${x}px,${-scrollTop}px,0)`;
    gutter.style.transform = `translate3d(0,${-scrollTop}px,0)`;
    for (const layer of [head, lines]) layer.style.transform = `translate3d(${x}px,0,0)`;
    overlay.style.transform = `translate3d(${gutterWidth - scrollLeft}px,${-scrollTop}px,0)`;
    if (grid.frozen() > 0) frozen.style.transform = `translate3d(${gutterWidth}px,${-scrollTop}px,0)`;
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
    // The event of another scroll may still be to come.
    if (scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft) handleScroll();
    const top = offsetTo({ start: row * rowHeight, end: (row + 1) * rowHeight }, scrollTop, height - headHeight);
    const left = columnAxis.offsetTo(column, scrollLeft);
    if (top === scrollTop && left === scrollLeft) return;
    scroller.scrollTo(left, top);
    // The scroll event comes later, but the reached cell must render in this frame.
    handleScroll();
  }
  const observer = new ResizeObserver(() => {
    width = scroller.clientWidth;
    height = scroller.clientHeight;
    fill(pane, width, height);
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
    columnAt: columnAxis.at,
    detach() {
      observer.disconnect();
      scroller.removeEventListener("scroll", handleScroll);
      for (const detach of [...detachers, rowAxis.detach, columnAxis.detach]) detach();
    },
  };
}

/** By lengths: container units count the scroll bars in, and a pane of that size moves at the end of the grid, away from where clicks look. */
function fill(pane: HTMLElement, width: number, height: number): void {
  pane.style.width = `${width}px`;
  pane.style.height = `${height}px`;
}
