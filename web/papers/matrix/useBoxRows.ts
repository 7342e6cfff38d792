import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { usePrinting } from "../../ui/table/usePrinting.ts";

/** The rows near those in sight, and the height of those before and after them that are not rendered. */
type BoxRows = { ref: RefObject<HTMLTableElement | null>; shown: number[]; before: number; after: number };

/** How far boxes are scrolled, by the key of their page in the history: who comes back finds the rows that they left. */
const offsets = new Map<string, number>();

/** Which rows of a table to render, on paper all; they have one height. The table scrolls in its parent, the box. */
export function useBoxRows(count: number, height: number): BoxRows {
  // The library's object changes in place, which the compiler must not memoize.
  "use no memo";
  const ref = useRef<HTMLTableElement>(null);
  const { key } = useLocation();
  // oxlint-disable-next-line react/incompatible-library -- This hook is not memoized, and returns plain values.
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current?.parentElement ?? null,
    estimateSize: () => height,
    overscan: usePrinting() ? count : 8,
    initialOffset: offsets.get(key) ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  // After the library's own effect, which scrolls to the first offset that it had.
  useLayoutEffect(() => {
    const box = ref.current?.parentElement;
    if (!box) return;
    box.scrollTop = offsets.get(key) ?? 0;
    const keep = () => offsets.set(key, box.scrollTop);
    box.addEventListener("scroll", keep);
    return () => box.removeEventListener("scroll", keep);
  }, [key]);
  const items = virtualizer.getVirtualItems();
  const shown = items.map(({ index }) => index);
  const [first = 0, last = -1] = [shown[0], shown.at(-1)];
  return { ref, shown, before: first * height, after: (count - 1 - last) * height };
}
