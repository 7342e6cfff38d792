import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration, type Location } from "react-router";
import { RouteFocus } from "./RouteFocus.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/feedback/Toasts.tsx")).Toasts }));

/** What a page's place is remembered by. Every page that is opened by its address has the same key (R-1387). */
function placeKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/** Wraps every screen: toasts, focus on a new page, and scroll restoration. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <Suspense>
        <Toasts />
      </Suspense>
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}
