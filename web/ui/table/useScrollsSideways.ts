import { useCallback, useState } from "react";

type Scroller = {
  /** Goes on the element that may scroll. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether its content is wider than it is: then it must be reached by keys, so that the arrow keys scroll it. */
  isWide: boolean;
};

/** Watches whether an element's content is wider than its room. */
export function useScrollsSideways(): Scroller {
  const [isWide, setWide] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, isWide };
}
