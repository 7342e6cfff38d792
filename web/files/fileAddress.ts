import { settings } from "../htmlHead/settings.ts";

/**
 * The address from which this page can fetch a file; null unless the server's address is absolute http or https, since others could run a
 * script. Files of another origin than the configured one are our own server's and fetched from the page's origin: the server may know itself
 * by another name, and the content security policy allows only these two (R-1187).
 */
export function fileAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return url.origin === settings.fileOrigin ? url.href : url.pathname + url.search;
}
