import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { RouteFocus } from "./RouteFocus.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/feedback/Toasts.tsx")).Toasts }));

/** Wraps every screen: toasts, focus on a new page, and scroll restoration. */
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
