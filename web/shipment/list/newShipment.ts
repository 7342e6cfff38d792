import { useEffect, useSyncExternalStore } from "react";

let firmAsked: string | null = null;
const listeners = new Set<() => void>();

/** Asks, from anywhere, for an empty shipment form on the list of this firm; whoever asks goes there too. */
export function askForNewShipment(firmId: string): void {
  tell(firmId);
}

/** Calls back once when a new shipment of this firm has been asked for: before its list was opened, or while it stands. */
export function useNewShipmentAsked(firmId: string, onAsked: () => void): void {
  const isAsked = useSyncExternalStore(subscribe, () => firmAsked === firmId);
  useEffect(() => {
    if (!isAsked) return;
    tell(null);
    onAsked();
  });
}

function tell(firmId: string | null): void {
  firmAsked = firmId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
