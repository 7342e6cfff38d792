import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

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
    let known: boolean | null = null;
    const observer = new ResizeObserver(() => {
      const next = element.scrollWidth > element.clientWidth;
      if (next === known) return;
      known = next;
      // In the frame that shows it: who presses Tab at once, or looks for what can be focused, finds it.
      flushSync(() => setWide(next));
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, isWide };
}
