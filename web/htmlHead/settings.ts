/** The installation's settings, from the page's `<meta name="lading:…">` tags. */
export type Settings = {
  productName: string;
  companyName: string;
  supportPhone: string;
  supportEmail: string;
  /** Where files are fetched from if not from our own origin; else empty. */
  fileOrigin: string;
};

/** The installation's settings. An empty one hides its line; the product always has a name. */
export const settings: Settings = {
  productName: read("product-name") || "Lading",
  companyName: read("company-name"),
  supportPhone: read("support-phone"),
  supportEmail: read("support-email"),
  fileOrigin: read("file-origin"),
};

function read(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="lading:${name}"]`)?.content.trim() ?? "";
}
