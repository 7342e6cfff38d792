import "../ui/app.css";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { RelayProvider } from "../relay/RelayProvider.tsx";
import { AppLoading } from "./AppLoading.tsx";

/** Around all protected screens, with or without the dashboard's frame. */
export function Component() {
  return (
    <RelayProvider>
      <Suspense fallback={<AppLoading />}>
        <Outlet />
      </Suspense>
    </RelayProvider>
  );
}
