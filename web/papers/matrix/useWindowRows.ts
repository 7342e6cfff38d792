import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The rows near the window, and the height of those before and after them that are not rendered. */
type WindowRows = { ref: RefObject<HTMLTableSectionElement | null>; shown: number[]; before: number; after: number };

/** Which rows of a table to render, all of one height; the page itself scrolls. */
export function useWindowRows(count: number, height: number): WindowRows {
  // The library's object changes in place, which the compiler must not memoize.
  "use no memo";
  const ref = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // What is above the table comes and goes.
    const observer = new ResizeObserver(() => setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- This hook is not memoized, and returns plain values.
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 8, scrollMargin: top });
  const items = virtualizer.getVirtualItems();
  const shown = items.map(({ index }) => index);
  const [first = 0, last = -1] = [shown[0], shown.at(-1)];
  return { ref, shown, before: first * height, after: (count - 1 - last) * height };
}
