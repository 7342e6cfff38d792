import { outlineText, readOutlines, type Outlines } from "./svgText.ts";

/** A range of pages, numbered from 1; `to` null is the last one. */
export type PageRange = { from: number; to: number | null };

export const allPages: PageRange = { from: 1, to: null };

const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
/** Indentation and class names, which viewers do not need. */
const idle = /\n +| class="typst-\w+"/g;

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
  const { groups, outlines, others } = readBlocks(merged);
  if (width === "" || groups.length !== pageCount) throw new Error(`${groups.length} groups of ${pageCount} pages, "${width}" wide`);
  return groups.slice(from - 1, to ?? undefined).map((group, index) => {
    const top = (from - 1 + index) * pageHeight;
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${top}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    return `${opening}${paper}${outlineText(group.replaceAll(idle, ""), outlines)}<defs>${others}</defs></svg>`;
  });
}

type Blocks = { groups: string[]; outlines: Outlines; others: string };

const blockStart = "\n    <";

/** The top-level groups are the pages; the definitions, including those of glyphs, follow. */
function readBlocks(merged: string): Blocks {
  const blocks: Blocks = { groups: [], outlines: new Map(), others: "" };
  for (let at = merged.indexOf(blockStart); at !== -1; at = merged.indexOf(blockStart, at)) {
    const name = /^(?:g|defs)(?=[ >])/.exec(merged.slice(at + blockStart.length, at + blockStart.length + 5))?.[0];
    const closing = `${blockStart}/${name ?? ""}>\n`;
    const end = name === undefined ? -1 : merged.indexOf(closing, at);
    if (end === -1) {
      at += 1;
      continue;
    }
    const inner = merged.slice(merged.indexOf(">", at) + 1, end);
    if (name === "g") blocks.groups.push(merged.slice(at, end + closing.length));
    else if (merged.slice(at, at + 100).includes('id="glyph"')) blocks.outlines = readOutlines(inner);
    else blocks.others += inner;
    at = end + closing.length - 1;
  }
  return blocks;
}
