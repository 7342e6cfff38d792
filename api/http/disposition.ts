/** How a browser treats a file: shows it or saves it. */
export const dispositions = ["inline", "attachment"] as const;
export type Disposition = (typeof dispositions)[number];

/** Types that a browser may show inline; any other type is downloaded, whatever the URL asks for. */
const shown = new Set(["application/pdf", "image/png", "image/jpeg"]);

/** The disposition for a content type; falls back to download. */
export function safeDisposition(contentType: string, asked: Disposition): Disposition {
  return shown.has(contentType) ? asked : "attachment";
}

/** A header by RFC 6266: the name in ASCII for old clients, and in full in UTF-8. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
