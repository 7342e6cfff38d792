import { settings } from "./settings.ts";

/**
 * Where this page can fetch a file that the server gave an address of. Files of our own server are asked for at the page's
 * own origin: the server may know itself by another name than the one the browser came by, and the page's policy allows no
 * other origin than this one and the configured one of files.
 */
export function fileAddress(address: string): string {
  if (settings.fileOrigin !== "") return address;
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}
