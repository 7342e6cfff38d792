import { hash } from "node:crypto";
import { layersOf } from "./svgLayers.ts";
import { readOutlines, type Outlines } from "./svgOutlines.ts";

/** A range of pages, numbered from 1; `to` null is the last one. */
export type PageRange = { from: number; to: number | null };

export const allPages: PageRange = { from: 1, to: null };

const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
/** Indentation and class names, which viewers do not need. */
const idle = /\n +| class="typst-\w+"/g;
/** Fewer make a changed line slower to show, more the first page. */
const stripsPerPage = 8;
/** A page of more is one layer: a caller that knows them all names them all. */
const mostLayers = 100;

/** A part of a page: the layers of a page are shown on top of each other, the first one at the bottom. `svg` is null for one that the caller has. */
type PageLayer = { hash: string; svg: string | null };

/**
 * The requested pages, or their layers, and how many pages there are; `mismatch` says why they are the compiler's own SVG, and is null
 * usually.
 */
export type SvgPages = { pages: string[]; layers: PageLayer[][]; pageCount: number; mismatch: string | null };

/**
 * Which pages, and in which form: each as one SVG, or, if `known` lists the hashes of the layers that the caller has, as layers without the
 * content of those.
 */
export type PagesWanted = { range: PageRange; known: readonly string[] | null };

/**
 * Splits the compiler's single SVG of all pages into pages, and returns the requested ones. An SVG of an unknown form, such as that of a newer
 * compiler, is returned as it is, as one long page.
 */
export function svgPages(merged: string, pageCount: number, { range, known }: PagesWanted = { range: allPages, known: null }): SvgPages {
  let read: { pages: DrawnPage[]; pageCount: number; mismatch: string | null };
  try {
    read = { pages: splitPages(merged, pageCount, range), pageCount, mismatch: null };
  } catch (error) {
    const mismatch = error instanceof Error ? error.message : String(error);
    const own: DrawnPage = { opening: "", layers: [merged], closing: "" };
    read = { pages: [own].slice(range.from - 1), pageCount: 1, mismatch };
  }
  if (known === null)
    return { ...read, pages: read.pages.map(({ opening, layers, closing }) => opening + layers.join("") + closing), layers: [] };
  const has = new Set(known);
  return { ...read, pages: [], layers: read.pages.map((page) => layersWithout(has, page)) };
}

/** A page's layers between the markup that makes a document of one or all of them. */
type DrawnPage = { opening: string; layers: string[]; closing: string };

function layersWithout(known: ReadonlySet<string>, { opening, layers, closing }: DrawnPage): PageLayer[] {
  return layers.map((layer) => {
    const svg = opening + layer + closing;
    const name = hash("sha256", svg, "base64url");
    return { hash: name, svg: known.has(name) ? null : svg };
  });
}

/** Writes few and terse elements, because browsers spend their time on elements. Throws for a form that it does not know. */
function splitPages(merged: string, pageCount: number, { from, to }: PageRange): DrawnPage[] {
  const [, width = "", height = ""] = openingTag.exec(merged) ?? [];
  const pageHeight = Number(height) / pageCount;
  const { groups, outlines, others } = readBlocks(merged);
  if (width === "" || groups.length !== pageCount) throw new Error(`${groups.length} groups of ${pageCount} pages, "${width}" wide`);
  return groups.slice(from - 1, to ?? undefined).map((group, index) => {
    const top = (from - 1 + index) * pageHeight;
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${top}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    const layers = [paper, ...layersOf(group.replaceAll(idle, ""), outlines, pageHeight / stripsPerPage)];
    // What is defined for the whole page, such as a clip path, may be needed by any of its layers.
    if (others !== "" || layers.length > mostLayers)
      return { opening, layers: [layers.join("")], closing: `${others && `<defs>${others}</defs>`}</svg>` };
    return { opening, layers, closing: "</svg>" };
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
