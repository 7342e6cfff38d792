import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { RouteFocus } from "./RouteFocus.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/feedback/Toasts.tsx")).Toasts }));

/** Around every screen: the toasts, the focus on a new page, and the scroll position of the way back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <Suspense>
        <Toasts />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
