import { useEffect, useRef } from "react";

/**
 * A browser takes the focus from a button that is disabled while it waits; it is back where it was if the button is still there
 * afterwards, and the focus went nowhere else. Call the returned function before the wait.
 */
export function useFocusKept(isWaiting: boolean): () => void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    return () => {
      // Whatever else keeps the button disabled ends with the same answer.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && held.current instanceof HTMLElement) held.current.focus();
      });
    };
  }, [isWaiting]);
  return () => {
    held.current = document.activeElement;
  };
}
