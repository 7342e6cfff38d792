/** Glyph outlines by name: paths whose commands are all relative to the glyph's position. */
export type Outlines = Map<string, string>;

const symbol = /<symbol id="([^"<>]+)"[^<>]*>\s*<path d="M 0 0 ?([^"<>A-Y]*)"\/>\s*<\/symbol>/g;
const glyph = /<use xlink:href="#([^"<>]+)" x="([^"<>]+)" y="([^"<>]+)" fill="([^"<>]+)" fill-rule="nonzero"\/>/g;
const run = /<use [^<>]*\/>(?:\s*<use [^<>]*\/>)*/g;
const anyNumber = /-?[\d.]+(?:e-?\d+)?/g;

/** Cache of shortened outlines: documents use the same few hundred letters, and shortening one is slow. */
const known = new Map<string, string>();
const mostKnown = 4000;

/** Reads the glyph definitions. */
export function readOutlines(definitions: string): Outlines {
  if (known.size > mostKnown) known.clear();
  return new Map(
    [...definitions.matchAll(symbol)].map(([, name = "", path = ""]) => {
      const outline = known.get(path) ?? terse(path);
      known.set(path, outline);
      return [name, outline];
    }),
  );
}

/**
 * Draws each run of letters as one path instead of one element per letter; browsers load that in a third of the time. Throws for an unknown
 * glyph, so that no letter is lost silently.
 */
export function outlineText(drawing: string, outlines: Outlines): string {
  return drawing.replaceAll(run, (uses) => {
    const paths = new Map<string, string>();
    const rest = uses.replaceAll(glyph, (_use, name: string, x: string, y: string, fill: string) => {
      const outline = outlines.get(name);
      if (outline === undefined) throw new Error(`No outline of the glyph ${name}`);
      if (outline !== "") paths.set(fill, `${paths.get(fill) ?? ""}M${rounded(x)} ${rounded(y)}${outline}`);
      return "";
    });
    if (rest.trim() !== "") throw new Error(`Not a letter: ${rest.trim().slice(0, 200)}`);
    return [...paths].map(([fill, path]) => `<path transform="scale(.01)" fill="${fill}" d="${path}"/>`).join("");
  });
}

/** The same path in hundredths of a point and without redundant characters: browsers read whole numbers faster. */
function terse(path: string): string {
  return path.replaceAll(anyNumber, rounded).replaceAll(/ (?=[-a-zA-Z]|$)|(?<=[a-zA-Z]) /g, "");
}

function rounded(number: string): string {
  return String(Math.round(Number(number) * 100));
}
