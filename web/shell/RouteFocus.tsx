import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCurrentTitle } from "../htmlHead/pageTitle.ts";

/**
 * Announces a change of page: moves the focus to the new page's content, since the clicked link is gone, and has screen readers read its
 * heading once it is rendered.
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
    // The title comes with the page, often after its address; do not move a focus that the user moved meanwhile.
    if (document.activeElement !== main || title === "") return;
    const heading = main?.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, title]);
  return null;
}
