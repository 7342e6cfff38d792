import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onOutdated, onRetryPage, reloadLists } from "../relay/outdatedScreen.ts";
import { clearPreloaded } from "../relay/page/preloadedQueries.ts";
import { clearShipmentLists } from "../session/shipmentLists.ts";
import { whenNoDialogIsOpen } from "../ui/dialog/whenNoDialogIsOpen.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";

/** Loads again what is on the screen once it turned out to be out of date, as soon as no dialog is open (R-1265). */
export function useReloadOutdated(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    function reload(): void {
      clearPreloaded();
      clearShipmentLists();
      void revalidate();
      reloadLists();
      // Forms and Settings take master data from the store alone.
      reloadUserInfo().catch(() => null);
    }
    const stops = [follow(onOutdated, reload), follow(onRetryPage, () => void revalidate())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
}

/** Acts after each signal, once no dialog is open. Returns a function that stops it. */
function follow(subscribe: typeof onOutdated, act: () => void): () => void {
  let cancel = () => {};
  const stop = subscribe(() => {
    cancel();
    cancel = whenNoDialogIsOpen(act);
  });
  return () => {
    stop();
    cancel();
  };
}
