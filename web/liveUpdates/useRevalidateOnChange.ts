import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import { clearShipmentLists } from "../session/shipmentLists.ts";
import { isAlreadyApplied } from "./appliedUpdates.ts";
import { useShipmentUpdates, type ShipmentUpdate } from "./shipmentUpdates.ts";

/** News that come in a bunch, as a document brings two, load the page once. */
const debounceMilliseconds = 150;

/**
 * Loads the page again when news concern it. While a dialog, a panel or a menu is open it waits: nothing changes under the
 * user's hands, and when that is closed the page is made fresh. News of what this tab has just done itself load nothing:
 * its answer, which may come after them, has brought everything.
 */
export function useRevalidateOnChange(concerns: (news: ShipmentUpdate) => boolean): void {
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
  useShipmentUpdates((news) => {
    clearShipmentLists();
    if (news !== "missed" && !concerns(news)) return;
    waiting.current.push(news);
    cancel.current ??= whenUndisturbed(() => {
      cancel.current = null;
      if (
        waiting.current
          .splice(0)
          .filter(isLastOfItsShipment)
          .some((one) => one === "missed" || !isAlreadyApplied(one, environment))
      ) {
        void revalidate();
      }
    });
  });
}

/** News come in the order of the changes, and what is known by a change holds all those before it. */
function isLastOfItsShipment(news: ShipmentUpdate | "missed", place: number, all: (ShipmentUpdate | "missed")[]): boolean {
  return news === "missed" || !all.slice(place + 1).some((later) => later !== "missed" && later.shipmentId === news.shipmentId);
}

/** Calls `act` soon, but not while a dialog or a menu is open. Answers how to give that up. */
function whenUndisturbed(act: () => void): () => void {
  const isBusy = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;
  const observer = new MutationObserver(() => {
    if (isBusy()) return;
    observer.disconnect();
    act();
  });
  const timer = setTimeout(() => {
    if (isBusy()) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["role"] });
    else act();
  }, debounceMilliseconds);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
