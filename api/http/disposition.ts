/** How a browser treats a file: shows it or saves it. */
export const dispositions = ["inline", "attachment"] as const;
export type Disposition = (typeof dispositions)[number];

/** What a browser may show in itself; everything else is saved, whatever the address asks for. */
const shown = new Set(["application/pdf", "image/png", "image/jpeg"]);

/** What happens to a file of this type when this is asked for. */
export function safeDisposition(contentType: string, asked: Disposition): Disposition {
  return shown.has(contentType) ? asked : "attachment";
}

/** RFC 6266: the name in ASCII for old readers, and whole in UTF-8. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
