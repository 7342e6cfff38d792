import { useCallback, useState } from "react";

type Scroller = {
  /** Ref of the element that may scroll. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether its content overflows: then it must be focusable, so that the arrow keys can scroll it. Null until that is measured. */
  isWide: boolean | null;
};

/** Observes whether an element's content is wider than the element. */
export function useScrollsSideways(): Scroller {
  const [isWide, setWide] = useState<boolean | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, isWide };
}
