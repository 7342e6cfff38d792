import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCurrentTitle } from "./pageTitle.ts";

/**
 * Makes a change of page known without eyes: its title is spoken, and the keyboard goes on from the top of the new
 * page's content instead of from a link that is gone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useCurrentTitle();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <VisuallyHidden component="output" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
