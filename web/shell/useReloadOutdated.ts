import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onOutdated, onRetryPage, reloadLists } from "../relay/outdatedScreen.ts";
import { clearPreloaded } from "../relay/preloadedQueries.ts";
import { clearShipmentLists } from "../session/shipmentLists.ts";
import { whenNoDialogIsOpen } from "../ui/dialog/whenNoDialogIsOpen.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";

/** Loads again what is on the screen once it turned out to be out of date, as soon as no dialog is open (R-1265). */
export function useReloadOutdated(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let cancel = () => {};
    function reload(): void {
      clearPreloaded();
      clearShipmentLists();
      void revalidate();
      reloadLists();
      // Forms and Settings take master data from the store alone.
      reloadUserInfo().catch(() => null);
    }
    function soon(act: () => void): void {
      cancel();
      cancel = whenNoDialogIsOpen(act);
    }
    const stops = [onOutdated(() => soon(reload)), onRetryPage(() => soon(() => void revalidate()))];
    return () => {
      for (const stop of stops) stop();
      cancel();
    };
  }, [revalidate]);
}
