import { useLayoutEffect } from "react";

/**
 * Keeps keys from the grid while its menu is open: the menu takes the keyboard a moment after it was asked for, and
 * what is pressed until then must not move or change cells. Escape gives the menu up.
 */
export function useMenuKeys(isOpen: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent) {
      if (!(event.target instanceof HTMLElement) || event.target.role !== "grid") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") onEscape();
    }
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, [isOpen, onEscape]);
}
