import { useEffect, useSyncExternalStore } from "react";
import { settings } from "./settings.ts";

let currentTitle = "";
const listeners = new Set<() => void>();

/** Names the page in the browser's tab, as "Support · Lading". Empty: the product alone. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    currentTitle = title === "" ? settings.productName : `${title} · ${settings.productName}`;
    document.title = currentTitle;
    for (const listener of listeners) listener();
  }, [title]);
}

/** The title in effect, which changes once a new page stands. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(subscribe, () => currentTitle);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
