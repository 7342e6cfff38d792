import { useLayoutEffect } from "react";

/**
 * Keeps keys from the grid while its menu opens: the menu takes the focus a moment later, and keys pressed until then
 * must not move or change cells. Escape cancels the menu.
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
