import { outlineText, readOutlines, type Outlines } from "./svgText.ts";

/** Some pages of a document, by number from 1; `to` null is the last one. */
export type PageRange = { from: number; to: number | null };

export const allPages: PageRange = { from: 1, to: null };

const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const pageGroup = /^ {4}<g[ >]/;
/** Indentation and class names, which no viewer needs. */
const idle = /^ +| class="typst-\w+"/gm;

/**
 * Parts the compiler's one long SVG, in which all pages stand under each other, into one SVG a page, and answers those
 * asked for. They are written tersely and as few elements: a browser spends its time on elements.
 */
export function svgPages(merged: string, pageCount: number, { from, to }: PageRange = allPages): string[] {
  const [, width = "0", height = "0"] = openingTag.exec(merged) ?? [];
  const pageHeight = Number(height) / pageCount;
  const { groups, outlines, others } = readLines(merged.split("\n"));
  return groups.slice(from - 1, to ?? undefined).map((group, index) => {
    const top = (from - 1 + index) * pageHeight;
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${top}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    return `${opening}${paper}${outlineText(group, outlines).replaceAll(idle, "")}<defs>${others}</defs></svg>`;
  });
}

type Parts = { groups: string[]; outlines: Outlines; others: string };

/** The top-level groups are the pages; after them come the definitions, the glyphs' among them. */
function readLines(lines: string[]): Parts {
  const groups: string[] = [];
  let outlines: Outlines = new Map();
  let others = "";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const isBlock = pageGroup.test(line) || line.startsWith("    <defs");
    if (!isBlock) continue;
    const closing = line.startsWith("    <defs") ? "    </defs>" : "    </g>";
    const end = lines.indexOf(closing, at);
    const block = lines.slice(at, end + 1);
    if (closing === "    </g>") groups.push(block.join("\n"));
    else if (line.includes('id="glyph"')) outlines = readOutlines(block.join("\n"));
    else others += block.slice(1, -1).join("\n");
    at = end;
  }
  return { groups, outlines, others };
}
