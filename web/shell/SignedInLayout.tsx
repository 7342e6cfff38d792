import "../ui/app.css";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { useNewsStream } from "../news/useNewsStream.ts";
import { RelayProvider } from "../relay/RelayProvider.tsx";
import { AppLoading } from "./AppLoading.tsx";

/** Around all protected screens, with or without the dashboard's frame. */
export function Component() {
  useNewsStream();
  return (
    <RelayProvider>
      <Suspense fallback={<AppLoading />}>
        <Outlet />
      </Suspense>
    </RelayProvider>
  );
}
