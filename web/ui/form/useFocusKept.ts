import { useEffect, useRef } from "react";

/**
 * A browser takes the focus from a button that is disabled while it waits. If the focus went nowhere else, it is back on the button
 * afterwards, or on the dialog or the page's content if the button is gone. Call the returned function before the wait.
 */
export function useFocusKept(isWaiting: boolean): () => void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    return () => {
      // Whatever else keeps the button disabled ends with the same answer.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(held.current instanceof HTMLElement)) return;
        if (held.current.isConnected) held.current.focus();
        else [...document.querySelectorAll<HTMLElement>("main, [role=dialog]")].at(-1)?.focus({ preventScroll: true });
      });
    };
  }, [isWaiting]);
  return () => {
    held.current = document.activeElement;
  };
}
