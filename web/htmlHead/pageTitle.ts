import { useEffect } from "react";
import { createStore, useStore } from "../ui/store/store.ts";
import { settings } from "./settings.ts";

const currentTitle = createStore("");

/**
 * Sets the title of the browser's tab, such as "Support · Lading". An empty title shows the product's name alone. React's `<title>` cannot
 * replace it: the first title element wins, which is that of the served page.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const shown = title === "" ? settings.productName : `${title} · ${settings.productName}`;
    document.title = shown;
    currentTitle.set(shown);
  }, [title]);
}

/** The current title; it changes once a new page is rendered. */
export function useCurrentTitle(): string {
  return useStore(currentTitle);
}
