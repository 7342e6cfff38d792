import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const event of ["beforeprint", "afterprint"]) {
    const handle = () => {
      isPrinting = event === "beforeprint";
      // Firefox copies the page as soon as the event is over.
      flushSync(onChange);
    };
    window.addEventListener(event, handle, { signal });
  }
  return () => leaving.abort();
}

/** Whether the page is being printed: a list then renders all rows that it has, because paper does not scroll (R-1253). */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
