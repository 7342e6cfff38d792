import { useEffect, useRef } from "react";
import { clearPreloaded } from "../relay/preloadedQueries.ts";

/** What another browser, or a machine, has done to a shipment. Ids are global ones. */
export type ShipmentUpdate = {
  change: "CREATED" | "UPDATED" | "DELETED";
  shipmentId: string;
  firmId: string;
  /** The instant at which it was done, by ISO 8601: the shipment's `updatedAt` from then on. */
  at: string;
  /** The shipment's version as it is now; null when it is gone. */
  version: number | null;
};

/** News, or that some may have been missed: then everything that is shown counts as changed. */
type Listener = (news: ShipmentUpdate | "missed") => void;

const listeners = new Set<Listener>();

/** Passes on what the stream brought. Pages that were loaded ahead are older than the news. */
export function emitUpdate(news: ShipmentUpdate | "missed"): void {
  clearPreloaded();
  for (const listener of listeners) listener(news);
}

/** Calls back with each piece of news as long as the component is shown. */
export function useShipmentUpdates(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const tell: Listener = (news) => latest.current(news);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
}
