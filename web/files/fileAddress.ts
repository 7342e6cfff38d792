import { settings } from "../htmlHead/settings.ts";

/**
 * Where this page can fetch a file that the server gave an address of; null for anything but an absolute web address, which could
 * run a script here. Files of our own server are asked for at the page's own origin: the server may know itself by another name than
 * the one the browser came by, and the page's policy allows no other origin than this one and the configured one of files.
 */
export function fileAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return settings.fileOrigin === "" ? url.pathname + url.search : url.href;
}
