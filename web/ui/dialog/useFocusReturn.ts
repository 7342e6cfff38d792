import { useLayoutEffect, useRef } from "react";

type FocusReturn = {
  /** Call before the dialog opens. */
  remember: () => void;
  /** Call when the dialog has closed, and is to leave the page at the next render. */
  giveBack: () => void;
};

/** Returns the focus to the element that opened a dialog; for a menu's entry, which is gone by then, to the menu's button. */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  const target = useRef<HTMLElement | null>(null);
  // Once the dialog has left the page: as long as it is there, keys are its own.
  useLayoutEffect(() => {
    target.current?.focus({ preventScroll: true });
    target.current = null;
  });
  return {
    remember() {
      opener.current = openerOf(document.activeElement);
    },
    giveBack() {
      target.current = opener.current?.isConnected ? opener.current : document.querySelector("main");
    },
  };
}

function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[data-menu-dropdown]");
  const element = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return element instanceof HTMLElement ? element : null;
}
