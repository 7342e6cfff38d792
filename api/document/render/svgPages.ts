import { outlineText, readOutlines, type Outlines } from "./svgText.ts";

/** A range of pages, numbered from 1; `to` null is the last one. */
export type PageRange = { from: number; to: number | null };

export const allPages: PageRange = { from: 1, to: null };

const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const pageGroup = /^ {4}<g[ >]/;
/** Indentation and class names, which viewers do not need. */
const idle = /^ +| class="typst-\w+"/gm;

/** The requested pages and how many there are; `mismatch` says why they are the compiler's own SVG, and is null usually. */
export type SvgPages = { pages: string[]; pageCount: number; mismatch: string | null };

/**
 * Splits the compiler's single SVG of all pages into one SVG per page, and returns the requested ones. An SVG of an unknown form, such as
 * that of a newer compiler, is returned as it is, as one long page.
 */
export function svgPages(merged: string, pageCount: number, range: PageRange = allPages): SvgPages {
  try {
    return { pages: splitPages(merged, pageCount, range), pageCount, mismatch: null };
  } catch (error) {
    const mismatch = error instanceof Error ? error.message : String(error);
    return { pages: [merged].slice(range.from - 1), pageCount: 1, mismatch };
  }
}

/** Writes few and terse elements, because browsers spend their time on elements. Throws for a form that it does not know. */
function splitPages(merged: string, pageCount: number, { from, to }: PageRange): string[] {
  const [, width = "", height = ""] = openingTag.exec(merged) ?? [];
  const pageHeight = Number(height) / pageCount;
  const { groups, outlines, others } = readLines(merged.split("\n"));
  if (width === "" || groups.length !== pageCount) throw new Error(`${groups.length} groups of ${pageCount} pages, "${width}" wide`);
  return groups.slice(from - 1, to ?? undefined).map((group, index) => {
    const top = (from - 1 + index) * pageHeight;
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${top}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    return `${opening}${paper}${outlineText(group, outlines).replaceAll(idle, "")}<defs>${others}</defs></svg>`;
  });
}

type Parts = { groups: string[]; outlines: Outlines; others: string };

/** The top-level groups are the pages; the definitions, including those of glyphs, follow. */
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
