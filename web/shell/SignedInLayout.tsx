import "../ui/theme/app.css";
import { Outlet } from "react-router";
import { useLiveUpdates } from "../liveUpdates/useLiveUpdates.ts";
import { RelayProvider } from "../relay/RelayProvider.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { AppLoading } from "./AppLoading.tsx";
import { useReloadOutdated } from "./useReloadOutdated.ts";

/** Wraps all protected screens, with or without the dashboard's frame. */
export function Component() {
  useLiveUpdates();
  useReloadOutdated();
  return (
    <RelayProvider>
      <PromptSuspense fallback={<AppLoading />}>
        <Outlet />
      </PromptSuspense>
    </RelayProvider>
  );
}
