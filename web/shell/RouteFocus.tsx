import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCurrentTitle } from "../htmlHead/pageTitle.ts";

/**
 * Makes a change of page known without eyes: the keyboard goes on from the new page's content instead of from a link that
 * is gone, and a screen reader reads its heading as soon as it stands.
 */
export function RouteFocus(): null {
  const { pathname } = useLocation();
  const title = useCurrentTitle();
  const shown = useRef(pathname);
  useEffect(() => {
    const main = document.querySelector<HTMLElement>("main");
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) main?.focus({ preventScroll: true });
    // The title comes with the page itself, often after its address; whatever was focused since then stays so.
    if (document.activeElement !== main || title === "") return;
    const heading = main?.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, title]);
  return null;
}
