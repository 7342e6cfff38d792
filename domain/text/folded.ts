import { composed } from "./composed.ts";
import { withoutMarks } from "./unseen.ts";

/**
 * A name as names are compared (R-1206): case does not count, nor which blanks part its words, nor the unseen marks that a web page or a PDF
 * leaves in a copied text.
 */
export function folded(text: string): string {
  return composed(withoutMarks(text)).replaceAll(/\s+/g, " ").trim().toLowerCase();
}
