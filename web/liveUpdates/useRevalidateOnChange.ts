import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import { reloadLists } from "../relay/outdatedScreen.ts";
import { clearShipmentLists } from "../session/shipmentLists.ts";
import { whenNoDialogIsOpen } from "../ui/dialog/whenNoDialogIsOpen.ts";
import { isAlreadyApplied } from "./appliedUpdates.ts";
import { useShipmentUpdates, type ShipmentUpdate } from "./shipmentUpdates.ts";

/**
 * Reloads the page when an update concerns it, once for those that arrive together, such as the two of one document. While a dialog, panel or
 * menu is open it waits, so that nothing changes under the user's hands. Updates about this tab's own mutations are ignored: their answers,
 * which may arrive later, contain everything.
 */
export function useRevalidateOnChange(concerns: (update: ShipmentUpdate) => boolean): void {
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const waiting = useRef<(ShipmentUpdate | "missed")[]>([]);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = null;
      waiting.current = [];
    },
    [],
  );
  useShipmentUpdates((update) => {
    clearShipmentLists();
    if (update !== "missed" && !concerns(update)) return;
    waiting.current.push(update);
    cancel.current ??= whenNoDialogIsOpen(() => {
      cancel.current = null;
      if (
        waiting.current
          .splice(0)
          .filter(isLastOfItsShipment)
          .some((one) => one === "missed" || !isAlreadyApplied(one, environment))
      ) {
        void revalidate();
        reloadLists();
      }
    });
  });
}

/** Updates arrive in the order of changes, so a state that includes one change includes all earlier ones. */
function isLastOfItsShipment(update: ShipmentUpdate | "missed", place: number, all: (ShipmentUpdate | "missed")[]): boolean {
  return update === "missed" || !all.slice(place + 1).some((later) => later !== "missed" && later.shipmentId === update.shipmentId);
}
