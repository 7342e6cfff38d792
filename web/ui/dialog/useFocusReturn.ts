import { useRef } from "react";

type FocusReturn = {
  /** Call before the dialog opens. */
  remember: () => void;
  /** Call after the dialog has closed. */
  giveBack: () => void;
};

/** Returns the focus to the element that opened a dialog; for a menu's entry, which is gone by then, to the menu's button. */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember() {
      opener.current = openerOf(document.activeElement);
    },
    giveBack() {
      const target = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>("main");
      target?.focus({ preventScroll: true });
    },
  };
}

function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[data-menu-dropdown]");
  const element = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return element instanceof HTMLElement ? element : null;
}
