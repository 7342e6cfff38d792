const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/;
const pageGroup = /^ {4}<g[ >]/;
const glyphUse = /xlink:href="#([^"]+)"/g;

/**
 * Parts the compiler's one long SVG, in which all pages stand under each other, into one SVG a page. Each page keeps only
 * the glyphs and clips that it uses.
 */
export function svgPages(merged: string, pageCount: number): string[] {
  const [, width = "0", height = "0"] = openingTag.exec(merged) ?? [];
  const pageHeight = Number(height) / pageCount;
  const { groups, definitions } = readLines(merged.split("\n"));
  return groups.map((group, index) => {
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${index * pageHeight} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${index * pageHeight}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    return `${opening}${paper}${group}<defs>${usedBy(group, definitions)}</defs></svg>`;
  });
}

type Definitions = { glyphs: Map<string, string>; others: string };

/** The top-level groups are the pages; after them come the definitions, glyphs one symbol each. */
function readLines(lines: string[]): { groups: string[]; definitions: Definitions } {
  const groups: string[] = [];
  const glyphs = new Map<string, string>();
  let others = "";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const isBlock = pageGroup.test(line) || line.startsWith("    <defs");
    if (!isBlock) continue;
    const closing = line.startsWith("    <defs") ? "    </defs>" : "    </g>";
    const end = lines.indexOf(closing, at);
    const block = lines.slice(at, end + 1);
    if (closing === "    </g>") groups.push(block.join("\n"));
    else if (line.includes('id="glyph"')) readGlyphs(block, glyphs);
    else others += block.slice(1, -1).join("\n");
    at = end;
  }
  return { groups, definitions: { glyphs, others } };
}

function readGlyphs(block: string[], glyphs: Map<string, string>): void {
  const symbols = block
    .slice(1, -1)
    .join("\n")
    .split(/(?=<symbol )/);
  for (const symbol of symbols) {
    const id = /^<symbol id="([^"]+)"/.exec(symbol)?.[1];
    if (id) glyphs.set(id, symbol);
  }
}

function usedBy(group: string, { glyphs, others }: Definitions): string {
  const ids = new Set([...group.matchAll(glyphUse)].map((match) => match[1] ?? ""));
  return [...ids].map((id) => glyphs.get(id) ?? "").join("") + others;
}
