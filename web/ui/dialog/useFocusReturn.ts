import { useLayoutEffect, useRef } from "react";
import { nearestControl, placesAround } from "../keyboard/handFocusOn.ts";

type FocusReturn = {
  /** Call before the dialog opens. */
  remember: () => void;
  /** Call when the dialog has closed, and is to leave the page at the next render. */
  giveBack: () => void;
};

/**
 * Returns the focus to the element that opened a dialog; for a menu's entry, which is gone by then, to the menu's button. If what was
 * done took that away, to the link or button that was nearest to it in the page.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<Element[]>([]);
  const target = useRef<HTMLElement | null>(null);
  // Once the dialog has left the page: as long as it is there, keys are its own.
  useLayoutEffect(() => {
    target.current?.focus({ preventScroll: true });
    target.current = null;
  });
  return {
    remember() {
      opener.current = openerOf(document.activeElement);
      around.current = partsAround(opener.current);
    },
    giveBack() {
      const { current } = opener;
      const near = nearestControl(around.current);
      // A field would open the keyboard of a phone.
      const heir = near?.matches("a, button") === true ? near : document.querySelector("main");
      target.current = current?.isConnected ? current : heir;
    },
  };
}

/** The parts of the page around an element, the nearest first; not what holds the heading, which stays where another page takes its place. */
function partsAround(element: Element | null): Element[] {
  const main = document.querySelector("main");
  if (main?.contains(element) !== true) return [];
  return placesAround(element, main).filter((place) => place.querySelector("h1") === null);
}

function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[data-menu-dropdown]");
  const element = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return element instanceof HTMLElement ? element : null;
}
