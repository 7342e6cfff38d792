import { useEffect, useRef } from "react";
import { clearPreloaded } from "../relay/page/preloadedQueries.ts";
import { createSignal } from "../ui/store/store.ts";

/** A change of a shipment made by another browser or program. Ids are global ones. */
export type ShipmentUpdate = {
  change: "CREATED" | "UPDATED" | "DELETED";
  shipmentId: string;
  firmId: string;
  /** When it was changed, by ISO 8601: the shipment's new `updatedAt`. */
  at: string;
  /** The shipment's new version; null if it was deleted. */
  version: number | null;
};

/** An update, or "missed" if some may have been lost: then everything on the screen may have changed. */
type Listener = (update: ShipmentUpdate | "missed") => void;

const updates = createSignal<ShipmentUpdate | "missed">();

/** Notifies the listeners. Prefetched pages are older than the update and are dropped. */
export function emitUpdate(update: ShipmentUpdate | "missed"): void {
  clearPreloaded();
  updates.emit(update);
}

/** Calls back for each update while the component is mounted. */
export function useShipmentUpdates(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => updates.subscribe((update) => latest.current(update)), []);
}
