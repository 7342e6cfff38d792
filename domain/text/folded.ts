import { composed } from "./composed.ts";

/**
 * A name as names are compared (R-1206): case does not count, nor which blanks part its words, nor the unseen marks that a web page or a PDF
 * leaves in a copied text.
 */
export function folded(text: string): string {
  return composed(text)
    .replaceAll(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
