import { settings } from "../htmlHead/settings.ts";

/**
 * The address from which this page can fetch a file; null unless the server's address is absolute http or https, since others could run a
 * script. Files of our own server are fetched from the page's origin: the server may know itself by another name, and the content security
 * policy allows only this origin and the configured file origin.
 */
export function fileAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return settings.fileOrigin === "" ? url.pathname + url.search : url.href;
}
