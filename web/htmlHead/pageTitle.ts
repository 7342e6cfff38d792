import { useEffect, useSyncExternalStore } from "react";
import { settings } from "./settings.ts";

let currentTitle = "";
const listeners = new Set<() => void>();

/**
 * Sets the title of the browser's tab, such as "Support · Lading". An empty title shows the product's name alone. React's `<title>` cannot
 * replace it: the first title element wins, which is that of the served page.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    currentTitle = title === "" ? settings.productName : `${title} · ${settings.productName}`;
    document.title = currentTitle;
    for (const listener of listeners) listener();
  }, [title]);
}

/** The current title; it changes once a new page is rendered. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(subscribe, () => currentTitle);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
