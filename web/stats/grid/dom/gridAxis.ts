import { Virtualizer, type VirtualizerOptions } from "@tanstack/react-virtual";

type GridVirtualizer = Virtualizer<HTMLElement, Element>;
type AxisOptions = Pick<
  VirtualizerOptions<HTMLElement, Element>,
  "count" | "estimateSize" | "getItemKey" | "horizontal" | "paddingStart" | "rangeExtractor"
>;

/** One direction of the grid. The viewport measures for both, so that a scroll reads the document once. */
export type GridAxis = {
  virtualizer: GridVirtualizer;
  /** Sets the scrolled distance and the visible length, in CSS pixels. */
  measured: (offset: number, length: number) => void;
  /** Replaces options; the others stay. */
  change: (options: Partial<AxisOptions>) => void;
  detach: () => void;
};

/** Creates one direction on TanStack's virtualizer (ADR-0067). `onChange` is called when other items come into view. */
export function createAxis(scroller: HTMLElement, initial: AxisOptions, onChange: () => void): GridAxis {
  let measured: { offset?: number; length?: number } = {};
  let setOffset: (offset: number, isScrolling: boolean) => void = () => {};
  let setRect: (rect: { width: number; height: number }) => void = () => {};
  let options = initial;

  function allOptions(): VirtualizerOptions<HTMLElement, Element> {
    return {
      ...options,
      overscan: 0,
      initialOffset: () => (options.horizontal === true ? scroller.scrollLeft : scroller.scrollTop),
      getScrollElement: () => scroller,
      // The viewport scrolls by itself.
      scrollToFn: () => {},
      observeElementOffset: (_, report) => void (setOffset = report),
      observeElementRect: (_, report) => void (setRect = report),
      onChange,
    };
  }
  const virtualizer: GridVirtualizer = new Virtualizer(allOptions());
  const detach = virtualizer._didMount();
  virtualizer._willUpdate();
  return {
    virtualizer,
    measured(offset, length) {
      if (length !== measured.length) setRect({ width: length, height: length });
      // Sizes never depend on what is rendered, so that the virtualizer need not know whether a scroll goes on.
      if (offset !== measured.offset) setOffset(offset, false);
      measured = { offset, length };
    },
    change(next) {
      options = { ...options, ...next };
      virtualizer.setOptions(allOptions());
    },
    detach,
  };
}

/** Whole numbers from the first to before the end. */
export function indexesFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}
