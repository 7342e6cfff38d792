import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/Toasts.tsx")).Toasts }));

/** Around every screen: the toasts, the voice that names a new page, and the scroll position of the way back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Suspense>
        <Toasts />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
