import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { usePrinting } from "../../../ui/table/usePrinting.ts";

type Wanted = {
  count: number;
  /** The index of the row that stays rendered wherever the page is scrolled to, since it may have the focus. */
  active: number;
  /** Height of a row before it is measured, in pixels. */
  height: number;
  keyOf: (index: number) => string;
};

/** A rendered row: its index, and the height of the rows before it that are not rendered. */
type VirtualRow = { index: number; gap: number };

type VirtualRows = {
  /** Around the table of the rows. */
  ref: RefObject<HTMLDivElement | null>;
  rows: VirtualRow[];
  /** The height of the rows after the last rendered one. */
  rest: number;
  measure: (row: HTMLElement | null) => void;
  show: (index: number) => void;
};

/** Renders only the rows near the window's part of a long list, on paper all; the page itself scrolls. */
export function useVirtualRows({ count, active, height, keyOf }: Wanted): VirtualRows {
  // The library's object changes in place, which the compiler must not memoize.
  "use no memo";
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [head, setHead] = useState(0);
  useLayoutEffect(() => {
    // What is above the list comes and goes.
    const observer = new ResizeObserver(() => {
      const list = ref.current?.getBoundingClientRect().top ?? 0;
      const first = ref.current?.querySelector("tbody")?.getBoundingClientRect().top ?? list;
      setTop(first + window.scrollY);
      setHead(first - list);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- This hook is not memoized, and returns plain values.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => height,
    overscan: usePrinting() ? count : 8,
    scrollMargin: top,
    // The top bar and the head cover what is scrolled below them.
    scrollPaddingStart: 64 + head,
    // So does the bar of what is ticked, at the window's end (SelectionBar.module.css).
    scrollPaddingEnd: 84,
    getItemKey: keyOf,
    rangeExtractor: (range) => withActive(range, active),
  });
  const items = virtualizer.getVirtualItems();
  return {
    ref,
    rows: items.map((item, place) => ({ index: item.index, gap: item.start - endOf(items[place - 1], top) })),
    rest: Math.max(virtualizer.getTotalSize() + top - endOf(items.at(-1), top), 0),
    measure: virtualizer.measureElement,
    show: (index) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}

function endOf(item: VirtualItem | undefined, top: number): number {
  return item?.end ?? top;
}

function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  return indexes.includes(active) || active >= range.count ? indexes : [...indexes, active].toSorted((one, other) => one - other);
}
