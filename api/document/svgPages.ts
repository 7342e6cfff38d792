const openingTag = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/;
const pageGroup = /^ {4}<g[ >]/;
const glyphUse = /xlink:href="#([^"]+)"/g;
/** Indents, and attributes that say what holds without them: two thirds of what the compiler writes. */
const idle = /^ +| y="0"| fill-rule="nonzero"/gm;

/**
 * Parts the compiler's one long SVG, in which all pages stand under each other, into one SVG a page. Each page keeps only
 * the glyphs and clips that it uses, and is written tersely: it is passed on as text four times before it is painted.
 */
export function svgPages(merged: string, pageCount: number): string[] {
  const [, width = "0", height = "0"] = openingTag.exec(merged) ?? [];
  const pageHeight = Number(height) / pageCount;
  const { groups, definitions } = readLines(merged.split("\n"));
  return groups.map((group, index) => {
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${index * pageHeight} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">`;
    const paper = `<rect x="0" y="${index * pageHeight}" width="${width}" height="${pageHeight}" fill="#ffffff"/>`;
    return `${opening}${paper}${terse(group, definitions)}</svg>`;
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

/** A page's drawing with its definitions, in which the glyphs have short names. */
function terse(group: string, { glyphs, others }: Definitions): string {
  const names = new Map<string, string>();
  const drawing = group.replaceAll(idle, "").replaceAll(glyphUse, (use, id: string) => {
    if (!glyphs.has(id)) return use;
    const name = names.get(id) ?? `g${names.size}`;
    names.set(id, name);
    return `xlink:href="#${name}"`;
  });
  const used = [...names].map(([id, name]) => (glyphs.get(id) ?? "").replace(`id="${id}"`, `id="${name}"`).replaceAll(idle, ""));
  return `${drawing}<defs>${used.join("")}${others}</defs>`;
}
